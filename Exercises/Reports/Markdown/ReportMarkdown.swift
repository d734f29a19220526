import Catalog
import Grading

/// Writes a report as Markdown: the stages as a table, then each with what there is to do.
struct ReportMarkdown {
    let report: Report

    func text() -> Markdown {
        let rows = report.stages.map(row).joined("\n")
        let parts = report.stages.map { StageMarkdown(stage: $0, tree: report.tree).text() }
        return """
            \(Markdown.words(PointsText.total(of: report)))

            | stage | official tests | planted bugs noticed | points |
            |---|---|---|---|
            \(rows)

            \(parts.joined("\n"))
            """
    }

    private func row(_ stage: StageReport) -> Markdown {
        let row = ClassRow.Stage(stage)
        let bugs: Markdown = row.bugs.map { "\($0.part) of \($0.whole)" } ?? "–"
        let possible = PointsText.text(Points.possible(in: stage.stage))
        let points = Markdown.words(
            stage.stage.isEncore ? "–" : "\(PointsText.text(row.points)) of \(possible)")
        let title = Markdown.words(stage.stage.title)
        return """
            | \(Markdown.words("\(stage.stage.id)")) \(title) | \(row.tests.part) of \(row.tests.whole) | \(bugs) | \
            \(points) |
            """
    }
}
