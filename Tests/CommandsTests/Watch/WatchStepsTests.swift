import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// Tests how the watch screen chooses an exercise's step when it opens the exercise and after a
/// save.
final class WatchStepsTests: XCTestCase {
    private var driver = WatchDriver(1)

    /// The state of Even or odd: the results of the worked example and of the learner's tests, how many of
    /// its two official tests pass, and whether its code compiles.
    private struct Work {
        var example: String?
        var own: [String] = []
        var passed = 0
        var error = false
        /// Whether the code is as shipped.
        var isUntouched = false

        var stage: StageReport {
            let tests = own.enumerated().map { StepFixture.own("test\($0)", $1) }
            return StepFixture.stage(
                (example.map { [StepFixture.example($0)] } ?? []) + tests, passed: passed,
                error: error, isUntouched: isUntouched)
        }
    }

    private let fresh = Work(example: "✗ ✓")

    override func setUp() { driver = WatchDriver(1) }

    private func begin(_ work: Work, presses keys: String = "") {
        driver = WatchDriver(1)
        driver.send(.started)
        driver.finish(with: work.stage)
        for key in keys { driver.press(key) }
    }

    private func save(_ work: Work) {
        driver.save(1)
        driver.finish(with: work.stage)
    }

    private var text: String { driver.lines(columns: 80, rows: 40).joined(separator: "\n") }

    func testAnExerciseOpensAtItsCurrentStep() {
        let cases: [(Work, ExerciseStep)] = [
            (Work(), .red), (fresh, .red), (Work(example: "✗ ✓", passed: 1), .green),
            (Work(example: "✗ ✓", own: ["✗ ✓"]), .green), (Work(own: ["✓ ✓"]), .red),
            (Work(own: ["✗ ✗"]), .red), (Work(own: ["✓ ✗"]), .red), (Work(passed: 2), .bugs),
            (Work(example: "· ✓", error: true), .green),
        ]
        for (work, step) in cases {
            begin(work)
            XCTAssertEqual(driver.state.step, step, "\(work)")
        }
    }

    func testGivenCodeHasOneStep() {
        driver.begin(green: [], starred: ["even-odd", "number-formatter", "labels"])
        XCTAssertEqual(driver.state.current, "shipping-price")
        for key in "tc" {
            driver.press(key)
            XCTAssertEqual(driver.state.step, .bugs)
        }
    }

    /// Each case is the state before a save, the keys pressed before the save, the state after it, and the step
    /// and the notice that are shown then.
    func testASaveLeadsToTheRightStepAndNotice() {
        let red = Work(own: ["✗ ✓"])
        let cases: [(Work, String, Work, ExerciseStep, WatchNotice?)] = [
            (fresh, "", Work(example: "✗ ✓", own: ["✗ ✓"]), .green, .redIsDone),
            (fresh, "", Work(example: "✗ ✓", own: ["✓ ✓"]), .red, nil),
            (fresh, "", Work(example: "✗ ✓", own: ["✗ ✗"]), .red, nil),
            (fresh, "", Work(example: "✗ ✓", own: ["✓ ✗"]), .red, nil),
            // A red test opens the next step and is announced only if it wasn't red before.
            (red, "tt", red, .red, nil),
            (red, "tt", Work(own: ["✗ ✓", "✗ ✓"]), .green, .redIsDone),
            // The learner has changed the code.
            (fresh, "", Work(example: "✓ ✓", passed: 1), .green, nil),
            (red, "t", Work(own: ["✗ ✓", "✗ ✓"], passed: 1), .bugs, nil),
            (Work(passed: 2), "", Work(passed: 1), .green, nil),
            (Work(passed: 2), "", Work(), .green, nil),
        ]
        for (before, keys, after, step, notice) in cases {
            begin(before, presses: keys)
            save(after)
            XCTAssertEqual(driver.state.step, step, "\(before), \(keys), \(after)")
            XCTAssertEqual(driver.state.notice, notice, "\(before), \(keys), \(after)")
        }
        for keys in ["", "t", "tt"] {
            begin(fresh, presses: keys)
            save(Work(example: "· ✓", error: true))
            XCTAssertEqual(driver.state.step, .green)
            begin(fresh, presses: keys)
            save(Work(example: "✓ ✓", passed: 2))
            XCTAssertEqual(driver.state.step, .bugs)
            XCTAssertEqual(driver.state.notice, .codeIsGreen)
        }
    }

    func testTheFirstVerdictOnTheTestsIsNotAnnouncedAsASave() {
        driver.send(.started)
        let early = Report(
            tree: .starter, toolchain: "6.3.1", stages: [StepFixture.stage([])], isWhole: false)
        driver.send(.gradingProgress(run: 1, .suitesKnown(early)))
        driver.press("?")
        XCTAssertEqual(driver.state.step, .red)
        driver.finish(with: Work(own: ["✗ ✓"]).stage)
        XCTAssertNil(driver.state.notice)
    }

    /// There is no next step if the learner's tests already catch everything.
    func testFinishingTheLastExerciseAnnouncesNoNextStep() {
        driver.begin(green: [])
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        XCTAssertEqual(driver.state.step, .bugs)
        XCTAssertNotEqual(driver.state.notice, .codeIsGreen)
    }

    func testANewStepIsShownFromItsFirstLine() {
        begin(fresh)
        driver.send(.resized(WindowSize(columns: 60, rows: 10)))
        driver.send(.key(.end))
        XCTAssertGreaterThan(driver.state.scroll, 0)
        save(Work(example: "✓ ✓", passed: 1))
        XCTAssertEqual(driver.state.scroll, 0)
    }

