import Foundation
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests the output for a step of a GitHub Actions workflow.
final class GitHubReporterTests: XCTestCase {
    private func lines(_ stages: [StageReport]) -> [String] {
        GitHubReporter.text(of: Fixture.report(stages), token: "TOKEN")
            .components(separatedBy: "\n")
    }

    func testACompileErrorHasItsPlace() {
        let words = "Starter/Stage2/A.swift:3:24: error: no\n1 | 100%"
        let stage = StageReport(
            stage: shipped(2), suite: .notBuilt(.errors(words), tests: []), ownTests: .none)
        XCTAssertEqual(
            lines([stage]).first,
            "::error file=Starter/Stage2/A.swift,line=3,col=24,title=Stage 2%2C Your code can't be "
                + "built::Starter/Stage2/A.swift:3:24: error: no%0A1 | 100%25")
    }

    func testRefusedAndMissingCodeHasItsPlace() {
        let code = RefusedCode(
            path: "Starter/Stage2/A.swift", line: 7, reason: .notAsked("XCTFail"))
        let file = MissingFile(path: "Starter/Stage2/B.swift", exercise: "b")
        let failures: [(BuildFailure, String)] = [
            (.refusedCode(code), "Starter/Stage2/A.swift,line=7,title="),
            (
                .filesMissing([file], errors: "Starter/Stage2/A.swift:3:24: error: no"),
                "Starter/Stage2/A.swift,line=3,col=24,title="
            ),
            (.withoutPlace("A.swift:3:24: error: no"), "Starter/Stage2,title="),
        ]
        for (failure, place) in failures {
            let stage = StageReport(
                stage: shipped(2), suite: .notBuilt(failure, tests: []), ownTests: .none)
            XCTAssertEqual(
                lines([stage]).first?.hasPrefix("::error file=\(place)"), true,
                "\(lines([stage])[0])")
        }
    }

    func testAtMostTenErrorsAreShownAndTheRestIsCounted() {
        let tests = (0..<13).map {
            SuiteTest(exercise: "even-odd", result: Fixture.test("A/t\($0)", .notReported))
        }
        let stage = StageReport(
            stage: shipped(1), suite: .ran(tests), ownTests: .none)
        let lines = lines([stage])
        XCTAssertEqual(lines.count { $0.hasPrefix("::error ") }, 10)
        XCTAssertEqual(
            lines.filter { $0.hasPrefix("::notice") },
            ["::notice::The first 10 errors are shown here. 3 more are in the report."])
    }

    /// GitHub shows only ten notices for a step, so the last one must say how many aren't shown.
    func testMoreFlagsThanGitHubShowsAreCounted() {
        let many = (1...9).map { SourceFlag(word: "exit", file: "A.swift", line: $0) }
        let notices = lines([Fixture.flagged(many)]).filter { $0.hasPrefix("::notice") }
        XCTAssertEqual(notices.count, 8)
        XCTAssertEqual(
            notices.last, "::notice::The first 7 notices are shown here. 2 more are in the report.")
    }

    func testWorkflowCommandsInTextAreEscaped() {
        for text in HostileReport.texts {
            let lines = GitHubReporter.text(
                of: Fixture.report(HostileReport.stages(text)), token: "TOKEN"
            ).unicodeScalars.split { "\r\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
                .map { String(Substring($0)) }
            // Everything before the command that stops the runner from listening must be one of our own
            // commands.
            let stop = lines.firstIndex(of: "::stop-commands::TOKEN") ?? 0
            XCTAssertEqual(lines.last, "::TOKEN::")
            XCTAssertEqual(lines.count { $0.hasPrefix("::TOKEN::") }, 1)
            for line in lines[..<stop] {
                let isOurs = [
                    "::error file=", "::warning file=", "::notice file=", "::notice::GitHub",
                ].contains { line.hasPrefix($0) }
                XCTAssertTrue(isOurs, String(line.prefix(200)))
                // A property injected by a learner would start after a comma.
                let properties = line.dropFirst(2).prefix { $0 != ":" }.split(separator: ",")
                XCTAssertLessThanOrEqual(properties.count, 4, String(line.prefix(200)))
            }
        }
    }

    func testTheSummaryIsOneLineOfHTML() throws {
        let report = Fixture.report([Fixture.failedStage])
        let text = GitHubReporter.summary(of: report)
        XCTAssertTrue(
            text.hasPrefix(
                "# Unit testing workshop\n\n<p>0 of 1 stage passed, 0 mastered.</p><section"), text)
        assertContains(text, "<p>1 of 2 official tests pass, 0 of 1 planted bugs caught.</p>")
        assertContains(text, "<code>EvenOddTests.testZeroIsEven</code>")
        let points = GitHubReporter.summary(of: report, showsPoints: true)
        assertContains(points, "<p>5 of 25 points.</p>")
        assertContains(points, ", 5 of 25 points (5 for the code, 0 for the tests).</p>")
        // A blank line would end the HTML, and the text after it would be Markdown.
        for text in HostileReport.texts {
            let summary = GitHubReporter.summary(of: Fixture.report(HostileReport.stages(text)))
            XCTAssertEqual(summary.split(whereSeparator: \.isNewline).count, 2)
        }
    }
}
