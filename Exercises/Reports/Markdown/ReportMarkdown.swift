import Catalog
import Grading

/// Writes a report as Markdown: the stages as a table, then each with what there is to do.
struct ReportMarkdown {
    let report: Report

    func text() -> Markdown {
        let points = Markdown.words(PointsText.text(Points.of(report)))
        let possible = Markdown.words(PointsText.text(Points.possible(in: report)))
        let rows = report.stages.map(row).joined("\n")
        let parts = report.stages.map { StageMarkdown(stage: $0, tree: report.tree).text() }
        return """
            \(points) of \(possible) points.

            | stage | official tests | planted bugs noticed | points |
            |---|---|---|---|
            \(rows)

            \(parts.joined("\n"))
            """
    }

    private func row(_ stage: StageReport) -> Markdown {
        let row = ClassRow.Stage(stage)
        let bugs: Markdown = row.bugs.map { "\($0.part) of \($0.whole)" } ?? "–"
        let points = Markdown.words(PointsText.text(row.points))
        let title = Markdown.words(stage.title)
        return """
            | \(stage.stage) \(title) | \(row.tests.part) of \(row.tests.whole) | \(bugs) | \
            \(points) of \(Markdown.words(PointsText.text(Points.perStage))) |
            """
    }
}
