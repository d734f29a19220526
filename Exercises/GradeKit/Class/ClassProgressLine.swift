import Grading
import Synchronization
import TerminalKit

/// Shows how far the grading of a class is, on standard error.
///
/// On a terminal it is one line that is drawn again; elsewhere a line every ten seconds at the most.
final class ClassProgressLine: Sendable {
    private let console: Console
    private let now: @Sendable () -> Duration
    /// The width of the terminal now.
    private let columns: @Sendable () -> Int
    /// When the last line was written. Held while one is, so that no two of them mix.
    private let lastLine = Mutex<Duration?>(nil)

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
        lastLine.withLock { lastLine in
            let time = now()
            let text = ClassProgressText.describe(progress, elapsed: time)
            if console.redraws {
                // In the last column some terminals begin a new line.
                console.error("\r\u{1B}[K\(ScreenText.clipped(text, to: columns() - 1))")
            } else if progress.done == progress.total
                || lastLine.map({ time - $0 >= Self.interval })
                    ?? true
            {
                lastLine = time
                console.error(text + "\n")
            }
        }
    }

    /// Leaves the line, so that what follows has one of its own.
    func end() { if console.redraws { console.error("\n") } }
}
