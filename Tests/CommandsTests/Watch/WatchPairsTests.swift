import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource
@testable import TerminalKit

/// What the watch screen says of the two signs of own tests.
final class WatchPairsTests: XCTestCase {
    private var driver = WatchDriver(1)

    /// Starts with Even or odd as it is with these own tests, at a step.
    private func begin(_ tests: [OwnTest], at step: ExerciseStep = .red, noticed: Int = 0) {
        driver = WatchDriver(1)
        driver.send(.started)
        driver.finish(with: StepFixture.stage(tests, noticed: noticed))
        driver.state.step = step
    }

    /// The lines on own tests, and what comes behind them.
    private func check(_ expected: String, line: UInt = #line) {
        let lines = driver.lines(columns: 80, rows: 60).dropLast(4)
        let tests = lines.drop { !$0.hasPrefix("Your tests so far") }.dropFirst()
        let text = tests.joined(separator: "\n").trimmingCharacters(in: .newlines)
        XCTAssertEqual(text, expected, line: line)
    }

    func testRedGreen() {
        begin([StepFixture.own("testZero", "✗ ✓")])
        check(
            """
              ✗ ✓ testZero
                Right, and your code doesn't pass yet: the best time to write code.
                  first value:  false
                  second value: true

            Red is done. Press t for step 2, Green, and write the code.
            """)
    }

    func testGreenGreen() {
        begin([StepFixture.own("testZero", "✓ ✓")])
        check(
            """
              ✓ ✓ testZero
                Right, and green. The planted bugs show whether that is enough.

            Your tests are right and pass on your code, but some official tests don't pass.
            Which case is missing in your tests? Press t to see the first official test that
            fails.
            """)
    }

    func testRedRed() {
        begin([StepFixture.own("testZero", "✗ ✗")])
        check(
            """
              ✗ ✗ testZero
                Either it expects something that the exercise doesn't ask for, or its setup
                is incomplete.
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                It ran on the reference solution, where a right test passes:
                  first value:  false
                  second value: true

            Fix that test, or write another. Red is done when one of your tests gives ✗ ✓:
            it fails on your code, and passes on the reference solution.
            """)
    }

    func testGreenRedComesBeforeItsDetails() {
        begin([StepFixture.own("testZero", "✓ ✗")])
        check(
            """
              ✓ ✗ testZero
                Your code and your test share the same mistake, so your tests can't reveal
                it. Reread the task.
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                It ran on the reference solution, where a right test passes:
                  first value:  false
                  second value: true

            Fix that test, or write another. Red is done when one of your tests gives ✗ ✓:
            it fails on your code, and passes on the reference solution.
            """)
    }

    func testASentenceStandsBelowTheFirstTestOnly() {
        begin(
            ["✓ ✓", "✗ ✓", "✓ ✓", "✗ ✓", "✓ ✗"].enumerated().map {
                StepFixture.own("test\($0)", $1)
            })
        check(
            """
              ✓ ✓ test0
                Right, and green. The planted bugs show whether that is enough.
              ✗ ✓ test1
                Right, and your code doesn't pass yet: the best time to write code.
              ✓ ✓ test2
              ✗ ✓ test3
              ✓ ✗ test4
                Your code and your test share the same mistake, so your tests can't reveal
                it. Reread the task.
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                It ran on the reference solution, where a right test passes:
                  first value:  false
                  second value: true

            Red is done. Press t for step 2, Green, and write the code.
            """)
    }

    func testInGreenTheyStandSideBySideAndWhatAgreesWithWrongCodeByItself() {
        begin(
            ["✗ ✓", "✓ ✓", "✗ ✗", "✓ ✗"].map { signs in
                StepFixture.own("testWithARatherLongName\(signs.count)", signs)
            }, at: .green)
        check(
            """
              ✓ ✗ testWithARatherLongName3
                Your code and your test share the same mistake, so your tests can't reveal
                it. Reread the task.
              ✗ ✓ testWithARatherLongName3  ✓ ✓ testWithARatherLongName3
              ✗ ✗ testWithARatherLongName3
            Press t to see what is wrong with them.
            """)
    }

