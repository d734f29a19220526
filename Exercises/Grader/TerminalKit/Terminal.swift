/// The terminal that a program draws on and gets its keys from.
package struct Terminal: Sendable {
    /// An event of the terminal, or a call of `wake`.
    package enum Event: Sendable, Equatable {
        case bytes([UInt8])
        case resized
        /// Ctrl-Z was pressed: the program must stop until the shell continues it.
        case stop
        /// The program continues after it was stopped.
        case continued
        /// The terminal is closed.
        case closed
    }

    /// Whether both standard input and standard output are a terminal.
    package var isInteractive: @Sendable () -> Bool
    /// Takes over the terminal: keys come at once, and drawing happens on a separate screen.
    package var enter: @Sendable () -> Void
    /// Restores the terminal as it was found. Nothing more is drawn on it.
    package var leave: @Sendable () -> Void
    /// Restores the terminal, stops this process, and returns when it continues.
    package var stop: @Sendable () -> Void
    /// Takes over the terminal again after another program may have used it.
    package var resume: @Sendable () -> Void
    /// Lends the terminal to a step, and takes it over again. The step gets a closure that stops this
    /// process, and returns when the process continues.
    package var lend: @Sendable (_ use: (_ stop: () -> Void) -> Void) -> Void
    package var size: @Sendable () -> WindowSize
    package var write: @Sendable (String) -> Void
    /// Waits until an event comes, `wake` is called, or this time is over.
    package var wait: @Sendable (Duration) -> [Event]
    /// Ends a `wait` on another thread.
    package var wake: @Sendable () -> Void

    /// Makes a terminal from its closures.
    package init(
        isInteractive: @escaping @Sendable () -> Bool,
        enter: @escaping @Sendable () -> Void,
        leave: @escaping @Sendable () -> Void,
        stop: @escaping @Sendable () -> Void,
        resume: @escaping @Sendable () -> Void,
        lend: @escaping @Sendable ((() -> Void) -> Void) -> Void = { $0({}) },
        size: @escaping @Sendable () -> WindowSize,
        write: @escaping @Sendable (String) -> Void,
        wait: @escaping @Sendable (Duration) -> [Event],
        wake: @escaping @Sendable () -> Void
    ) {
        self.isInteractive = isInteractive
        self.enter = enter
        self.leave = leave
        self.stop = stop
        self.resume = resume
        self.lend = lend
        self.size = size
        self.write = write
        self.wait = wait
        self.wake = wake
    }
}
