/// What a process may use before it is ended; nil means no limit.
package struct Limits: Sendable, Equatable {
    /// The time since the start or since the last sign of life.
    package var silence: Duration?
    /// The time since the start.
    package var total: Duration?
    /// The resident memory in bytes of the process and all its descendants together.
    package var memory: Int?
    /// Whether the process is also ended where it is the largest of those that share the computer's
    /// memory, and they use nearly all of it.
    package var sharesMemory: Bool
    /// How many processes there can be at a time: the process and all its descendants.
    package var processes: Int?

    /// Makes limits; by default there are none.
    package init(
        silence: Duration? = nil, total: Duration? = nil, memory: Int? = nil,
        sharesMemory: Bool = false, processes: Int? = nil
    ) {
        self.silence = silence
        self.total = total
        self.memory = memory
        self.sharesMemory = sharesMemory
        self.processes = processes
    }
}
