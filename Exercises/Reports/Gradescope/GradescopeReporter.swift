import Catalog
import Foundation
import Grading
import TerminalKit

/// Writes a report as the `results.json` of a Gradescope autograder.
package enum GradescopeReporter {
    /// The JSON, indented, with a line end.
    package static func text(of report: Report) -> String {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let data = try encoder.encode(GradescopeReport(report))
            return String(decoding: data, as: UTF8.self) + "\n"
        } catch {
            fatalError("a report of strings and finite numbers can always be encoded: \(error)")
        }
    }
}

extension GradescopeReport {
    init(_ report: Report) {
        score = Points.of(report)
        let stages = report.numbered
        output =
            PointsText.total(of: report)
            + (stages.isEmpty
                ? ""
                : " \(stages.count { $0.status == .passed }) of \(stages.count) stages passed, "
                    + "\(stages.count(where: \.isMastered)) mastered.")
        tests = report.stages.flatMap { stage in
            let entries = GradescopeStage(stage: stage, tree: report.tree).entries
            return zip(entries, GradescopeScores.of(entries, points: Points.of(stage)))
                .enumerated().map { index, pair in
                    let (entry, scores) = pair
                    return Test(
                        name: "\(StageWords.name(stage.stage)), \(entry.name)",
                        number: "\(stage.stage.id).\(index + 1)", score: scores.score,
                        maxScore: scores.maxScore, status: entry.isFull ? "passed" : "failed",
                        output: PlainText.safe(entry.output))
                }
        }
    }
}
