import Classroom
import Grading

/// Writes `feedback/NAME.md`, which an instructor sends to the learner.
///
/// It doesn't give any official test away, and contains nothing meant only for the instructor.
struct Feedback {
    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading

    func text() -> String {
        let title = Markdown.plain(heading.title)
        var text: Markdown = """
            # \(title): feedback for \(result.learner)

            \(Markdown.words(heading.origin))


            """
        let outline = LearnerOutline(result: result, row: row, reader: .feedback)
        text += MarkdownOutline.text(outline.sections)
        if case .graded(let report) = result.verdict {
            text += ReportMarkdown(
                report: report, rows: row.stages, total: ClassWords.total(of: row, report),
                showsPoints: true
            ).text()
        }
        return text.source
    }
}
