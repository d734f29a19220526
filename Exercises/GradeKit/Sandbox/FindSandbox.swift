import Foundation

extension Sandbox {
    /// The sandbox of this system, tried out.
    ///
    /// - Parameter hidden: Folders that nothing in the sandbox may see.
    /// - Throws: `GradeError.noSandbox` where there is none or where it doesn't work.
    static func find(
        environment: [String: String], processes: Processes, toolchain: Toolchain, hidden: [String]
    ) throws -> Sandbox {
        let folder = try toolchain.folder(environment: environment, processes: processes)
        #if os(macOS)
            let name = "sandbox-exec"
        #else
            let name = "bwrap"
        #endif
        guard let program = findExecutable(name, path: environment["PATH"]) else {
            throw GradeError.noSandbox(program: name, output: nil)
        }
        #if os(macOS)
            let tool = SandboxExec(executable: program, toolchain: folder)
            let sandboxes = [Sandbox(swift: "\(folder)/bin/swift", wrap: { tool.wrap($0, $1) })]
        #else
            let tool = Bubblewrap(
                executable: program, toolchain: folder,
                hidden: hidden.map { URL(filePath: $0).resolvingSymlinksInPath().path })
            var links: [String: String] = [:]
            for path in Bubblewrap.system {
                links[path] = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            }
            let setpriv =
                geteuid() == 0 ? findExecutable("setpriv", path: environment["PATH"]) : nil
            let sandboxes = [setpriv, nil].map { setpriv in
                var tool = tool
                tool.setpriv = setpriv
                tool.links = links
                // Since Linux 5.14, by namespace of users.
                tool.countsProcesses = ProcessInfo.processInfo.isOperatingSystemAtLeast(
                    OperatingSystemVersion(majorVersion: 5, minorVersion: 14, patchVersion: 0))
                return Sandbox(swift: "\(folder)/bin/swift", wrap: { [tool] in tool.wrap($0, $1) })
            }
        #endif
        var output = ""
        for sandbox in sandboxes {
            let trial = try sandbox.trial(processes)
            if trial.end == .exited(0) { return sandbox }
            output = trial.text
        }
        throw GradeError.noSandbox(program: name, output: output)
    }

    /// Runs a command that does nothing, and says how it ended.
    private func trial(_ processes: Processes) throws -> (end: ProcessEnd, text: String) {
        let command = Command(executable: "/bin/sh", arguments: ["-c", "exit 0"], directory: "/")
        return try processes.output(
            of: wrap(command, Access(scratch: "/tmp")), limits: Limits(total: .seconds(60)))
    }
}

extension Toolchain {
    /// The folder with everything of the toolchain's, such as `/opt/swift/usr`.
    ///
    /// The `swift` on the path can be a link or a program that finds the toolchain in another place.
    fileprivate func folder(
        environment: [String: String], processes: Processes
    ) throws -> String {
        let command = Command(
            executable: swift, arguments: ["-print-target-info"], environment: environment,
            directory: "/")
        let (end, text) = try processes.output(of: command)
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
        let library = "/lib/swift"
        guard end == .exited(0), let path = info?.paths.runtimeResourcePath,
            path.hasSuffix(library)
        else { throw GradeError.swiftDoesNotWork(path: swift, output: text) }
        return String(path.dropLast(library.count))
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
        let paths: Paths
    }
}
