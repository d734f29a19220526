import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests how the watch screen presents the two results of a learner's tests. The golden texts contain whole
/// screens.
final class WatchPairsTests: XCTestCase {
    private var driver = WatchDriver(1)

    /// Starts at a step of Even or odd with these tests.
    private func begin(
        _ tests: [OwnTest], at step: ExerciseStep = .red, passed: Int = 0, noticed: Int = 0,
        refactor: String? = nil, isUntouched: Bool = false
    ) {
        driver = WatchDriver(1)
        driver.send(.started)
        driver.finish(
            with: StepFixture.stage(
                tests, passed: passed, noticed: noticed, refactor: refactor,
                isUntouched: isUntouched))
        (driver.state.current, driver.state.step) = ("even-odd", step)
    }

    /// The screen as a single line.
    private var text: String {
        driver.lines(columns: 80, rows: 60).joined(separator: " ").replacing(#/\s+/#, with: " ")
    }

    private func sentence(_ pair: TestPair, isCodeGreen: Bool = false) -> String {
        PairText.sentence(pair, isCodeGreen: isCodeGreen)
    }

    func testEachPairOfResultsIsExplained() {
        for (signs, sentence) in [
            ("✓ ✓", PairText.whileCoding), ("✗ ✓", sentence(.redGreen)),
        ] {
            begin([StepFixture.own("testZero", signs), StepFixture.own("testOne", signs)])
            assertContains(text, "\(signs) testZero, testOne \(sentence)")
        }
        for (signs, pair) in [("✗ ✗", TestPair.redRed), ("✓ ✗", .greenRed)] {
            begin([StepFixture.own("testZero", signs)])
            assertContains(text, "\(signs) MyEvenOddTests.testZero ")
            assertContains(text, sentence(pair))
        }
    }

    /// A test that passes before any code is written may be one that can't fail. Once the code is written, a
    /// green test is what the learner wants.
    func testATestThatPassesOnUntouchedCodeIsDoubted() {
        begin([StepFixture.own("testZero", "✓ ✓")], isUntouched: true)
        assertContains(text, "✓ ✓ testZero \(PairText.onUntouchedCode)")
    }

    /// The worked example is red from the start. The screen must not ask the learner to write the code because
    /// of that, but to write another test.
    func testTheWorkedExampleOnlyShowsWhatRedLooksLike() {
        begin([StepFixture.example("✗ ✓")])
        assertContains(text, "✗ ✓ testTwoIsEven \(PairText.example)")
        assertContains(text, "Write a test of your own.")
        assertContainsNot(text, sentence(.redGreen))
        begin([StepFixture.example("✗ ✓"), StepFixture.own("testZero", "✗ ✓")])
        assertContainsNot(text, PairText.example)
    }

    /// The line of a crash on the learner's code isn't looked up, so the code may not be the cause.
    func testACrashOnTheLearnersCodeIsNotBlamedOnTheCode() {
        let test = StepFixture.own("testZero", "✗ ✓")
        let reason = "Index out of range"
        let crash = TestResult.Failure.crash(signal: SIGILL, reason: reason, place: nil)
        begin([
            OwnTest(
                result: test.result, onCode: TestResult(name: test.result.name, failure: crash))
        ])
        assertContains(text, "It crashed in the code or in the test: \(reason).")
    }

    /// Every step says what is wrong with a test, and why a right test is red.
    func testEachStepShowsWhyTestsFail() {
        for step in ExerciseStep.allCases {
            begin(
                [StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✗ ✗")], at: step,
                passed: 1)
            assertContains(text, "\(sentence(.redGreen)) first value: false")
            assertContains(text, "✗ ✗ MyEvenOddTests.testOne")
            assertContains(text, "It ran on the reference solution, where a correct test passes:")
        }
    }

    /// A small window shows what to do next and the first test to fix; the tests that are right follow.
    func testWhatNeedsActionIsVisibleInASmallWindow() {
        for (step, signs, words) in [
            (ExerciseStep.red, "✓ ✓", "Next, fix the 3 tests that aren't right, or write another."),
            (.red, "✗ ✓", "Red is done. Press t for step 2, Green, and write the code."),
            (.green, "✗ ✓", "… and 1 more test "),
            (.bugs, "✗ ✓", "To write the code, press t twice."),
        ] {
            begin(
                [signs, "✗ ✗", "✓ ✗", "✗ ✗"].enumerated().map {
                    StepFixture.own("test\($0)", $1)
                }, at: step)
            let screen = driver.lines(columns: 80, rows: 24).joined(separator: " ").replacing(
                #/\s+/#, with: " ")
            for words in [words, "✗ ✗ MyEvenOddTests.test1 ", "more lines below"] {
                assertContains(screen, words)
            }
        }
    }

    /// A test in another exercise's class isn't among the exercise's tests, but may catch its bugs.
    func testTheTestsOfOtherExercisesThatCatchBugsAreNamed() {
        let other = "MyStage1Tests.MyShippingPriceTests/testZeroIsEven"
        let own = StepFixture.own("testOne", "✓ ✓")
        for (kills, words) in [
            ([other], "1 bug is caught only by tests of other exercises: MyShippingPriceTests."),
            ([other, own.result.name], nil),
        ] {
            let bug = BugResult(
                id: "zero-is-odd", exercise: "even-odd", status: .killed,
                kills: kills.map { BugResult.Kill(test: $0, isCrash: false) })
            driver = WatchDriver(1)
            driver.send(.started)
            driver.finish(
                with: StageReport(
                    stage: shipped(1), suite: StepFixture.stage([]).suite,
                    ownTests: .judged(
                        OwnTestsReport(
                            tests: [own, WatchFixture.own(other, "✓ ✓")], bugs: [bug]))))
            driver.open("even-odd")
            XCTAssertEqual(text.contains("tests of other exercises"), words != nil)
            assertContains(text, words ?? "✓ ✓ testOne ")
        }
    }

    /// If two files declare the same class, the compiler reports an error in one of them only.
    func testAnErrorThatConcernsTwoExercisesIsShownInBoth() {
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let own = OwnTestsReport(tests: [], bugs: [], leftOut: LeftOutTests(files: [file]))
        let cure = Finding(
            .brokenTests, .file(file), exercises: ["even-odd", "number-formatter"],
            .init("It is declared twice."))
        driver = WatchDriver(1)
        driver.send(.started)
        driver.finish(
            with: StageReport(
                stage: shipped(1), suite: StepFixture.stage([]).suite, ownTests: .judged(own),
                findings: [cure]))
        for (exercise, isShown) in [("number-formatter", true), ("labels", false)] {
            driver.open(exercise)
            XCTAssertEqual(text.contains(cure.words.what), isShown, exercise)
        }
    }

    func testOverSpecifiedAndFlakyTestsAreExplained() {
        let (zero, one) = (StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✗ ✗"))
        begin([
            OwnTest(result: zero.result, onCode: zero.onCode, failingVariants: ["other-formula"]),
            OwnTest(result: one.result, onCode: one.onCode, isFlaky: true),
        ])
        assertContains(text, "other-formula")
        assertContains(text, "It is flaky")
        for pair in [TestPair.redGreen, .redRed] { assertContainsNot(text, sentence(pair)) }
    }

    func testASaveThatCatchesMoreBugsIsAnnounced() {
        for (before, after, tests, words) in [
            (1, 2, ["testZero"], "✓ Your tests catch one more bug: 2 of 4."),
            (1, 3, ["testZero"], "✓ Your tests catch 2 more bugs: 3 of 4."),
            (2, 2, ["testZero"], nil), (3, 2, ["testZero"], nil), (3, 4, ["testZero"], nil),
            (2, 2, ["testZero", "testOne"], "Your tests catch no more bugs than before: 2 of 4."),
        ] {
            begin([StepFixture.own("testZero", "✓ ✓")], at: .bugs, passed: 2, noticed: before)
            driver.save(1)
            driver.finish(
                with: StepFixture.stage(
                    tests.map { StepFixture.own($0, "✓ ✓") }, passed: 2, noticed: after))
            XCTAssertEqual(driver.state.notice.map(WatchStatusText.describe), words)
        }
    }

    /// The chapter asks learners to break the given code and to watch their tests fail. So these tests are also
    /// run on the changed code.
    func testAfterAChangeToGivenCodeItsTestsHaveTwoResults() {
        let path = "Starter/Stage1/ShippingPrice.swift"
        for (changed, signs, words) in [
            ([], "✓ ✓", " ✓ testIt "), ([path], "✗ ✓", "✗ ✓ testIt \(PairText.onChangedCode)"),
            ([path], "✓ ✓", "✓ ✓ testIt"),
        ] {
            let test = WatchFixture.own("MyStage1Tests.MyShippingPriceTests/testIt", signs)
            driver = WatchDriver(1)
            driver.send(.started)
            driver.finish(
                with: StageReport(
                    stage: shipped(1), suite: .ran([]),
                    ownTests: .judged(OwnTestsReport(tests: [test], bugs: [])),
                    changedFiles: changed))
            driver.open("shipping-price")
            assertContains(text, words)
            XCTAssertEqual(
                text.contains("\(path) was changed. You may"), !changed.isEmpty)
            XCTAssertEqual(text.contains(PairText.title(.you)), !changed.isEmpty)
        }
    }

    /// A test that catches no bug may check a case from the chapter's table for which no bug is
    /// planted.
    func testATestThatCatchesNothingIsNotCriticizedWithoutAReason() {
        let name = "MyStage1Tests.MyEvenOddTests/testZero"
        begin([WatchFixture.own(name, "✓ ✓", noticesNothing: true)], at: .bugs)
        assertContainsNot(text, "catch no planted bug")
    }

    /// After a save, the old results of the learner's tests aren't shown while the tests run again.
    func testOutdatedResultsAreNotUsed() {
        begin([StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✓ ✗")])
        driver.save(1)
        for (step, passed) in [(ExerciseStep.green, 1), (.bugs, 2), (.red, 2)] {
            let early = Report(
                tree: .starter, toolchain: "6.3.1", stages: [StepFixture.stage([], passed: passed)],
                isWhole: false)
            driver.send(.gradingProgress(run: 2, .suitesKnown(early)))
            driver.state.step = step
            assertContains(text, "Checking your tests…")
            for pair in [TestPair.redGreen, .greenRed] { assertContainsNot(text, sentence(pair)) }
        }
        driver.finish(with: StepFixture.stage([StepFixture.own("testZero", "✓ ✓")], passed: 2))
        assertContains(text, sentence(.greenGreen))
    }

    func testARightTestThatIsRedOnGreenCodeShowsThatTheCodeIsWrong() {
        for step in [ExerciseStep.red, .bugs] {
            for noticed in [0, shipped(1).bugs.count] {
                begin(
                    [StepFixture.own("testZero", "✗ ✓")], at: step, passed: 2, noticed: noticed)
                assertContains(text, "✗ ✓ testZero \(sentence(.redGreen, isCodeGreen: true))")
                assertContainsNot(text.lowercased(), "code is right")
            }
        }
    }

    func testADotIsExplained() {
        begin([StepFixture.own("testZero", "· ✓"), StepFixture.own("testOne", "✓ ✓")])
        assertContains(text, "· ✓ testZero A dot means that the result on your code isn't known")
    }

    func testTheRefactoringTipIsShownInGreen() {
        let refactor = "The loop stands in two places."
        let line = StepWords.refactor(refactor)
        let cases: [(Int, ExerciseStep, Int)] = [
            (1, .green, 0), (1, .bugs, 0), (2, .green, 0), (2, .bugs, 0),
            (2, .bugs, shipped(1).bugs.count),
        ]
        for (passed, step, noticed) in cases {
            begin(
                [StepFixture.own("testZero", "✓ ✓")], at: step, passed: passed, noticed: noticed,
                refactor: refactor)
            XCTAssertEqual(text.contains(line), passed == 2, text)
        }
    }
}
