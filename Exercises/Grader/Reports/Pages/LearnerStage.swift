import Catalog
import Grading

/// Writes one stage of a learner's page, for the instructor or for the learner.
struct LearnerStage {
    let outline: StageOutline
    let row: ClassRow.Stage
    /// The learner's code; nil if the page doesn't show it.
    var code: LearnerCode?
    /// Whether everything except the stage's summary is folded, because other things come first.
    var isFolded = false

    private var stage: StageReport { outline.stage }
    private var id: String { "stage-\(stage.stage.id)" }

    func html() -> HTML {
        let details = HTMLOutline(code: code).html(outline.sections)
        let content: HTML =
            isFolded && !stage.isMastered && !outline.own.isEmpty
            ? "<details><summary>What the tests say of this stage</summary>\n\(details)\n</details>\n"
            : details
        return """
            <section aria-labelledby="\(id)">
            <h2 id="\(id)">\(LearnersTable.mark(of: StageState(stage)))\
            \(StageWords.heading(stage.stage))</h2>
            \(outline.own.isEmpty ? "" : summary)\(content)
            \(code?.html(of: stage.stage) ?? "")</section>
            """
    }

    private var summary: HTML {
        let bugs =
            row.bugs.map { "\($0.part) of \($0.whole) planted bugs caught" }
            ?? "no planted bug was looked for"
        return """
            <p>\(StageWords.officialTests(row.tests.part, of: row.tests.whole)), \(bugs), \(points).</p>

            """
    }

    private var points: String {
        guard !stage.stage.isEncore else { return "an encore has no points" }
        return "\(PointsText.text(row.points)) of \(PointsText.text(row.possible)) points "
            + "(\(PointsText.text(row.ofSuite)) for the code, \(PointsText.text(row.ofOwnTests)) for the tests)"
    }
}
