import Catalog
import Grading

/// Formats points, such as `31.5`, or `25` without decimals.
package enum PointsText {
    /// The points and their maximum, such as `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    /// The total, such as `31.5 of 100 points.` If there are only encores, which have no points, the number
    /// of passed encores.
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
