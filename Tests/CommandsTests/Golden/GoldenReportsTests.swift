import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Tests that each format's output for the recorded fixture learners, and for a made-up one, is unchanged
/// word for word.
///
/// If you change the output on purpose, run these tests with `WORKSHOP_RECORD=1` to record the files
/// again, and review the differences before you keep them.
final class GoldenReportsTests: XCTestCase {
    func testEachFormatMatchesItsGoldenFile() throws {
        let madeUp = Report(
            tree: .starter, toolchain: "6.3",
            stages: [MadeUpFindings.stage] + MadeUpFindings.otherStages, isWhole: false)
        let recorded = try RecordedReport.learners.map { ($0.key, try RecordedReport.read($0.key)) }
        let texts = (recorded + [("made-up", madeUp)]).map { name, report in
            "################ \(name)\n"
                + GoldenText(report: report, isMadeUp: name == "made-up").text
        }
        // All texts are in one file, so that a change of wording changes only one file.
        let path = FixtureLearner.kit.path("Tests/CommandsTests/Golden/Texts/reports.txt")
        XCTAssertNil(try Recording.difference(texts.joined(separator: "\n"), fromFile: path))
    }
}

/// A report in all formats, one after another.
private struct GoldenText {
    let report: Report
    /// Whether this is the made-up report, which covers every case. Only this one is also compared
    /// as JSON and as the instructor's page.
    let isMadeUp: Bool

    private let style = Style(usesColor: false)

    var text: String {
        let result = LearnerResult(learner: "ann", verdict: .graded(report))
        let row = ClassFixture.figures(of: [result]).rows[0]
        func pages(_ reader: StageOutline.Reader) -> String {
            ReportHTML(report: report, rows: row.stages, reader: reader).html().source
        }
        var parts: [(title: String, text: String)] = []
        parts.append(("grade", TextReporter(style: style).text(of: report)))
        parts.append(("grade --all", TextReporter(style: style, showsAll: true).text(of: report)))
        for stage in report.stages {
            for exercise in stage.exercises { parts += self.parts(of: exercise, stage) }
        }
        let annotations = Annotations.all(of: report).map(\.line).joined(separator: "\n")
        parts.append(("github", annotations + "\n"))
        parts.append(("junit", JUnitReporter.text(of: report)))
        parts.append(("feedback/ann.html", pages(.feedback)))
        if isMadeUp {
            parts.append(("learners/ann.html", pages(.instructor)))
            parts.append(("json", JSONReporter.text(of: report)))
        }
        return parts.map { "======== \($0.title)\n\($0.text)" }.joined(separator: "\n") + "\n"
    }

    /// The output for an exercise in `grade next` and on the watch screen, at the step that it has reached.
    private func parts(of exercise: ExerciseState, _ stage: StageReport) -> [(
        title: String, text: String
    )] {
        let id = exercise.exercise.id
        let step = exercise.step()
        return [
            (
                "next \(id)",
                NextReporter(style: style, tree: .starter).text(of: exercise, in: stage, start: nil)
            ),
            (
                "watch, \(step.rawValue) of \(id)",
                WatchScreens.screen(step, of: exercise, in: stage)
            ),
        ]
    }
}
