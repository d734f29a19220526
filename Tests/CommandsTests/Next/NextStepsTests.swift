import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

/// What `next` and `grade` say of the two signs of own tests, and of the step of an exercise.
final class NextStepsTests: XCTestCase {
    private static let file = "Starter/Stage1Tests/MyEvenOddTests.swift"

    private func result(_ name: String, isGreen: Bool, expected: String = "true") -> TestResult {
        TestResult(
            name: "MyStage1Tests.MyEvenOddTests/\(name)",
            failure: isGreen
                ? nil
                : .assertion(
                    message:
                        "XCTAssertEqual failed: (\"false\") is not equal to (\"\(expected)\") - ",
                    place: SourceLocation(file: Self.file, line: 9)))
    }

    private func test(_ name: String, _ pair: TestPair) -> OwnTest {
        OwnTest(
            result: result(name, isGreen: [.redGreen, .greenGreen].contains(pair)),
            onCode: result(name, isGreen: [.greenGreen, .greenRed].contains(pair)),
            failedLine: FailedLine(
                code: "XCTAssertEqual(isEven(0), true)", operands: ["isEven(0)", "true"]))
    }

    /// Stage 1, whose first exercise has these own tests, with code that is green or not.
    private func stage(isGreen: Bool = false, _ tests: OwnTest...) -> StageReport {
        Fixture.stage(
            red: isGreen ? [] : ["even-odd"],
            ownTests: .judged(
                OwnTestsReport(
                    tests: tests,
                    bugs: Fixture.stageOfCode.bugs.map {
                        BugResult(
                            id: $0.id, exercise: $0.exercise, status: isGreen ? .killed : .survived,
                            kills: [])
                    })))
    }

    private func next(_ stage: StageReport, codeFirst: Bool = false) -> String {
        NextReporter(style: Style(usesColor: false), tree: .starter, codeFirst: codeFirst).text(
            of: stage.exercises[0], in: stage, start: SourceLocation(file: Self.file, line: 6))
    }

    func testAnExerciseBeginsWithATestThatIsRed() {
        XCTAssertEqual(
            next(stage()),
            """

            Stage 1, Even or odd (even-odd)
              Step 1 of 3, Red: write a test that is right and fails on your code.
              Starter/Stage1Tests/MyEvenOddTests.swift:6
              Write isEven(number:), which says whether a number is even.

              To read:    Guide/1-basic-functions.md
              A hint:     swift run grade hint even-odd
              Try again:  swift run grade next


            """)
        assertContains(next(stage(), codeFirst: true), "  Step 2 of 3, Green: write code")
    }

    func testARightTestThatIsRedLeadsToTheCode() {
        assertContains(
            next(stage(test("testZero", .redGreen))),
            """
              Your tests:
              Each has two results: on your code, on the reference solution.
              ✗ ✓ MyEvenOddTests.testZero
                  Right, and your code doesn't pass yet: the best time to write code.
                  MyEvenOddTests.testZero on your code:
                  XCTAssertEqual(isEven(0), true)
                    expected: true
                    actual:   false
            """)
    }

    func testTestsThatAllPassOnCodeThatIsNotWrittenMissACase() {
        assertContains(
            next(stage(test("testOne", .greenGreen))),
            """
              ✓ ✓ MyEvenOddTests.testOne
                  Right, and green. The planted bugs show whether that is enough.
              Your tests pass on your code, but not all official tests do. Which case is
              missing?
            """)
    }

    /// A learner who has only the example writes a test like it.
    func testTheWorkedExampleIsRedAlready() {
        let red = test("testTwoIsEven", .redGreen)
        let example = OwnTest(
            result: red.result, onCode: red.onCode, noticesNothing: true, isExample: true,
            failedLine: red.failedLine)
        XCTAssertEqual(
            next(stage(example)),
            """

            Stage 1, Even or odd (even-odd)
              Step 1 of 3, Red: write a test that is right and fails on your code.
              Starter/Stage1Tests/MyEvenOddTests.swift:6
              Write isEven(number:), which says whether a number is even.
              Each has two results: on your code, on the reference solution.
              ✗ ✓ MyEvenOddTests.testTwoIsEven
                  Right, and your code doesn't pass yet: the best time to write code.
                  MyEvenOddTests.testTwoIsEven on your code:
                  XCTAssertEqual(isEven(0), true)
                    expected: true
                    actual:   false
              The worked example shows what such a test looks like. Now write one of your
              own.

              To read:    Guide/1-basic-functions.md
              A hint:     swift run grade hint even-odd
              Try again:  swift run grade next


            """)
        let report = Fixture.report([stage(example)])
        assertContains(
            ListReporter(style: Style(usesColor: false)).text(of: report),
            "✗ even-odd                           red ")
    }

    func testNoCaseIsMissingWhereARightTestIsNotGreenOnTheCode() {
        var skipped = result("testOne", isGreen: true)
        skipped.isSkipped = true
        let test = OwnTest(result: result("testOne", isGreen: true), onCode: skipped)
        assertContainsNot(next(stage(test)), "Which case is")
        assertContains(next(stage(test)), "  · ✓ MyEvenOddTests.testOne\n")
    }

