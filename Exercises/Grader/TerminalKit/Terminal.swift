/// The terminal that a program draws on and receives its keys from.
package struct Terminal: Sendable {
    /// An event of the terminal.
    package enum Event: Sendable, Equatable {
        case bytes([UInt8])
        case resized
        /// Ctrl-Z was pressed, so the program must stop until the shell continues it.
        case stop
        /// The program continues after it was stopped.
        case continued
        /// The terminal is closed.
        case closed
    }

    /// Whether both standard input and standard output are a terminal.
    package var isInteractive: @Sendable () -> Bool
    /// Takes over the terminal: keys arrive immediately, and drawing happens on a separate screen.
    package var enter: @Sendable () -> Void
    /// Restores the terminal to its earlier state. Nothing more is drawn on it.
    package var leave: @Sendable () -> Void
    /// Lends the terminal to a step, and then takes it over again. The step gets a closure that
    /// stops this process and returns when the process continues.
    package var lend: @Sendable (_ use: (_ stop: () -> Void) -> Void) -> Void = { $0({}) }
    package var size: @Sendable () -> WindowSize
    package var write: @Sendable (String) -> Void
    /// Waits until an event arrives, `wake` is called, or this time has passed.
    package var wait: @Sendable (Duration) -> [Event]
    /// Ends a `wait` on another thread.
    package var wake: @Sendable () -> Void
}

extension Terminal {
    /// Releases the terminal, stops this process, and returns when it continues.
    package func stop() { lend { stop in stop() } }

    /// Takes the terminal over again, after another program may have used it.
    package func resume() { lend { _ in } }
}
