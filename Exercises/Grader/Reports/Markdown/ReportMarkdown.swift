import Catalog
import Grading

/// Writes a report as Markdown: a table of the stages, then each stage with what to do.
struct ReportMarkdown {
    let report: Report
    /// One row for each stage of the report.
    let rows: [ClassRow.Stage]
    /// The total as a sentence.
    let total: String
    let showsPoints: Bool

    func text() -> Markdown {
        let lines = rows.map(line).joined("\n")
        let pointsTitle: Markdown = showsPoints ? " points |" : ""
        let pointsRule: Markdown = showsPoints ? "---|" : ""
        let things = NextThings(tree: report.tree).all(in: report)
        let parts = report.stages.map { text(of: $0, isFolded: $0.stage != things.first?.stage) }
        let next: Markdown =
            "## To do next\n\n\(MarkdownOutline.text([LearnerOutline.next(things)]))"
        return """
            \(Markdown.words(total))

            | stage | official tests | planted bugs caught |\(pointsTitle)
            |---|---|---|\(pointsRule)
            \(lines)

            \(things.isEmpty ? "" : next)\(parts.joined("\n"))
            """
    }

    /// A stage. It is completely folded if other things come first.
    private func text(of stage: StageReport, isFolded: Bool) -> Markdown {
        let outline = StageOutline(stage, tree: report.tree, for: .feedback)
        let content = MarkdownOutline.text(outline.sections)
        return """
            ## \(Markdown.words(StageWords.heading(stage.stage)))

            \(isFolded && !stage.isMastered && !outline.own.isEmpty
                ? MarkdownOutline.folded("What the tests say of this stage", content) : content)
            """
    }

    private func line(_ row: ClassRow.Stage) -> Markdown {
        let bugs: Markdown = row.bugs.map { "\($0.part) of \($0.whole)" } ?? "–"
        let points = Markdown.words(
            row.stage.isEncore
                ? "–" : "\(PointsText.text(row.points)) of \(PointsText.text(row.possible))")
        let column: Markdown = showsPoints ? " \(points) |" : ""
        let title = Markdown.words(row.stage.title + sign(of: row))
        return """
            | \(Markdown.words("\(row.stage.id)")) \(title) | \(row.tests.part) of \(row.tests.whole) | \(bugs) |\
            \(column)
            """
    }

    /// The mark after a stage's title: ★, ✓ or nothing.
    private func sign(of stage: ClassRow.Stage) -> String {
        switch stage.sign {
        case .star: " ★"
        case .code: " ✓"
        case .open: ""
        }
    }
}