    /// The planted bugs have said it.
    func testBesideTheStarNothingAsksWhetherATestWouldNoticeAMistake() {
        let text = next(stage(isGreen: true, test("testZero", .greenGreen)))
        assertContains(text, "★")
        assertContains(text, "  ✓ ✓ MyEvenOddTests.testZero\n")
        assertContainsNot(text, "Would it")
    }

    func testATestThatIsRedOnBothExpectsTooMuch() {
        assertContains(
            next(stage(test("testZero", .redRed))),
            """
              Each has two results: on your code, on the reference solution.
              ✗ ✗ MyEvenOddTests.testZero
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                XCTAssertEqual(isEven(0), true)
                It ran on the reference solution, where a right test passes:
                  expected: true
                  actual:   false
                Either it expects something that the exercise doesn't ask for, or its setup
                is incomplete.
            """)
    }

    func testATestThatAgreesWithWrongCodeIsTold() {
        let stage = stage(test("testZero", .greenRed))
        let words = """
            ✓ ✗ MyEvenOddTests.testZero
                Starter/Stage1Tests/MyEvenOddTests.swift:9
                XCTAssertEqual(isEven(0), true)
                It ran on the reference solution, where a right test passes:
                  expected: true
                  actual:   false
                Your code and your test share the same mistake, so your tests can't reveal
                it. Reread the task.
            """
        assertContains(next(stage), words)
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])), words)
    }

    /// The official tests don't look at everything, and a star must not hide what an own test knows.
    func testATestThatIsRedOnCodeWithAStarIsTold() {
        let stage = stage(isGreen: true, test("testZero", .redGreen))
        let words = """
              ✗ ✓ MyEvenOddTests.testZero
                  Right, but your code doesn't pass. You found a bug that the official tests
                  miss. Fix the code.
            """
        assertContains(next(stage), words)
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])), words)
    }

    func testColoursTakeNoRoom() {
        let tests = (1...3).map { test("testWithARatherLongName\($0)", .redGreen) }
        let report = Fixture.report([
            Fixture.stage(
                red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
        ])
        let texts = [true, false].map {
            TextReporter(style: Style(usesColor: $0)).text(of: report)
                .replacing(#/\x1B\[[0-9;]*m/#, with: "")
        }
        XCTAssertEqual(texts[0], texts[1])
    }

    /// Its reason stands further down.
    func testATestThatNoticesNothingForAReasonIsNotPraised() {
        let result = result("testIdle", isGreen: true)
        let test = OwnTest(result: result, onCode: result, noticesNothing: true)
        let stage = Fixture.stage(
            red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: [test], bugs: [])),
            smells: [result.name: .assertsNothing])
        let text = next(stage)
        assertContains(text, "  ✓ ✓ MyEvenOddTests.testIdle\n")
        assertContains(text, "MyEvenOddTests.testIdle: It asserts nothing.")
        assertContainsNot(text, "Right, and green")
    }

    func testOfManyTestsTheOverviewNamesTheFirst() {
        let tests = (1...5).map { test("test\($0)", .redGreen) }
        let stage = Fixture.stage(
            red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])),
            "  ✗ ✓ 5 tests: MyEvenOddTests.test1, MyEvenOddTests.test2 and 3 more\n")
    }

    func testTheNextThingToDoIsATestWhereThereIsNone() {
        let report = Fixture.report([stage()])
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: report),
            """
              Next: Write a test in Starter/Stage1Tests/MyEvenOddTests.swift that is right
                    and fails on your code.
                    Write isEven(number:), which says whether a number is even.
            """)
        assertContains(
            ListReporter(style: Style(usesColor: false)).text(of: report),
            "✗ even-odd                           red ")
    }

    func testWhoWritesCodeFirstIsLedToTheCodeEverywhere() {
        let report = Fixture.report([stage()])
        let style = Style(usesColor: false)
        assertContains(
            TextReporter(style: style, codeFirst: true).text(of: report),
            "  Next: Open Starter/Stage1/EvenOdd.swift.\n")
        assertContains(
            ListReporter(style: style, codeFirst: true).text(of: report),
            "✗ even-odd                           green ")
    }

    func testWhatThereIsToTidyStandsBesideTheBugs() throws {
        let exercise = Exercise(
            id: "even-odd", title: "", task: "", files: [], suite: "EvenOddTests", guide: "",
            hints: [], refactor: "Two places count.")
        let tidy = StageReport(
            stage: Stage(
                id: 1, title: "", exercises: [exercise], bugs: Fixture.stageOfCode.bugs),
            suite: .ran([
                SuiteTest(exercise: "even-odd", result: Fixture.test("EvenOddTests/testOne"))
            ]), ownTests: .none)
        assertContains(
            next(tidy),
            "  Refactor, if you like: Two places count. Keep your tests green.\n")
        XCTAssertFalse(next(stage()).contains("Refactor"))
    }
}
