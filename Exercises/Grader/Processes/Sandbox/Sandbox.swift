import Foundation

/// Isolates the building and running of a submission from everything else on the computer.
package struct Sandbox: Sendable {
    /// The files that a command can access. It can always access the toolchain and the system's own
    /// programs and libraries.
    package struct Access: Sendable, Equatable {
        /// The files and folders that the command can read, by absolute path.
        var readable: [String] = []
        /// The folders that the command can change, by absolute path.
        var writable: [String] = []
        /// A folder that is empty when the command starts, and is removed when it ends.
        var scratch: String
        /// The command's memory limit in bytes, which the grader checks at regular intervals; nil
        /// for none.
        var memory: Int?

        package init(
            readable: [String] = [], writable: [String] = [], scratch: String, memory: Int? = nil
        ) {
            (self.readable, self.writable) = (readable, writable)
            (self.scratch, self.memory) = (scratch, memory)
        }
    }

    /// The maximum size of the scratch folder, in bytes.
    package static let scratchSize = 64 << 20
    /// The maximum size of a file, in blocks of 512 bytes: 256 MiB.
    static let fileBlocks = 512 << 10
    /// The maximum number of files that a process can have open at the same time.
    static let openFiles = 1024
    /// The maximum number of simultaneous processes and threads, if the system counts them.
    static let processes = 512

    /// Returns a command that runs the given command in the sandbox, with access only to these
    /// files.
    package var wrap: @Sendable (Command, Access) -> Command
    /// Whether system calls that no exercise needs are refused.
    package var filtersCalls = false

    /// Returns a shell script that sets limits that need no sandbox, and then replaces itself with
    /// the program that its arguments name.
    ///
    /// If the system already has a lower limit, that limit stays.
    ///
    /// - Parameters:
    ///   - countsProcesses: Whether to limit the number of processes and threads. This only makes
    ///     sense if the system counts nothing but those in the sandbox.
    ///   - memory: The memory limit in bytes, which the grader checks at regular intervals; nil for
    ///     none.
    static func limitScript(countsProcesses: Bool, memory: Int?) -> String {
        var limits = ["ulimit -c 0", "ulimit -f \(fileBlocks)", "ulimit -n \(openFiles)"]
        if countsProcesses { limits += ["ulimit -u \(processes) || ulimit -p \(processes)"] }
        if let memory { limits += ["ulimit -d \(hardMemoryLimit(memory) >> 10)"] }
        return "{ \(limits.joined(separator: "; ")); } 2>/dev/null; exec \"$@\""
    }

    /// Returns the number of bytes that the kernel allows each process.
    ///
    /// This is at least twice the limit that the grader checks at regular intervals. So the
    /// grader's check comes first for most tests that use too much memory, and their verdict can
    /// name the cause. The kernel also counts 8 MiB for each thread's stack, whether it is used or
    /// not, so a program with 64 threads needs half a gigabyte.
    ///
    /// - Parameter memory: The limit that the grader checks, in bytes.
    static func hardMemoryLimit(_ memory: Int) -> Int { max(2 * memory, 1 << 30) }
}

extension Sandbox {
    /// Finds this system's sandbox, and tests it.
    ///
    /// - Parameters:
    ///   - folder: The folder of the toolchain, which is visible in the sandbox.
    ///   - hidden: The folders that must not be visible in the sandbox.
    /// - Throws: `SandboxError` if there is no sandbox, or if it doesn't work.
    package static func find(
        on machine: Machine, toolchain folder: String, hidden: [String]
    ) throws -> Sandbox {
        #if os(macOS)
            let name = "sandbox-exec"
        #else
            let name = "bwrap"
        #endif
        guard let program = findExecutable(name, path: machine.environment["PATH"]) else {
            throw SandboxError(program: name, output: nil)
        }
        #if os(macOS)
            let tool = SandboxExec(executable: program, toolchain: folder)
            let sandboxes = [Sandbox(wrap: { tool.wrap($0, $1) })]
        #else
            var tool = Bubblewrap(
                executable: program, toolchain: folder,
                hidden: hidden.map { URL(filePath: $0).resolvingSymlinksInPath().path })
            var links: [String: String] = [:]
            for path in Bubblewrap.system {
                links[path] = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            }
            tool.links = links
            // Since Linux 5.14, processes are counted separately for each user namespace.
            tool.countsProcesses = ProcessInfo.processInfo.isOperatingSystemAtLeast(
                OperatingSystemVersion(majorVersion: 5, minorVersion: 14, patchVersion: 0))
            let setpriv =
                geteuid() == 0 ? findExecutable("setpriv", path: machine.environment["PATH"]) : nil
            let sandboxes = tool.variants(
                setpriv: setpriv,
                filter: SystemCallFilter.Architecture.current.map(SystemCallFilter.init)
            ).map { tool in
                Sandbox(wrap: { tool.wrap($0, $1) }, filtersCalls: tool.filter != nil)
            }
        #endif
        var output = ""
        for sandbox in sandboxes {
            let trial = try sandbox.trial(machine.processes)
            if trial.end == .exited(0) { return sandbox }
            output = trial.text
        }
        throw SandboxError(program: name, output: output)
    }

    /// Runs a command that does nothing in the sandbox, and returns how it ended.
    private func trial(_ processes: Processes) throws -> (end: ProcessEnd, text: String) {
        let command = Command(executable: "/bin/sh", arguments: ["-c", "exit 0"], directory: "/")
        return try processes.output(
            of: wrap(command, Access(scratch: "/tmp")),
            limits: Limits(total: .seconds(60)))
    }
}

/// Thrown if there is no working sandbox for untrusted code.
package struct SandboxError: Error, Equatable {
    /// The program that creates the sandbox.
    package let program: String
    /// The program's output when it failed; nil if there is no such program.
    package let output: String?
}
