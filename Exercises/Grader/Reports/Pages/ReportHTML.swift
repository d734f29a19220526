import Catalog
import Grading

/// Draws a report as HTML: what to do next, then each stage. This HTML is part of a learner's page and of
/// GitHub's job summary.
struct ReportHTML {
    let report: Report
    /// One row for each stage of the report.
    let rows: [ClassRow.Stage]
    let reader: StageOutline.Reader
    var showsPoints = true
    /// The learner's code; nil if the page doesn't show it.
    var code: LearnerCode?

    func html() -> HTML {
        let things = NextThings(tree: report.tree).all(in: report)
        let items = things.map { thing in
            OutlineItem(
                role: .note, names: [thing.title],
                lines: thing.sentences.map { OutlineLine(.advice, $0) })
        }
        let title: HTML = reader == .instructor ? "Next steps for the learner" : "To do next"
        let list = HTMLOutline().html([OutlineSection(layout: .titled, items: items)])
        let next: HTML =
            """
            <section aria-labelledby="next"><h2 id="next">\(title)</h2>
            \(list)</section>

            """
        let stages = zip(report.stages, rows).map { stage, row in
            html(of: stage, row, isFolded: stage.stage != things.first?.stage)
        }
        return "\(things.isEmpty ? "" : next)\(stages.joined("\n"))"
    }

    /// A stage.
    ///
    /// - Parameter isFolded: Whether everything except the summary is folded, because other things come
    ///   first.
    private func html(
        of stage: StageReport, _ row: ClassRow.Stage, isFolded: Bool
    ) -> HTML {
        let outline = StageOutline(
            stage, tree: report.tree, for: reader,
            isBegun: code?.files.contains { $0.stage == stage.stage.id } ?? false)
        let details = HTMLOutline(code: code).html(outline.sections)
        let content: HTML =
            isFolded && !stage.isMastered && !outline.own.isEmpty
            ? "<details><summary>Details</summary>\n\(details)\n</details>\n" : details
        let summary: HTML = outline.own.isEmpty ? "" : "<p>\(self.summary(of: row))</p>\n"
        let id: HTML = "stage-\("\(stage.stage.id)")"
        return """
            <section aria-labelledby="\(id)">
            <h2 id="\(id)">\(row.state.mark)\(StageWords.heading(stage.stage))</h2>
            \(summary)\(content)
            \(code?.html(of: stage.stage) ?? "")</section>
            """
    }

    /// How many tests pass and bugs are caught, and the points.
    private func summary(of row: ClassRow.Stage) -> String {
        let bugs =
            row.bugs.map { "\($0.part) of \($0.whole) planted bugs caught" }
            ?? "the tests weren't run on the planted bugs"
        let points =
            row.stage.isEncore
            ? "an encore has no points"
            : "\(PointsText.text(row.points)) of \(PointsText.text(row.possible)) points "
                + "(\(PointsText.text(row.ofSuite)) for the code, \(PointsText.text(row.ofOwnTests)) for the "
                + "tests)"
        let parts = [StageWords.officialTests(row.tests.part, of: row.tests.whole), bugs]
        return (parts + (showsPoints ? [points] : [])).joined(separator: ", ") + "."
    }
}
