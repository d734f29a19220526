import Catalog
import Classroom
import Grading

/// Writes `feedback/NAME.html`: the learner's feedback, as a page that stands alone.
///
/// It has what `Feedback` has: it gives no test away, and has nothing that is for the instructor's
/// eyes.
struct FeedbackPage {
    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading

    /// The whole file.
    var text: String { html().source }

    func html() -> HTML {
        let body: HTML = """
            <header>
            <p class="about">\(heading.title)</p>
            <h1>Feedback for <bdi>\(result.learner)</bdi></h1>
            \(total)
            <p class="about">\(heading.origin)</p>
            \(LearnerStage.contents(stages))
            </header>
            <main id="main" tabindex="-1">
            \(notes)\(verdict)
            </main>
            """
        return Page.html(
            title: "Feedback for \(result.learner) · \(heading.title)", script: nil, body: body)
    }

    private var stages: [StageReport] {
        if case .graded(let report) = result.verdict { report.stages } else { [] }
    }

    private var total: HTML {
        guard case .graded(let report) = result.verdict else { return "" }
        return "<p><b>\(ClassWords.total(of: row, report))</b></p>"
    }

    private var notes: HTML {
        let notes = FeedbackWords.notes(on: result, row).map { note in
            let items = note.items.map { HTML("<li><code>\($0)</code></li>") }
            let list: HTML = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
            return HTML("<p>\(note.sentence.typographic)</p>\(list)")
        }
        return notes.isEmpty ? "" : "<section>\(notes.joined("\n"))</section>\n"
    }

    private var verdict: HTML {
        switch result.verdict {
        case .graded(let report):
            let things = NextThings(tree: report.tree).all(in: report)
            let stages = zip(report.stages, row.stages).map { stage, row in
                LearnerStage(
                    stage: stage, row: row, owner: .you,
                    isFolded: stage.stage != things.first?.stage
                ).html()
            }
            return ([LearnerStage.next(things, title: "To do next")] + stages).joined("\n")
        case .notGraded(let reason):
            let words = FeedbackWords.sentences(for: reason)
            let sentences = words.map { HTML("<p>\($0.typographic)</p>") }
            return "<section>\(sentences.joined())</section>"
        }
    }
}
