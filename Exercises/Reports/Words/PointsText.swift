import Grading

/// Writes points: `31.5`, and `25` without a point.
enum PointsText {
    /// `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
