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
            + (stages.isEmpty ? "" : " \(StageWords.reached(stages, "stages")).")
            + report.stages.map(Self.flags).joined()
        tests = report.stages.flatMap { stage in
            let entries = GradescopeStage(stage: stage, tree: report.tree).entries
            return zip(entries, GradescopeScores.of(entries, points: Points.of(stage)))
                .enumerated().map { index, pair in
                    let (entry, scores) = pair
                    return Test(
                        name: "\(StageWords.name(stage.stage)), \(entry.name)",
                        number: "\(stage.stage.id).\(index + 1)", score: scores.score,
                        maxScore: scores.maxScore, status: entry.isPassed ? "passed" : "failed",
                        output: PlainText.safe(entry.output))
                }
        }
    }

    /// The flags of a stage, below its name: they belong to no entry.
    private static func flags(of stage: StageReport) -> String {
        let lines = FlagText.lines(of: stage)
        guard !lines.isEmpty else { return "" }
        return "\n\n\(StageWords.name(stage.stage))\n\(lines.joined(separator: "\n"))"
    }
}

/// The shape of the `results.json` that a Gradescope autograder writes.
struct GradescopeReport: Encodable {
    let score: Double
    let output: String
    let outputFormat = "text"
    let testOutputFormat = "text"
    let testNameFormat = "text"
    let visibility = "visible"
    let stdoutVisibility = "hidden"
    let tests: [Test]

    struct Test: Encodable {
        let name: String
        let nameFormat = "text"
        /// For example `1.2`.
        let number: String
        let score: Double
        let maxScore: Double
        let status: String
        let output: String
        let outputFormat = "text"
        let visibility = "visible"
    }
}
