/// Keeps what is built and run of a submission away from everything else on the machine.
package struct Sandbox: Sendable {
    /// What a command can reach, beside the toolchain and the system's own programs and libraries.
    package struct Access: Sendable, Equatable {
        /// The files and folders that it can read, by absolute path.
        var readable: [String] = []
        /// The folders that it can change, by absolute path.
        var writable: [String] = []
        /// A folder that is empty as it starts, holds 64 MiB at the most, and is gone when it ends.
        var scratch: String

        package init(readable: [String] = [], writable: [String] = [], scratch: String) {
            self.readable = readable
            self.writable = writable
            self.scratch = scratch
        }
    }

    /// The bytes that a command can write, all in all, where it may write.
    static let scratchSize = 64 << 20
    /// How many files a process can have open at a time.
    static let openFiles = 1024
    /// How many processes and threads there can be at a time, where the system counts them so.
    static let processes = 512

    /// The command that runs a command with nothing but this access.
    package var wrap: @Sendable (Command, Access) -> Command

    /// A shell script that sets limits which need no sandbox, and becomes its arguments.
    ///
    /// - Parameter countsProcesses: Whether to limit processes and threads. That is right where
    ///   only those in the sandbox are counted.
    static func limitScript(countsProcesses: Bool) -> String {
        let count = "ulimit -u \(processes) 2>/dev/null || ulimit -p \(processes) 2>/dev/null; "
        return "ulimit -c 0; ulimit -n \(openFiles); \(countsProcesses ? count : "")exec \"$@\""
    }
}
