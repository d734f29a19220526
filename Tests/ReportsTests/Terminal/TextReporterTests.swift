import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

final class TextReporterTests: XCTestCase {
    private func text(of report: Report) -> String {
        TextReporter(style: Style(usesColor: false)).text(of: report)
    }

    func testAFailure() {
        let text = text(of: Fixture.report([Fixture.failedStage]))
        XCTAssertEqual(
            text,
            """

            Unit testing workshop, Starter

                                                                    tests    bugs
            ✗ Stage 1  Basic functions                █████░░░░░      1/2     0/1

            0 of 1 stage passed, 0 mastered.

            Stage 1, Basic functions
              ✗ EvenOddTests.testZeroIsEven
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(number: 0)
                  expected: true
                  actual:   false
              Your tests: 1 of 1 right, 0 of 1 planted bugs caught.
              Next: Open Starter/Stage1/EvenOdd.swift.
                    Write isEven(number:), which says whether a number is even.
                    To read: Guide/1-basic-functions.md
                    Then run: swift run grade 1


            """)
    }

    func testPointsAreShownToThoseWhoAskForThem() {
        let text = TextReporter(style: Style(usesColor: false), showsPoints: true).text(
            of: Fixture.report([Fixture.failedStage]))
        for line in [
            "tests    bugs   points\n", "1/2     0/1     5/25\n",
            "\n0 of 1 stage passed, 0 mastered. 5 of 25 points.\n",
        ] { assertContains(text, line) }
    }

    func testWhatTheTestsOfWrittenCodeLack() {
        let text = text(
            of: Fixture.report([Fixture.stage(red: ["labels"], noticed: ["number-formatter"])]))
        XCTAssertTrue(
            text.contains(
                """
                  Even or odd: the official tests pass, and yours catch 0 of 4 planted bugs,
                    and cover 0 of 3 ideas. A hint: swift run grade hint even-odd
                  Next:
                """), text)
        // A stage that passes names an idea in place of that.
        let passed = self.text(of: Fixture.report([Fixture.stage()]))
        XCTAssertFalse(passed.contains("the official tests pass"))
        // Nothing is known of tests that can't be built.
        let unbuilt = self.text(
            of: Fixture.report([
                Fixture.stage(
                    red: ["labels"], ownTests: .notBuilt(.errors("A.swift:1:1: error: no")))
            ]))
        XCTAssertFalse(unbuilt.contains("the official tests pass"))
    }

    func testAPassedStageNeedsNoMoreThanItsLine() {
        let text = text(of: Fixture.report([Fixture.passedStage]))
        XCTAssertEqual(
            text,
            """

            Unit testing workshop, Starter

                                                                    tests    bugs
            ★ Stage 1  Basic functions                ██████████      2/2     1/1

            1 of 1 stage passed, 1 mastered.


            """)
    }

    func testWhereToReadAboutTheFirstBugThatNoTestNotices() {
        let text = text(of: Fixture.report([Fixture.stage(noticed: ["even-odd"])]))
        assertContains(
            text,
            """
              Next: Write tests in Starter/Stage1Tests that catch the planted bugs.
                    To read: Guide/1-basic-functions.md#number-formatter
                    Then run: swift run grade 1
            """)
    }

    func testACompileError() {
        let stage = StageReport(
            stage: shipped(2),
            suite: .notBuilt(
                .errors("Starter/Stage2/A.swift:3:1: error: no\n3 | x"), tests: []),
            ownTests: .notBuilt(.errors("Starter/Stage2Tests/B.swift:1:1: error: no")))
        let text = text(of: Fixture.report([stage]))
        assertContains(
            text,
            """
            Stage 2, MVVM
                Starter/Stage2/A.swift:3:1: error: no
                3 | x
              Your tests don't compile:
                Starter/Stage2Tests/B.swift:1:1: error: no
              Next: Fix the first error above.
                    Then run: swift run grade 2
            """)
    }

    func testEveryLineOfOursFits80Columns() {
        let long = String(repeating: "word ", count: 60)
        let failure = TestResult.Failure.assertion(
            message: "XCTAssertEqual failed: (\"\(long)\") is not equal to (\"b\") - \(long)",
            place: SourceLocation(file: "Tests/Stage1Tests/EvenOddTests.swift", line: 12))
        var stage = Fixture.failedStage
        stage = StageReport(
            stage: shipped(3),
            suite: .ran([SuiteTest(exercise: "use-case", result: Fixture.test("A/t", failure))]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [OwnTest(result: Fixture.test("B/u", .timeout(.seconds(10))))],
                    bugs: [],
                    neverRun: [
                        NeverRunMethod(
                            name: "text_" + String(repeating: "x", count: 90),
                            place: SourceLocation(file: "Starter/Stage3Tests/B.swift", line: 3))
                    ])))
        for line in text(of: Fixture.report([stage])).split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.count, 80, String(line))
        }
    }

    func testTextOfALearnerSteersNoTerminal() {
        let failure = TestResult.Failure.assertion(
            message:
                "XCTAssertEqual failed: (\"\u{1B}[31m\u{202E}\") is not equal to (\"b\") - x\u{7}",
            place: nil)
        let stage = StageReport(
            stage: shipped(1),
            suite: .ran([SuiteTest(exercise: "even-odd", result: Fixture.test("A/t", failure))]),
            ownTests: .crashed(output: "\u{1B}]0;title\u{7}"))
        let text = text(of: Fixture.report([stage]))
        for scalar in ["\u{1B}", "\u{7}", "\u{202E}"] {
            assertContainsNot(text, scalar)
        }
        assertContains(text, #"actual:   \u{1B}[31m\u{202E}"#)
    }

    func testColoursOnlyWhereAllowed() {
        let report = Fixture.report([Fixture.failedStage])
        assertContainsNot(text(of: report), "\u{1B}")
        let coloured = TextReporter(style: Style(usesColor: true)).text(of: report)
        assertContains(coloured, "\u{1B}[31m✗\u{1B}[0m")
    }
}
