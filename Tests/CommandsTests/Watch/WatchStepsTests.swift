import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// At which step an exercise opens on the watch screen, and which save leads to another step.
final class WatchStepsTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() { driver = WatchDriver(1) }

    /// Starts with Even or odd as it is with these own tests.
    private func begin(_ tests: [OwnTest], passed: Int = 0, error: Bool = false) {
        driver.send(.started)
        driver.finish(with: StepFixture.stage(tests, passed: passed, error: error))
    }

    /// Saves, and has the verdict of Even or odd with these own tests.
    private func save(_ tests: [OwnTest], passed: Int = 0, error: Bool = false) {
        driver.save(1)
        driver.finish(with: StepFixture.stage(tests, passed: passed, error: error))
    }

    // MARK: Where an exercise opens

    func testWithoutATestItOpensAtRed() {
        begin([])
        XCTAssertEqual(driver.state.step, .red)
    }

    func testWithTheWorkedExampleAloneItOpensAtRedWhereNothingIsWritten() {
        begin([StepFixture.example("✗ ✓")])
        XCTAssertEqual(driver.state.step, .red)
    }

    func testWithTheWorkedExampleAloneItOpensAtGreenWhereCodeIsBegun() {
        begin([StepFixture.example("✗ ✓")], passed: 1)
        XCTAssertEqual(driver.state.step, .green)
    }

    func testWithARightRedTestOfTheLearnersItOpensAtGreen() {
        begin([StepFixture.example("✗ ✓"), StepFixture.own("testZero", "✗ ✓")])
        XCTAssertEqual(driver.state.step, .green)
    }

    func testWithOtherTestsItOpensAtRed() {
        for signs in ["✓ ✓", "✗ ✗", "✓ ✗"] {
            setUp()
            begin([StepFixture.own("testZero", signs)])
            XCTAssertEqual(driver.state.step, .red, signs)
        }
    }

    func testWithGreenCodeItOpensAtBugs() {
        begin([], passed: 2)
        XCTAssertEqual(driver.state.step, .bugs)
    }

    func testWhereTheCodeDoesNotCompileItOpensAtGreen() {
        begin([StepFixture.example("· ✓")], error: true)
        XCTAssertEqual(driver.state.step, .green)
    }

    func testGivenCodeHasOneStep() {
        driver.begin(green: [], starred: ["even-odd", "number-formatter", "labels"])
        XCTAssertEqual(driver.state.current, "shipping-price")
        XCTAssertEqual(driver.state.step, .bugs)
        driver.press("t")
        XCTAssertEqual(driver.state.step, .bugs)
        driver.press("c")
        XCTAssertEqual(driver.state.step, .bugs)
    }

    // MARK: What a save leads to

    func testARightRedTestLeadsFromRedToGreen() {
        begin([StepFixture.example("✗ ✓")])
        save([StepFixture.example("✗ ✓"), StepFixture.own("testZero", "✗ ✓")])
        XCTAssertEqual(driver.state.step, .green)
        XCTAssertEqual(driver.state.notice, .redIsDone)
    }

    func testEachNewOneDoes() {
        begin([StepFixture.own("testZero", "✗ ✓")])
        driver.press("t")
        driver.press("t")
        save([StepFixture.own("testZero", "✗ ✓")])
        XCTAssertEqual(driver.state.step, .red, "it was there")
        save([StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✗ ✓")])
        XCTAssertEqual(driver.state.step, .green)
    }

    func testAnotherTestDoesNot() {
        begin([StepFixture.example("✗ ✓")])
        for signs in ["✓ ✓", "✗ ✗", "✓ ✗"] {
            save([StepFixture.example("✗ ✓"), StepFixture.own("testZero", signs)])
            XCTAssertEqual(driver.state.step, .red, signs)
            XCTAssertNil(driver.state.notice)
        }
    }

    func testTheFirstVerdictOnOwnTestsIsNoSave() {
        driver.send(.started)
        let own = [StepFixture.own("testZero", "✗ ✓")]
        let early = Report(
            tree: .starter, toolchain: "6.3.1", stages: [StepFixture.stage([])], isWhole: false)
        driver.send(.gradingProgress(run: 1, .suitesKnown(early)))
        driver.press("g")
        XCTAssertEqual(driver.state.step, .red)
        driver.finish(with: StepFixture.stage(own))
        XCTAssertNil(driver.state.notice)
    }

    func testChangedCodeLeadsFromRedToGreen() {
        begin([StepFixture.example("✗ ✓")])
        save([StepFixture.example("✓ ✓")], passed: 1)
        XCTAssertEqual(driver.state.step, .green)
        XCTAssertNil(driver.state.notice)
    }

    func testCodeThatDoesNotCompileAnyMoreLeadsToGreen() {
        for presses in 0...2 {
            setUp()
            begin([StepFixture.example("✗ ✓")])
            for _ in 0..<presses { driver.press("t") }
            save([StepFixture.example("· ✓")], error: true)
            XCTAssertEqual(driver.state.step, .green)
        }
    }

    func testGreenCodeLeadsFromEachStepToBugs() {
        for presses in 0...2 {
            setUp()
            begin([StepFixture.example("✗ ✓")])
            for _ in 0..<presses { driver.press("t") }
            save([StepFixture.example("✓ ✓")], passed: 2)
            XCTAssertEqual(driver.state.step, .bugs)
            XCTAssertEqual(driver.state.notice, .codeIsGreen)
        }
    }

    /// Whose tests were good before has nothing to go on to.
    func testNoStepIsNamedWhereTheCodeWasTheLastThing() {
        driver.begin(green: [])
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        XCTAssertEqual(driver.state.step, .bugs)
        XCTAssertNotEqual(driver.state.notice, .codeIsGreen)
    }

    func testCodeThatBreaksLeadsBackToGreenAndNeverToRed() {
        begin([], passed: 2)
        save([], passed: 1)
        XCTAssertEqual(driver.state.step, .green)
        save([], passed: 0)
        XCTAssertEqual(driver.state.step, .green)
    }

    func testWhoWritesTestsForBugsBeforeTheCodeStaysThere() {
        begin([StepFixture.own("testZero", "✗ ✓")])
        driver.press("t")
        save([StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", "✗ ✓")], passed: 1)
        XCTAssertEqual(driver.state.step, .bugs)
    }

    func testTheStepThatASaveLeadsToIsShownFromItsFirstLine() {
        driver = WatchDriver(1, size: WindowSize(columns: 60, rows: 10))
        begin([StepFixture.example("✗ ✓")])
        driver.send(.key(.end))
        XCTAssertGreaterThan(driver.state.scroll, 0)
        save([StepFixture.example("✓ ✓")], passed: 1)
        XCTAssertEqual(driver.state.scroll, 0)
    }

    // MARK: A reset

    func testAResetOpensTheExerciseAnew() {
        begin([StepFixture.example("✓ ✓")], passed: 2)
        XCTAssertEqual(driver.state.step, .bugs)
        for key in ["l", "x", "x", "l"] { driver.press(Character(key)) }
        save([StepFixture.example("✗ ✓")])
        XCTAssertEqual(driver.state.step, .red)
        XCTAssertNil(driver.state.notice)
        // Later verdicts are those of saves.
        save([StepFixture.example("✓ ✓")], passed: 1)
        XCTAssertEqual(driver.state.step, .green)
    }

    func testAResetKeepsTheLearnersTestsWhichLeadToTheCode() {
        let tests = { StepFixture.own("testZero", $0) }
        begin([tests("✓ ✓")], passed: 2)
        for key in ["l", "x", "x", "l"] { driver.press(Character(key)) }
        save([tests("✗ ✓")])
        XCTAssertEqual(driver.state.step, .green)
    }

    func testAResetOfAnotherExerciseLeavesTheOneInHand() {
        begin([StepFixture.example("✓ ✓")], passed: 2)
        driver.press("t")
        driver.press("l")
        driver.send(.key(.down))
        for key in ["x", "x", "l"] { driver.press(Character(key)) }
        save([StepFixture.example("✓ ✓")], passed: 2)
        XCTAssertEqual(driver.state.step, .red)
    }

    // MARK: Red that is done

    /// The worked example shows what red looks like. Code alone, however right, leaves the step open.
    func testRedIsOpenUntilTheLearnerHasWrittenARightTest() {
        begin([StepFixture.example("✗ ✓")])
        var text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        assertContains(text, "The worked example shows what red looks like")
        for words in ["Red is done", "Red ✓", "red ✓"] { assertContainsNot(text, words) }
        save([StepFixture.example("✓ ✓")], passed: 2)
        text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        assertContains(text, "2 Green ✓")
        for words in ["Red ✓", "red ✓"] { assertContainsNot(text, words) }
        driver.press("t")
        assertContainsNot(driver.lines(columns: 80, rows: 30).joined(), "Red and Green are done")
        save([StepFixture.example("✓ ✓"), StepFixture.own("testZero", "✓ ✓")], passed: 2)
        text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        for words in ["1 Red ✓", "Exercise red ✓"] { assertContains(text, words) }
    }

    /// Unfinished code returns false for every number, so a test that expects false can't be red.
    func testATestThatUnfinishedCodePassesIsCalledRightAndNotRed() {
        begin([StepFixture.example("✗ ✓")])
        save([StepFixture.example("✗ ✓"), StepFixture.own("testOneIsOdd", "✓ ✓")])
        let text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        assertContains(text, "Your test is right, but your code already passes it")
        assertContainsNot(text, "Write a test. Red asks")
    }

    // MARK: Hints

    func testAHintIsAboutWhatStopsTheLearner() {
        let example = StepFixture.example("✗ ✓")
        for (tests, passed, subject, words) in [
            ([example], 0, "bug:every-number-is-even", "Hint for your next test, 1 of 2"),
            ([example, StepFixture.own("testZero", "✗ ✓")], 0, "even-odd", "Hint, 1 of 3"),
            ([example], 2, "bug:every-number-is-even", "Hint for a planted bug, 1 of 2"),
        ] {
            setUp()
            begin(tests, passed: passed)
            XCTAssertEqual(driver.press("h"), [.remember(subject: subject, count: 1)])
            assertContains(driver.lines(columns: 80, rows: 40).joined(separator: "\n"), words)
        }
    }

    func testAWrongTestIsFixedBeforeAnyHint() {
        for presses in 0...2 {
            setUp()
            begin([StepFixture.own("testZero", "✗ ✗")])
            for _ in 0..<presses { driver.press("t") }
            XCTAssertEqual(driver.press("h"), [])
            XCTAssertEqual(driver.state.notice, .fixTestFirst)
            let text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
            assertContains(text, "It ran on the reference solution, where a right test passes")
            assertContainsNot(text, "Hint")
        }
    }

    func testRedStaysDoneWhereTheOnlyRedTestHasTurnedGreen() {
        begin([StepFixture.own("testZero", "✗ ✓")])
        save([StepFixture.own("testZero", "✓ ✓")])
        let lines = driver.lines(columns: 80, rows: 30)
        assertContains(lines.joined(separator: "\n"), "1 Red ✓")
        assertContains(lines.suffix(2).joined(separator: "\n"), "Exercise red ✓")
        save([StepFixture.own("testZero", "✓ ✗")])
        assertContainsNot(driver.lines(columns: 80, rows: 30).joined(), "Red ✓")
    }

    // MARK: Code first

    func testCBeginsWithTheCodeAndIsRemembered() {
        begin([])
        XCTAssertEqual(driver.press("c"), [.remember(subject: "watch:code-first", count: 1)])
        XCTAssertTrue(driver.state.codeFirst)
        XCTAssertEqual(driver.state.notice, .codeFirst(true))
        XCTAssertEqual(driver.state.step, .green)
        driver.press("n")
        driver.press("p")
        XCTAssertEqual(driver.state.step, .green)
        XCTAssertEqual(driver.press("c"), [.remember(subject: "watch:code-first", count: 0)])
        XCTAssertEqual(driver.state.notice, .codeFirst(false))
        XCTAssertEqual(driver.state.step, .red)
    }

    func testCodeFirstThatIsRememberedOpensAtGreenAndTShowsRed() {
        driver.state.hints[HintMemory.codeFirst] = 1
        begin([StepFixture.example("✗ ✓")])
        XCTAssertEqual(driver.state.step, .green)
        driver.press("t")
        driver.press("t")
        XCTAssertEqual(driver.state.step, .red)
    }

    /// The key says what is shown first, so it shows that.
    func testCShowsTheOtherStepOfAnExerciseThatIsBegunToo() {
        begin([StepFixture.own("testZero", "✗ ✓")], passed: 1)
        XCTAssertEqual(driver.state.step, .green)
        driver.press("c")
        XCTAssertEqual(driver.state.step, .green)
        driver.press("c")
        XCTAssertEqual(driver.state.step, .red)
        driver.press("c")
        XCTAssertEqual(driver.state.step, .green)
    }

    func testCLeavesTheStepWhereTheCodeIsGreenOrDoesNotCompile() {
        begin([], passed: 2)
        driver.press("t")
        for _ in 0...1 {
            driver.press("c")
            XCTAssertEqual(driver.state.step, .red)
        }
        setUp()
        begin([], error: true)
        for _ in 0...1 {
            driver.press("c")
            XCTAssertEqual(driver.state.step, .green)
        }
    }

    func testCDoesNotLeaveBugs() {
        begin([], passed: 2)
        driver.press("c")
        XCTAssertEqual(driver.state.step, .bugs)
    }
}
