import XCTest

@testable import Advice
@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource
@testable import TerminalKit

/// What the watch screen makes of a planted bug that was shown itself, and of tests beside the star.
final class WatchNoticedTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1)
        driver.begin(green: ["even-odd"])
    }

    private var text: String { driver.lines(columns: 80, rows: 40).joined(separator: "\n") }

    /// Asks for all hints of the first bug, and is shown the bug.
    private func showBug() {
        driver.press("h")
        driver.press("h")
        driver.press("h")
        driver.send(.pageLoaded(WatchPage(kind: .bug, lines: ["-number", "+true"])))
    }

    func testABugThatIsNoticedIsNotShownAnyLonger() {
        showBug()
        assertContains(text, "+true")
        driver.save(1)
        driver.finish(green: ["even-odd"])
        assertContains(text, "+true")
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        assertContainsNot(text, "+true")
        assertContains(text, "★ Well done!")
        assertContains(text, "Your tests catch that bug now.")
    }

    func testWhereOwnTestsCanNotBeRunTheBugGivesWayToTheReason() {
        showBug()
        driver.save(1)
        let stage = WatchFixture.report([1], green: ["even-odd"]).stages[0]
        let error = "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'x' in scope"
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: stage.suite, ownTests: .notBuilt(.errors(error))))
        assertContainsNot(text, "+true")
        assertContains(text, "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: ")
        XCTAssertNil(driver.state.notice)
    }

    /// Stage 1 with all stars, and two more tests: one beyond the planted bugs, one without assertions.
    private var withIdleTests: StageReport {
        let stage = WatchFixture.report([1], green: [], starred: WatchFixture.ids(1)).stages[0]
        guard case .judged(let own) = stage.ownTests else { return stage }
        let more = ["testMore", "testEmpty"].map {
            OwnTest(
                result: TestResult(name: "MyStage1Tests.MyEvenOddTests/\($0)"),
                noticesNothing: true)
        }
        return StageReport(
            stage: stage.stage, suite: stage.suite,
            ownTests: .judged(own.with(tests: own.tests + more)),
            smells: [more[1].result.name: .assertsNothing])
    }

    func testATestBeyondThePlantedBugsIsNoReproachBesideTheStar() {
        driver.save(1)
        driver.finish(with: withIdleTests)
        assertContains(text, "★ Well done!")
        assertContains(text, "  · ✓ Also right, but no planted bug needs it: testMore\n")
        assertContains(text, "testEmpty: right, but it catches no bug. It asserts nothing.")
        assertContainsNot(text, "But ")
        assertContainsNot(text, "no planted bug makes it fail")
        driver.finish(with: withIdleTests)
        assertContains(text, "1 of your tests catches no bug. The list (l) shows which.")
        driver.press("l")
        assertContains(text, "1 catches no bug")
    }

    func testWhileTestsAreJudgedAnewTheirVerdictIsThatOfBefore() {
        assertContains(text, "Your tests so far (on your code, on the reference solution):")
        driver.save(1)
        assertContains(text, "Your tests so far (on your code, on the reference solution):")
        driver.wait(.seconds(1))
        assertContains(
            text, "Your tests so far (before this save; on your code, on the reference")
        driver.finish(green: ["even-odd"])
        assertContains(text, "Your tests so far (on your code, on the reference solution):")
    }
}
