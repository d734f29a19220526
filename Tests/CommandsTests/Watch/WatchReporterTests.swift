import XCTest

@testable import Advice
@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource
@testable import TerminalKit

/// Tests how the watch screen fits its content into a window. The golden texts contain the steps of recorded
/// learners.
final class WatchReporterTests: XCTestCase {
    private let planted = shipped(1).bugs.count { $0.exercise == "even-odd" }
    private var driver = WatchDriver(1)

    override func setUp() { driver = WatchDriver(1) }

    private var text: String { driver.lines(columns: 80, rows: 40).joined(separator: "\n") }

    func testTheScreenSaysThatTheCodeIsBeingChecked() {
        driver.send(.started)
        let lines = driver.lines(rows: 10)
        assertContains(lines[2], "Checking your code…")
        XCTAssertEqual(lines.last, "Stage 1  [--------------------]  ★ 0 of 4")
    }

    func testTheWelcomeAndTheFirstStepFitAnOrdinaryWindow() {
        driver = WatchDriver(1, 2, 3, 4, isFirstStart: true)
        driver.send(.started)
        for _ in 1...2 {
            assertContainsNot(driver.lines(columns: 80, rows: 24).joined(), "below")
            driver.finish(with: StepFixture.stage([StepFixture.example("✗ ✓")]))
            driver.send(.key(.enter))
        }
    }

    func testTheLastLinesFitANarrowWindow() {
        driver.begin(green: ["even-odd"])
        driver.press("c")
        let lines = Array(driver.lines(columns: 44, rows: 11).suffix(4))
        XCTAssertEqual(
            lines.prefix(2).joined(separator: " "), WatchStatusText.describe(.codeFirst(true)))
        XCTAssertEqual(
            Array(lines.suffix(2)),
            [
                "u go on  h hint  e edit  ? keys  q quit",
                "Stage 1  [--------------------]  ★ 0 of 4",
            ])
    }

    /// The line with the keys must not change from step to step.
    func testTheKeysAreTheSameInEachStep() {
        driver.begin(green: [])
        let keys = Set(
            (1...3).map { _ in
                driver.press("t")
                return driver.lines()[18]
            })
        XCTAssertEqual(keys.count, 1, "\(keys)")
    }

    /// The exercise Even or odd with a right test, a wrong one, one without assertions, and one that never
    /// runs. Together the tests catch the given number of bugs.
    private func ownTests(killing count: Int) -> StageReport {
        let stage = WatchFixture.report([1], green: ["even-odd"]).stages[0]
        let name = "MyStage1Tests.MyEvenOddTests/test"
        let bugs = shipped(1).bugs.filter { $0.exercise == "even-odd" }
        let idle = WatchFixture.own("\(name)Idle", "✓ ✓", noticesNothing: true)
        let report = OwnTestsReport(
            tests: [
                WatchFixture.own("\(name)Right", "✓ ✓"), WatchFixture.own("\(name)Wrong", "✗ ✗"),
                idle,
            ],
            bugs: bugs.enumerated().map { index, bug in
                BugResult(
                    id: bug.id, exercise: bug.exercise, status: index < count ? .killed : .survived,
                    kills: [])
            },
            neverRun: [
                NeverRunMethod(
                    name: "zero",
                    place: SourceLocation(
                        file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 12))
            ])
        return StageReport(
            stage: stage.stage, suite: stage.suite, ownTests: .judged(report),
            smells: [idle.result.name: .assertsNothing])
    }

    func testTheBugsStepNamesEachTestAndSurvivingBugs() {
        driver.begin(green: [])
        driver.save(1)
        driver.finish(with: ownTests(killing: 1))
        for words in [
            "  ✓ ✓ testRight", "  ✗ ✗ MyEvenOddTests.testWrong", "  ✓ ✓ testIdle\n",
            "  These catch no planted bug:\n    MyEvenOddTests.testIdle: It asserts nothing.",
            "  ✗ zero() never runs", "Guide/test-checklist.md#", "Press h for a hint.",
            "Next: Number formatter.",
        ] {
            assertContains(text, words)
        }
    }

    func testTheScreenSaysWhatTheStarStillNeeds() {
        driver.begin(green: [])
        driver.save(1)
        driver.finish(with: ownTests(killing: planted))
        assertContains(text, "For the ★, fix the 2 tests that aren't right.")
    }

    func testEarningAStarShowsPraiseAndTheNextExercise() {
        driver.begin(green: ["even-odd"])
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        assertContains(text, "★ Well done!")
        assertContains(text, "Press u to go on. Next: Number formatter.")
    }

    func testTheEndOfAStageNamesTheNextChapter() {
        driver = WatchDriver(1, 2)
        driver.begin(green: [], starred: ["number-formatter", "labels", "shipping-price"])
        driver.save(1)
        driver.finish(green: [], starred: WatchFixture.ids(1))
        assertContains(text, "★ Stage 1 is done: all 4 exercises have their ★.")
        assertContains(text, "To read first: Guide/2-mvvm.md")
        driver.press("u")
        XCTAssertEqual(driver.state.notice, .newStage(shipped(2)))
    }

