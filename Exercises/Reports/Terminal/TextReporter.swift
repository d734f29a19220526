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
        if report.isPassed, report.tree == .starter, report.isWhole {
            lines += ["Compare your code with the answers: swift run grade diff", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(of report: Report) -> String {
        let stages = report.numbered
        guard !stages.isEmpty else {
            let text = PointsText.total(of: report)
            return report.isPassed ? style.good(text) : text
        }
        let passed = stages.count { $0.status == .passed }
        let mastered = stages.count(where: \.isMastered)
        let noun = stages.count == 1 ? "stage" : "stages"
        let text =
            "\(passed) of \(stages.count) \(noun) passed, \(mastered) mastered, "
            + PointsText.total(of: report)
        return report.isPassed ? style.good(text) : text
    }
}

/// Writes points: `31.5`, and `25` without a point.
enum PointsText {
    /// `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    /// `31.5 of 100 points.`; where there are only encores, which have none, how far they are.
    static func total(of report: Report) -> String {
        let encores = report.encores
        guard report.numbered.isEmpty, !encores.isEmpty else {
            return "\(text(Points.of(report))) of \(text(Points.possible(in: report))) points."
        }
        let noun = encores.count == 1 ? "encore" : "encores"
        return "\(encores.count { $0.status == .passed }) of \(encores.count) \(noun) passed, "
            + "\(encores.count(where: \.isMastered)) mastered."
    }

    static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
