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

    /// Whole texts are in the golden texts.
    func testAnExerciseBeginsWithATestThatIsRedUnlessCodeComesFirst() {
        for (codeFirst, words) in [
            (false, "  Step 1 of 3, Red: write a test"), (true, "  Step 2 of 3, Green: write code"),
        ] {
            assertContains(next(stage(), codeFirst: codeFirst), words)
        }
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
