import Catalog
import Grading

/// Writes points: `31.5`, and `25` without a point.
package enum PointsText {
    /// `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    /// `31.5 of 100 points.`; if there are only encores, which have no points, how many are passed.
    package static func total(of report: Report) -> String {
        guard report.numbered.isEmpty, !report.encores.isEmpty else {
            return "\(text(Points.of(report))) of \(text(Points.possible(in: report))) points."
        }
        return StageWords.summary(of: report)
    }

    package static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
