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

    func testEveryLineOfTheKitsOwnTextFits80Columns() {
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

    func testLearnersTextCannotControlTheTerminal() {
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

    func testColorsAreUsedOnlyIfAllowed() {
        let report = Fixture.report([Fixture.failedStage])
        assertContainsNot(text(of: report), "\u{1B}")
        let colored = TextReporter(style: Style(usesColor: true)).text(of: report)
        assertContains(colored, "\u{1B}[31m✗\u{1B}[0m")
    }
}
