import Synchronization
import XCTest

@testable import Classroom
@testable import Commands
@testable import Grading
@testable import Processes
@testable import TerminalKit

/// Tests what is printed while a class is graded.
final class ClassProgressTests: XCTestCase {
    private func progress(_ done: Int, known: Int = 0, _ working: String...) -> ClassProgress {
        ClassProgress(done: done, known: known, total: 10, working: working)
    }

    func testATerminalShowsOneLineThatFits() {
        let written = Written()
        let line = ClassProgressLine(
            console: written.console(redraws: true), now: { .zero }, columns: { 34 })
        line.show(progress(0, "成績の一覧を見る学習者"))
        line.show(progress(10))
        line.end()
        XCTAssertEqual(
            written.texts,
            [
                "\r\u{1B}[K0 of 10 graded, in progress: 成…", "\r\u{1B}[K10 of 10 graded", "\n",
            ])
    }

    func testWithoutATerminalALineIsPrintedEveryTenSeconds() {
        let written = Written()
        let line = ClassProgressLine(
            console: written.console(redraws: false), now: { written.time }, columns: { 80 })
        for (seconds, done) in [(0, 0), (9, 1), (10, 2), (11, 3), (12, 10)] {
            written.time = .seconds(seconds)
            line.show(progress(done, known: done))
        }
        line.end()
        XCTAssertEqual(
            written.texts, ["0 of 10 graded\n", "2 of 10 graded\n", "10 of 10 graded\n"])
    }
}

/// Records what is written to standard error, and supplies the time.
private final class Written: Sendable {
    private let written = Mutex<[String]>([])
    private let elapsed = Mutex(Duration.zero)

    var texts: [String] { written.withLock { $0 } }

    var time: Duration {
        get { elapsed.withLock { $0 } }
        set { elapsed.withLock { $0 = newValue } }
    }

    func console(redraws: Bool) -> Console {
        Console(
            out: { _ in }, error: { text in self.written.withLock { $0.append(text) } },
            usesColor: false, redraws: redraws)
    }
}
