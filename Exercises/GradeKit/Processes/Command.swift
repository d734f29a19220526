/// A program to run, with everything that it sees of the outside.
public struct Command: Sendable, Equatable {
    /// The absolute path of the program.
    public var executable: String
    /// The arguments, without the program's own name.
    public var arguments: [String]
    /// The whole environment: nothing is inherited.
    public var environment: [String: String]
    /// The absolute path of the working directory.
    public var directory: String
    /// What it finds on standard input: 4096 bytes at the most, all that a pipe takes at once.
    public var input = ""
    /// Whether the program tells with the status 128 + N that signal N ended what it ran.
    public var tellsSignals = false

    /// Makes a command; by default without arguments and with an empty environment.
    public init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:],
        directory: String
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }
}
