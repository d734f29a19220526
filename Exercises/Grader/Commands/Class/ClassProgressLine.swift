import Classroom
import Synchronization
import TerminalKit

/// Measures how long a submission takes in this run.
///
/// The first submissions wait for the shared parts to build, so only later ones count.
struct ClassPace: Sendable {
    /// How many submissions at the start are ignored.
    static let leftOut = 2

    private var start: (graded: Int, time: Duration)?
    private(set) var perSubmission: Duration?

    /// Records the run's progress at this time.
    mutating func see(_ progress: ClassProgress, at time: Duration) {
        let graded = progress.done - progress.known
        guard graded >= Self.leftOut else { return }
        guard let start else {
            self.start = (graded, time)
            return
        }
        if graded > start.graded { perSubmission = (time - start.time) / (graded - start.graded) }
    }
}

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
        var pace = ClassPace()
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
            state.pace.see(progress, at: time)
            let text = ClassText.describe(progress, pace: state.pace.perSubmission)
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

    /// Ends the line, so that whatever follows starts on a new one.
    func end() { state.withLock { endLine(&$0) } }

    private func endLine(_ state: inout State) {
        if state.isInLine { console.error("\n") }
        state.isInLine = false
    }
}
