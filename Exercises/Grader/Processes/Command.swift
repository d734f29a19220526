/// A program to run, with its arguments, environment, folder and input.
package struct Command: Sendable, Equatable {
    /// The absolute path of the program.
    package var executable: String
    /// The arguments, without the program's own name.
    package var arguments: [String]
    /// The environment variables. The program inherits no others.
    package var environment: [String: String]
    /// The absolute path of the working directory.
    package var directory: String
    /// The content of the program's standard input.
    package var input = ""
    /// The bytes that the program can read from descriptor 4; none if empty. They must fit into a
    /// pipe's buffer.
    package var attachment: [UInt8] = []
    /// Whether this command's program runs another one, and reports that signal N ended the other
    /// one by exiting with status 128 + N.
    package var tellsSignals = false

    /// Creates a command; by default without arguments and with an empty environment.
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

/// The limits of a process, which is ended if it exceeds one of them. Nil means no limit.
package struct Limits: Sendable, Equatable {
    /// The time that may pass since the start, or since the last sign of life.
    package var timeout: Duration?
    /// The time that may pass since the start.
    package var total: Duration?
    /// The resident memory that the process and all its descendants together may use, in bytes.
    package var memory: Int?
    /// Whether the process shares the computer's memory with others. If nearly all of that memory
    /// is in use, the largest of these processes is ended.
    package var sharesMemory: Bool
    /// The maximum number of processes that run at the same time, including the process itself and
    /// all its descendants.
    package var processes: Int?

    /// Creates limits; by default there are none.
    package init(
        timeout: Duration? = nil, total: Duration? = nil, memory: Int? = nil,
        sharesMemory: Bool = false, processes: Int? = nil
    ) {
        self.timeout = timeout
        self.total = total
        self.memory = memory
        self.sharesMemory = sharesMemory
        self.processes = processes
    }
}
