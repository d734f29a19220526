import FileSystem

/// The machine as the grader sees it: its files, its programs, and its environment variables.
package struct Machine: Sendable {
    package var files: Files
    package var processes: Processes
    /// The environment variables of this process: where programs are looked for, and what the toolchain's
    /// programs are run with.
    package var environment: [String: String]
    /// What a limit of this process is now; nil if there is none.
    package var limit: @Sendable (SystemLimit) -> Int? = { $0.current }

    package init(files: Files, processes: Processes, environment: [String: String]) {
        self.files = files
        self.processes = processes
        self.environment = environment
    }
}
