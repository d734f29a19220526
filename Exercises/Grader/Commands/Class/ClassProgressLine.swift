import Classroom
import Synchronization
import TerminalKit

/// How long a submission takes in this run.
///
/// The first submissions wait until the parts that all share are built: only those after them tell
/// the pace.
struct ClassPace: Sendable {
    /// How many submissions at the start don't count.
    static let leftOut = 2

    private var start: (graded: Int, time: Duration)?
    private(set) var perSubmission: Duration?

    /// Takes in how far the run is at this time.
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

/// Shows how far the grading of a class is, on standard error.
///
/// On a terminal it is one line that is drawn again; elsewhere a line every ten seconds at the most.
final class ClassProgressLine: Sendable {
    private let console: Console
    private let now: @Sendable () -> Duration
    /// The width of the terminal now.
    private let columns: @Sendable () -> Int
    private struct State {
        /// When the last line was written.
        var lastLine: Duration?
        var pace = ClassPace()
        /// Whether a line of a terminal has no end yet.
        var isInLine = false
    }

    /// Held while a line is written, so that no two of them mix.
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
                // The last column stays empty: some terminals begin a new line there.
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

    /// Leaves the line, so that what follows has one of its own.
    func end() { state.withLock { endLine(&$0) } }

    private func endLine(_ state: inout State) {
        if state.isInLine { console.error("\n") }
        state.isInLine = false
    }
}
