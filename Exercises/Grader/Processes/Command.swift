/// A program to run, with its arguments, environment, folder and input.
package struct Command: Sendable, Equatable {
    /// The absolute path of the program.
    package var executable: String
    /// The arguments, without the program's own name.
    package var arguments: [String]
    /// The complete environment, because nothing is inherited.
    package var environment: [String: String]
    /// The absolute path of the working directory.
    package var directory: String
    /// The content of the program's standard input.
    package var input = ""
    /// The content of descriptor 4, unless it is empty. It must fit into a pipe's buffer.
    package var attachment: [UInt8] = []
    /// Whether an exit status of 128 + N means that signal N ended what the program ran.
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

/// The limits of a process, which is ended if it exceeds one. Nil means no limit.
package struct Limits: Sendable, Equatable {
    /// The time since the start or since the last sign of life.
    package var timeout: Duration?
    /// The time since the start.
    package var total: Duration?
    /// The resident memory in bytes of the process and all its descendants together.
    package var memory: Int?
    /// Whether the process is also ended if it is the largest of the processes that share the
    /// computer's memory, and they use nearly all of it.
    package var sharesMemory: Bool
    /// The maximum number of simultaneous processes: the process and all its descendants.
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
