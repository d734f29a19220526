import FileSystem

/// The machine as the grader sees it: its files, its programs, and its environment variables.
package struct Machine: Sendable {
    package var files: Files
    package var processes: Processes
    /// The environment variables of this process. They are used to find programs and to run the
    /// toolchain's programs.
    package var environment: [String: String]
    /// Returns the current value of a limit of this process; nil if there is no limit.
    package var limit: @Sendable (SystemLimit) -> Int? = { $0.current }

    package init(files: Files, processes: Processes, environment: [String: String]) {
        self.files = files
        self.processes = processes
        self.environment = environment
    }
}
