import Catalog
import Grading
import TerminalKit

/// Writes a report as text for a terminal of 80 columns: an overview, then each stage that has
/// something to mend, with the one next thing to do.
package struct TextReporter {
    let style: Style

    package init(style: Style) {
        self.style = style
    }

    /// The most columns that a line of our own has.
    package static let width = 80

    /// The report's text, with a line end.
    package func text(of report: Report) -> String {
        var lines = ["", style.bold("Unit testing workshop, \(report.tree.rawValue)"), ""]
        let line = StageLine(style: style)
        lines += [line.heading] + report.stages.map(line.text)
        lines += ["", summary(of: report), ""]
        for stage in report.stages {
            let details = StageDetails(style: style, tree: report.tree).lines(of: stage)
            if !details.isEmpty { lines += details + [""] }
        }
        if report.isPassed, report.tree == .starter, report.stages.count == stages.count {
            lines += ["Compare your code with the answers: swift run grade diff", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(of report: Report) -> String {
        let passed = report.stages.count { $0.status == .passed }
        let mastered = report.stages.count(where: \.isMastered)
        let noun = report.stages.count == 1 ? "stage" : "stages"
        let points = PointsText.text(Points.of(report))
        let possible = PointsText.text(Points.possible(in: report))
        let text =
            "\(passed) of \(report.stages.count) \(noun) passed, \(mastered) mastered, "
            + "\(points) of \(possible) points."
        return report.isPassed ? style.good(text) : text
    }
}

/// Writes points: `31.5`, and `25` without a point.
enum PointsText {
    static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