    func testGivenCodeHasOneStep() {
        driver.begin(green: [], starred: ["even-odd", "number-formatter", "labels"])
        let lines = driver.lines(columns: 80, rows: 30)
        XCTAssertEqual(lines[2], "✗ Shipping price (shipping-price)")
        assertContains(text, "  The code: Starter/Stage1/ShippingPrice.swift")
        assertContains(text, "  ✓ testOne")
        assertContainsNot(text, "reference solution")
        driver.press("t")
        XCTAssertEqual(driver.state.notice, .onlyTests)
    }

    func testFinishingTheLastExerciseIsAnnounced() {
        driver.begin(green: [], starred: WatchFixture.ids(1))
        assertContains(text, "★ Stage 1 is done: all 4 exercises have their ★.")
        // This is only the last exercise of stage 1, so the screen says how to go on with the workshop.
        let goOn = "run: swift run grade watch\n"
        assertContains(text, "To go on, press q, then \(goOn)")
        assertContainsNot(text, "u go on")
        XCTAssertEqual(
            WatchCommandLine(state: driver.state).farewell,
            "★ in 4 of 4 exercises. To go on, \(goOn)")
        driver.press("u")
        assertContains(text, "All the other exercises here have their ★.")
        driver = WatchDriver(1, 2, 3, 4)
        driver.begin(green: [], starred: WatchFixture.ids(1, 2, 3, 4))
        let count = driver.state.allExercises.count
        assertContains(text, "★ The workshop is done: all \(count) exercises have their ★.")
        XCTAssertEqual(
            WatchCommandLine(state: driver.state).farewell, "★ All \(count) exercises are done.\n")
    }

    func testIfOnlySomeStagesAreWatchedTheirNumbersAreShown() {
        driver = WatchDriver(1, 2)
        driver.send(.started)
        assertContains(text, "Checking stages 1 and 2…")
        driver.finish(green: [])
        assertContains(text, "Stages 1 and 2  [")
        assertContains(
            WatchCommandLine(state: driver.state).farewell,
            "To go on, run: swift run grade watch 1 2\n")
        driver = WatchDriver(1, 2, 3, 4)
        driver.send(.started)
        assertContains(text, "Checking all stages…")
        driver.finish(green: [])
        assertContains(text, "Workshop  [")
        assertContains(
            WatchCommandLine(state: driver.state).farewell, "To go on, run: swift run grade watch\n"
        )
    }

    func testTheScreenFitsTheWindow() {
        for (columns, rows) in [(60, 15), (80, 24), (120, 40), (20, 5), (1, 1)] {
            for keys in ["", "h", "hhh", "l", "lx", "t", "tt", "c", "u", "r", "?"] {
                driver = WatchDriver(1, 2, 3, 4, size: .init(columns: columns, rows: rows))
                driver.begin(green: ["even-odd"])
                for key in keys { driver.press(key) }
                driver.send(.key(.pageDown))
                let lines = driver.lines(columns: columns, rows: rows, colors: true)
                XCTAssertEqual(lines.count, rows, "\(keys) at \(columns)×\(rows)")
                for line in lines {
                    XCTAssertLessThanOrEqual(
                        ScreenText.width(of: line), columns, "\(keys) at \(columns)×\(rows)")
                }
            }
        }
    }

    func testTheLineOfKeysFitsANarrowWindow() {
        driver.begin(green: ["even-odd"])
        for key in "ttl?" {
            driver.press(key)
            assertContains(driver.lines(columns: 60)[18], "q quit")
        }
    }

    func testAProblemIsShownWithAFix() {
        driver.send(.started)
        driver.send(.gradingFinished(run: 1, .failed("The disk\u{1B}[2J is full.")))
        XCTAssertEqual(
            driver.lines()[2...3], [#"error: The disk\u{1B}[2J is full."#, "Press r to try again."])
    }

    // MARK: Revealed bugs, and tests of a starred exercise

    /// Asks for all hints about the first bug, and then for the bug itself.
    private func showBug() {
        driver.begin(green: ["even-odd"])
        for _ in 1...3 { driver.press("h") }
        driver.send(.bugLoaded("every-number-is-even", lines: ["-number", "+true"]))
        assertContains(text, "here is the bug itself")
        driver.save(1)
    }

    func testACaughtBugIsNoLongerShown() {
        showBug()
        driver.finish(green: ["even-odd"])
        assertContains(text, "+true")
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        assertContainsNot(text, "+true")
    }

    func testIfTheTestsCannotRunTheReasonReplacesTheBug() {
        showBug()
        let stage = WatchFixture.report([1], green: ["even-odd"]).stages[0]
        let error = "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'x' in scope"
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: stage.suite, ownTests: .notBuilt(.errors(error))))
        assertContainsNot(text, "+true")
        assertContains(text, "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: ")
        XCTAssertNil(driver.state.notice)
    }

    func testAnExtraTestIsNotCriticizedBesideTheStar() throws {
        driver.begin(green: ["even-odd"])
        driver.save(1)
        let stage = WatchFixture.report([1], green: [], starred: WatchFixture.ids(1)).stages[0]
        guard case .judged(let own) = stage.ownTests else { return XCTFail("not judged") }
        let more = OwnTest(
            result: TestResult(name: "MyStage1Tests.MyEvenOddTests/testMore"),
            noticesNothing: true)
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: stage.suite,
                ownTests: .judged(own.with(tests: own.tests + [more]))))
        assertContainsNot(text, "catch no planted bug")
    }
}