    func testAResetReopensTheExercise() {
        let shipped = Work(example: "✗ ✓", isUntouched: true)
        let cases: [(Work, Work, ExerciseStep)] = [
            (Work(example: "✓ ✓", passed: 2), shipped, .red),
            // Only the code is reset. The learner's tests are kept, so the next step is to write the code.
            (Work(own: ["✓ ✓"], passed: 2), Work(own: ["✗ ✓"], isUntouched: true), .green),
            // Only the tests are reset.
            (Work(example: "✗ ✓", own: ["✗ ✓"], isUntouched: true), shipped, .red),
            (Work(example: "✗ ✓", own: ["✗ ✓"]), Work(example: "✗ ✓", passed: 1), .green),
        ]
        for (before, after, step) in cases {
            begin(before)
            save(after)
            XCTAssertEqual(driver.state.step, step, "\(before), \(after)")
        }
        // After a reset, each save can lead to another step again.
        begin(Work(example: "✓ ✓", passed: 2))
        save(shipped)
        save(Work(example: "✓ ✓", passed: 1))
        XCTAssertEqual(driver.state.step, .green)
    }

    /// Until the next key, the status line names the backup instead of reporting a broken exercise.
    func testAResetIsNotReportedAsABrokenExercise() {
        begin(Work(own: ["✓ ✓"], passed: 2))
        driver.open("number-formatter")
        driver.press("l")
        driver.send(.key(.home))
        driver.press("x")
        XCTAssertEqual(driver.press("x"), [.reset(exercise: "even-odd")])
        driver.send(.said("Even or odd has been reset. Your old code is in .grade/backups/1."))
        save(Work(own: ["✗ ✓"], isUntouched: true))
        assertContains(text, "Even or odd has been reset. Your old code is in .grade/backups/1.")
        driver.press("l")
        save(Work(own: ["✓ ✓"], passed: 2))
        save(Work(own: ["✗ ✓"]))
        XCTAssertEqual(driver.state.notice, .broken(["Even or odd"], isCode: true))
    }

    /// The worked example doesn't finish the step Red, and neither does right code without a test. A learner's
    /// test finishes the step, and it stays finished when the test has turned green.
    func testRedIsDoneOnlyThroughALearnersTest() {
        let cases: [([Work], Bool)] = [
            ([fresh], false), ([fresh, Work(example: "✓ ✓", passed: 2)], false),
            ([fresh, Work(example: "✓ ✓", own: ["✓ ✓"], passed: 2)], true),
            ([Work(own: ["✗ ✓"])], true), ([Work(own: ["✗ ✓"]), Work(own: ["✓ ✓"])], true),
            ([Work(own: ["✗ ✓"]), Work(own: ["✓ ✗"])], false),
        ]
        for (works, isDone) in cases {
            begin(works[0])
            for work in works.dropFirst() { save(work) }
            XCTAssertEqual(
                text.contains("1 Red ✓") || text.contains("[1 Red ✓"), isDone, "\(works)")
        }
    }

    func testAHintIsAboutTheCurrentObstacle() {
        for (work, subject, words) in [
            // The next case isn't an odd number: on the shipped code, a test for an odd number would pass.
            (fresh, "bug:zero-is-odd", "Hint for your next test, 1 of 2"),
            (Work(example: "✗ ✓", own: ["✗ ✓"]), "even-odd", "Hint, 1 of 3"),
            (
                Work(example: "✗ ✓", passed: 2), "bug:every-number-is-even",
                "Hint for a planted bug, 1 of 2"
            ),
        ] {
            begin(work)
            XCTAssertEqual(driver.press("h"), [.remember(subject: subject, count: 1)])
            assertContains(text, words)
        }
        for keys in ["", "t", "tt"] {
            begin(Work(own: ["✗ ✗"]), presses: keys)
            XCTAssertEqual(driver.press("h"), [], "a wrong test must be fixed before any hint")
            XCTAssertEqual(driver.state.notice, .fixTestFirst)
        }
    }

    func testIfTheTestsCatchEveryBugTheHintIsAboutTheCode() {
        driver.send(.started)
        driver.finish(with: StepFixture.stage([StepFixture.own("testZero", "✗ ✓")], noticed: 4))
        driver.press("t")
        driver.press("t")
        XCTAssertEqual(driver.state.step, .red)
        XCTAssertEqual(driver.press("h"), [.remember(subject: "even-odd", count: 1)])
        XCTAssertEqual(driver.state.step, .green)
    }

    func testCStartsWithTheCodeAndIsRemembered() {
        begin(Work())
        for isCodeFirst in [true, false] {
            XCTAssertEqual(
                driver.press("c"),
                [.remember(subject: "watch:code-first", count: isCodeFirst ? 1 : 0)])
            XCTAssertEqual(driver.state.notice, .codeFirst(isCodeFirst))
            XCTAssertEqual(driver.state.step, isCodeFirst ? .green : .red)
        }
        driver = WatchDriver(1)
        driver.state.hints[HintMemory.codeFirst] = 1
        driver.send(.started)
        driver.finish(with: fresh.stage)
        XCTAssertEqual(driver.state.step, .green)
    }

    /// The key C switches between starting with the tests and starting with the code. The key shows the first
    /// step only if there is something left to do in that step.
    func testCShowsTheStepToStartWith() {
        let cases: [(Work, String, [ExerciseStep])] = [
            (fresh, "", [.green, .red, .green]),
            // The step Red is done, so C stays at Green.
            (Work(own: ["✗ ✓"], passed: 1), "", [.green, .green]),
            (Work(passed: 2), "t", [.red, .red]), (Work(error: true), "", [.green, .green]),
            (Work(passed: 2), "", [.bugs]),
        ]
        for (work, keys, steps) in cases {
            begin(work, presses: keys)
            for step in steps {
                driver.press("c")
                XCTAssertEqual(driver.state.step, step, "\(work)")
            }
        }
    }
}
