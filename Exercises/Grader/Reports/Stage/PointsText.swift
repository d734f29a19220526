import Catalog
import Grading

/// Writes points: `31.5`, and `25` without a point.
package enum PointsText {
    /// `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    /// `31.5 of 100 points.`; where there are only encores, which have no points, how many are
    /// passed.
    package static func total(of report: Report) -> String {
        let encores = report.encores
        guard report.numbered.isEmpty, !encores.isEmpty else {
            return "\(text(Points.of(report))) of \(text(Points.possible(in: report))) points."
        }
        let noun = encores.count == 1 ? "encore" : "encores"
        return "\(StageWords.reached(encores, noun))."
    }

    package static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
