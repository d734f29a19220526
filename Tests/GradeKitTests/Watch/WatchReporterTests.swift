import XCTest

@testable import Catalog
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// What the watch screen looks like, as lines of text.
final class WatchReporterTests: XCTestCase {
    private func lines(
        _ driver: WatchDriver, columns: Int = 60, rows: Int = 20, colours: Bool = false
    ) -> [String] {
        var state = driver.state
        state.size = WindowSize(columns: columns, rows: rows)
        return WatchReporter(style: Style(usesColor: colours)).lines(of: state)
    }

    func testBeforeTheFirstVerdict() {
        var driver = WatchDriver(1)
        driver.send(.started)
        XCTAssertEqual(
            lines(driver, rows: 8),
            [
                "Unit testing workshop",
                "",
                "Checking your code… The first time takes a while, since",
                "everything is built.",
                "",
                "Checking stage 1…",
                "p previous  h hint  l list  d diff  r again  q quit",
                "Progress [-------------------------------------------] 0/3",
            ].map { $0.hasPrefix("Progress") ? bar(0, of: 3, columns: 60) : $0 })
    }

    func testATestThatTakesLong() {
        var driver = WatchDriver(1)
        driver.send(.started)
        let name = "Stage1Tests.EvenOddTests/testOneIsOddAndItsNeighborsAreEven"
        let slow = SlowTest.running(test: name, seconds: 3, limit: .seconds(10))
        driver.send(.gradingProgress(run: driver.state.lastRun, .slow(slow)))
        XCTAssertTrue(
            lines(driver, columns: 80).contains(
                "Checking stage 1… 3 of 10 seconds in testOneIsOddAndItsNeig…"),
            lines(driver, columns: 80).joined(separator: "\n"))
    }

    func testAnExerciseThatFails() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.press("h")
        XCTAssertEqual(
            lines(driver, rows: 24),
            [
                "Unit testing workshop               Stage 1, Basic functions",
                "",
                "✗ Even or odd",
                "  Starter/Stage1/EvenOdd.swift",
                "  Guide/1-basic-functions.md#even-or-odd",
                "",
                "Write isEven(number:), which says whether a number is even.",
                "",
                "  ✗ EvenOddTests.testOne",
                "    Tests/Stage1Tests/EvenOddTests.swift:12",
                "    what was done with a sentence that is too long for one",
                "    line of a narrow window",
                "      expected: 2",
                "      actual:   1",
                "",
                "Hint, 1 of 3: Zero and the negative even numbers are even",
                "too.",
                "",
                "  Your own tests: 1 of 1 right, 0 of 0 planted bugs noticed.",
                "",
                "",
                "Watching Starter/Stage1. Save a file to check it.",
                "p previous  h hint  l list  d diff  r again  q quit",
                bar(0, of: 3, columns: 60),
            ])
    }

    func testTheFilesAndThePageOfTheGuideAreLinks() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        var reporter = WatchReporter(style: Style(usesColor: false))
        reporter.link = { "[\($0)](\($1))" }
        let text = reporter.lines(of: driver.state).joined(separator: "\n")
        for link in [
            "  [Starter/Stage1/EvenOdd.swift](Starter/Stage1/EvenOdd.swift)",
            "  [Guide/1-basic-functions.md#even-or-odd](Guide/1-basic-functions.md)",
        ] {
            assertContains(text, link)
        }
    }

    func testAGreenExerciseOffersTheNext() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.press("r")
        driver.finish(green: ["even-odd"])
        let text = lines(driver).joined(separator: "\n")
        assertContains(text, "✓ Even or odd")
        assertContains(text, "Green: all 1 tests pass. Press n: next exercise.")
        assertContains(text, "n next  p previous")
        XCTAssertEqual(lines(driver).last, bar(1, of: 3, columns: 60))
    }

    func testTheEnd() {
        var driver = WatchDriver(1)
        driver.begin(green: WatchFixture.ids(1))
        let before = lines(driver).joined(separator: "\n")
        assertContains(before, "once more from scratch…")
        assertContainsNot(before, "is done")
        driver.finish(green: WatchFixture.ids(1))
        let text = lines(driver).joined(separator: "\n")
        assertContains(text, "★ Stage 1 is done: all 3 exercises are green")
    }

    func testInALowWindowTheLastHintIsSeen() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        for _ in 1...3 { driver.press("h") }
        let lines = lines(driver, rows: 15)
        XCTAssertTrue(lines.contains { $0.hasPrefix("Hint, 3 of 3") }, "\(lines)")
        XCTAssertTrue(lines.contains("  Starter/Stage1/EvenOdd.swift"), "\(lines)")
    }

    func testNoLineIsWiderThanTheWindowAndAsManyAreThereAsFit() {
        for (columns, rows) in [(60, 15), (80, 24), (120, 40), (200, 60), (20, 5), (1, 1)] {
            for keys in ["", "h", "hhh", "l", "ll", "d", "n", "p", "r"] {
                var driver = WatchDriver(1, 2, 3, 4, size: .init(columns: columns, rows: rows))
                driver.begin(green: ["even-odd"])
                for key in keys { driver.press(key) }
                if keys == "d" { driver.send(.diffLoaded(Array(repeating: wide, count: 99))) }
                let lines = lines(driver, columns: columns, rows: rows, colours: true)
                XCTAssertEqual(lines.count, rows, "\(keys) at \(columns)×\(rows)")
                for line in lines {
                    XCTAssertLessThanOrEqual(
                        ScreenText.width(of: line), columns, "\(keys) at \(columns)×\(rows)")
                }
            }
        }
    }

    func testTheCompilersLinesOfCodeAreCutAndItsSentencesWrapped() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        let long = String(repeating: "long ", count: 20)
        let errors =
            "Starter/Stage1/A.swift:1:80: error: \(long)\n1 | \(long)\n  |   `- error: \(long)"
        let stage = WatchFixture.report([1], green: []).stages[0]
        driver.state.reports[1] = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors(errors), tests: stage.tests),
            ownTests: .none)
        let lines = lines(driver)
        XCTAssertEqual(
            lines.filter { $0.contains(" | ") || $0.contains("`-") }.count, 2, "\(lines)")
        XCTAssertEqual(lines.filter { $0.hasSuffix("…") && $0.contains("|") }.count, 2, "\(lines)")
    }

    func testAProblemIsShownWithWhatToDo() {
        var driver = WatchDriver(1)
        driver.send(.started)
        driver.send(.gradingFinished(run: 1, .failed("The disk\u{1B}[2J is full.")))
        let lines = lines(driver)
        XCTAssertEqual(
            lines[2...3], [#"error: The disk\u{1B}[2J is full."#, "Press r to try again."])
    }

    private let wide = "+" + String(repeating: "wide ", count: 30)

    private func bar(_ green: Int, of count: Int, columns: Int) -> String {
        let end = "] \(green)/\(count)"
        let width = columns - "Progress [".count - end.count
        let filled = width * green / count
        return "Progress [" + String(repeating: "#", count: filled)
            + String(repeating: "-", count: width - filled) + end
    }
}