    func testWhatAsksForTooMuchOrIsUnsteadyHasWordsOfItsOwn() {
        let (zero, one) = (StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✗ ✗"))
        begin([
            OwnTest(result: zero.result, onCode: zero.onCode, asksTooMuch: ["other-formula"]),
            OwnTest(result: one.result, onCode: one.onCode, isUnsteady: true),
        ])
        check(
            """
              ✗ ✓ testZero is over-specified:
                It is over-specified. It fails on a correct solution: other-formula
              ✗ ✗ testOne
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                  first value:  false
                  second value: true
                It passes at one time and fails at another. Look for what isn't the same
                each time: a random number, the time of day, an answer that it doesn't wait
                for.

            Fix that test, or write another. Red is done when one of your tests gives ✗ ✓:
            it fails on your code, and passes on the reference solution.
            """)
    }

    func testATestThatNoticesNothingIsNotPraised() {
        let name = "MyStage1Tests.MyEvenOddTests/testZero"
        begin([WatchFixture.own(name, "✓ ✓", noticesNothing: true)], at: .bugs)
        let text = driver.lines(columns: 80, rows: 40).joined(separator: "\n")
        assertContains(text, "  ✓ ✓ testZero: right, but it catches no planted bug.\n")
        assertContainsNot(text, "Right, and green")
    }

    /// The signs are those of before the save until own tests have run again.
    func testNothingIsMadeOfSignsThatAreOutOfDate() {
        begin([StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✓ ✗")])
        driver.save(1)
        for (step, passed) in [(ExerciseStep.green, 1), (.bugs, 2), (.red, 2)] {
            let early = Report(
                tree: .starter, toolchain: "6.3.1", stages: [StepFixture.stage([], passed: passed)],
                isWhole: false)
            driver.send(.gradingProgress(run: 2, .suitesKnown(early)))
            driver.state.step = step
            let text = driver.lines(columns: 80, rows: 40).joined(separator: "\n")
            assertContains(text, "before this save")
            assertContainsNot(text, "Right, and your code")
            assertContainsNot(text, "agree on something")
        }
        driver.finish(with: StepFixture.stage([StepFixture.own("testZero", "✓ ✓")], passed: 2))
        assertContains(
            driver.lines(columns: 80, rows: 40).joined(separator: "\n"), "Right, and green")
    }

    func testARightTestThatIsRedOnGreenCodeSaysThatTheCodeIsNotRight() {
        for step in [ExerciseStep.red, .bugs] {
            for noticed in [0, shipped(1).bugs.count] {
                driver = WatchDriver(1)
                driver.send(.started)
                driver.finish(
                    with: StepFixture.stage(
                        [StepFixture.own("testZero", "✗ ✓")], passed: 2, noticed: noticed))
                (driver.state.current, driver.state.step) = ("even-odd", step)
                let text = driver.lines(columns: 80, rows: 40).joined(separator: "\n")
                    .replacing(#/\s+/#, with: " ")
                assertContains(
                    text,
                    "✗ ✓ testZero Right, but your code doesn't pass. You found a bug that the "
                        + "official tests miss. Fix the code.")
                assertContainsNot(text.lowercased(), "code is right")
                assertContainsNot(text, "best time")
            }
        }
    }

    func testADotForATestThatIsSkippedIsExplained() {
        var skipped = TestResult(name: "MyStage1Tests.MyEvenOddTests/testZero")
        skipped.isSkipped = true
        begin([OwnTest(result: skipped, onCode: skipped)])
        check(
            """
              · · testZero isn't right:
                It was skipped. A skipped test catches nothing. Finish it, and let it run.
            A dot means that the test was skipped or didn't finish.

            Fix that test, or write another. Red is done when one of your tests gives ✗ ✓:
            it fails on your code, and passes on the reference solution.
            """)
    }

    func testWhatAnotherRunMayTellIsNotKnownYet() {
        begin([StepFixture.own("testZero", "· ✓")])
        check(
            """
              · ✓ testZero
            A dot: the result on your code isn't known.

            Red is done. Press t for step 2, Green, and write the code.
            """)
        driver.save(1)
        check(
            """
              · ✓ testZero
            A dot: the result on your code isn't known yet.

            Red is done. Press t for step 2, Green, and write the code.
            """)
    }

    func testTheLineOnWhatToTidyStandsWhereTheCodeIsGreen() {
        let refactor = "The loop stands in two places."
        func text(_ passed: Int, at step: ExerciseStep, noticed: Int = 0) -> String {
            driver = WatchDriver(1)
            driver.send(.started)
            driver.finish(
                with: StepFixture.stage(
                    [StepFixture.own("testZero", "✓ ✓")], passed: passed, noticed: noticed,
                    refactor: refactor))
            (driver.state.current, driver.state.step) = ("even-odd", step)
            return driver.lines(columns: 80, rows: 60).joined(separator: "\n")
        }
        let line = "Refactor, if you like: \(refactor) Keep your tests green."
        for step in [ExerciseStep.green, .bugs] {
            assertContainsNot(text(1, at: step), "Refactor")
            assertContains(text(2, at: step).replacing("\n", with: " "), line)
        }
        let star = text(2, at: .bugs, noticed: shipped(1).bugs.count)
        assertContains(star, "★ Well done!")
        assertContains(star.replacing("\n", with: " "), line)
    }
}
