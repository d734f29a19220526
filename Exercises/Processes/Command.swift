/// A program to run, with everything that it sees of the outside.
package struct Command: Sendable, Equatable {
    /// The absolute path of the program.
    package var executable: String
    /// The arguments, without the program's own name.
    package var arguments: [String]
    /// The whole environment: nothing is inherited.
    package var environment: [String: String]
    /// The absolute path of the working directory.
    package var directory: String
    /// What it finds on standard input: 4096 bytes at the most, all that a pipe takes at once.
    package var input = ""
    /// Whether the program tells with the status 128 + N that signal N ended what it ran.
    package var tellsSignals = false

    /// Makes a command; by default without arguments and with an empty environment.
    package init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:],
        directory: String
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }
}
