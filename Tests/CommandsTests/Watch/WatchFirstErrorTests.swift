import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests that on the watch screen, the first compile error and its suggested fix come before everything else.
final class WatchFirstErrorTests: XCTestCase {
    private var driver = WatchDriver(1)
    private let help = "This must be an Int, but it is a String."

    override func setUp() {
        driver = WatchDriver(1)
        driver.begin(green: [])
        driver.save(1)
    }

    /// The part of the screen that is visible without scrolling.
    private var screen: String { driver.lines(columns: 80, rows: 24).joined(separator: "\n") }

    private func errors(in file: String) -> String {
        [13, 20, 23].map { line in
            """
            \(file):\(line):48: error: cannot convert value of type 'String' to expected argument type 'Int'
            \(line - 2) |
            \(line - 1) |         // Act: do the one thing that the test is about.
            \(line) |         let result = controller.isEven(number: "2")
               |                                                `- error: cannot convert value of type 'String' to expected argument type 'Int'
            \(line + 1) |
            \(line + 2) |         // Assert: compare the result with what you expect.

            """
        }.joined(separator: "\n")
    }

    private func finish(with own: StageReport.OwnTests) {
        let stage = WatchFixture.report([1], green: []).stages[0]
        driver.finish(
            with: StageReport(stage: stage.stage, suite: stage.suite, ownTests: own))
    }

    private func leaveOut(_ file: String) -> StageReport.OwnTests {
        guard
            case .judged(let own) = WatchFixture.ownTests(of: shipped(1), starred: [])
        else { return .none }
        return .judged(
            own.with(leftOut: LeftOutTests(files: [file], failure: .errors(errors(in: file)))))
    }

    func testTheHelpIsOnTheScreenWithoutScrolling() {
        let stage = WatchFixture.report([1], green: []).stages[0]
        let (code, tests) = (
            "Starter/Stage1/EvenOdd.swift", "Starter/Stage1Tests/MyEvenOddTests.swift"
        )
        driver.finish(
            with: StageReport(
                stage: stage.stage,
                suite: .notBuilt(.errors(errors(in: code)), tests: stage.tests),
                ownTests: stage.ownTests))
        assertContains(screen, help)
        assertContains(screen, "\(code):13:48: error:")
        for own in [.notBuilt(.errors(errors(in: tests))), leaveOut(tests)] {
            setUp()
            finish(with: own)
            driver.press("t")
            assertContains(screen, help)
            assertContains(screen, "\(tests):13:48: error:")
            driver.send(.key(.end))
            XCTAssertEqual(driver.press("h"), [], "the key h must not use up a hint")
            XCTAssertEqual(driver.state.notice, .testsAreBroken)
            XCTAssertEqual(driver.state.scroll, 0, "the screen must scroll to the error at the top")
        }
    }

    func testAnErrorInAnotherExercisesTestsDoesNotBlockHints() {
        finish(with: leaveOut("Starter/Stage1Tests/MyLabelsTests.swift"))
        driver.press("t")
        XCTAssertEqual(
            driver.press("h"), [.remember(subject: "bug:every-number-is-even", count: 1)])
    }
}
