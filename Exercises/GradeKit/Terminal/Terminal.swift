/// The terminal that a program draws on and gets its keys from.
struct Terminal: Sendable {
    /// What came from the terminal, or woke the program up.
    enum Event: Sendable, Equatable {
        case bytes([UInt8])
        case resized
        /// Ctrl-Z was pressed: the program is to stop until the shell continues it.
        case stop
        /// The program goes on after it was stopped.
        case continued
        /// Nobody is at the other end any more.
        case closed
    }

    /// Whether both standard input and standard output are a terminal.
    var isInteractive: @Sendable () -> Bool
    /// Takes the terminal over: keys come at once, and a screen of its own is drawn on.
    var enter: @Sendable () -> Void
    /// Gives the terminal back as it was found. What is written later is dropped.
    var leave: @Sendable () -> Void
    /// Gives the terminal back, stops this process, and returns as it goes on.
    var stop: @Sendable () -> Void
    /// Takes the terminal over again after somebody else may have used it.
    var resume: @Sendable () -> Void
    var size: @Sendable () -> WindowSize
    var write: @Sendable (String) -> Void
    /// Waits until something comes, somebody calls `wake`, or this much time is over.
    var wait: @Sendable (Duration) -> [Event]
    /// Ends a `wait` on another thread.
    var wake: @Sendable () -> Void
}
