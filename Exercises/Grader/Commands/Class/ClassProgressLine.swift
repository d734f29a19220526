import Classroom
import Synchronization
import TerminalKit

/// Shows the progress of grading a class on standard error.
///
/// On a terminal it redraws one line; otherwise it prints a line at most every ten seconds.
final class ClassProgressLine: Sendable {
    private let console: Console
    private let now: @Sendable () -> Duration
    /// The current width of the terminal.
    private let columns: @Sendable () -> Int
    private struct State {
        /// The time at which the last line was written.
        var lastLine: Duration?
        /// Whether the cursor is in an unfinished line of the terminal.
        var isInLine = false
    }

    /// Locked while a line is written, so that lines aren't interleaved.
    private let state = Mutex(State())

    private static let interval = Duration.seconds(10)

    init(
        console: Console, now: @escaping @Sendable () -> Duration,
        columns: @escaping @Sendable () -> Int
    ) {
        self.console = console
        self.now = now
        self.columns = columns
    }

    func show(_ progress: ClassProgress) {
        state.withLock { state in
            let time = now()
            let text = ClassText.describe(progress)
            if console.redraws {
                // The last column stays empty, because some terminals wrap to a new line there.
                console.error("\r\u{1B}[K\(ScreenText.clipped(text, to: columns() - 1))")
                state.isInLine = true
                if progress.done == progress.total { endLine(&state) }
            } else if progress.done == progress.total
                || state.lastLine.map({ time - $0 >= Self.interval })
                    ?? true
            {
                state.lastLine = time
                console.error(text + "\n")
            }
        }
    }

    /// Ends the line, so that the next text starts on a new one.
    func end() { state.withLock { endLine(&$0) } }

    private func endLine(_ state: inout State) {
        if state.isInLine { console.error("\n") }
        state.isInLine = false
    }
}
