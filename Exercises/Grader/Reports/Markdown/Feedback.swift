import Classroom
import Grading

/// Writes `feedback/NAME.md`, which an instructor sends to the learner.
///
/// It gives no test away, and has nothing that is for the instructor's eyes.
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
        switch result.verdict {
        case .graded(let report):
            let content = ReportMarkdown(
                report: report, rows: row.stages, total: ClassWords.total(of: row, report),
                showsPoints: true)
            text += "\(notes)\(content.text())"
        case .notGraded(let reason): text += notGraded(reason)
        }
        return text.source
    }

    private var notes: Markdown {
        FeedbackWords.notes(on: result, row).map { note in
            let items = note.items.map { Markdown("- \($0)\n") }
            let list: Markdown = items.isEmpty ? "" : "\(items.joined())\n"
            // Names of others may stand in it.
            return Markdown("\(Markdown.plain(note.sentence.typographic))\n\n\(list)")
        }.joined()
    }

    private func notGraded(_ reason: LearnerResult.NotGraded) -> Markdown {
        let sentences = FeedbackWords.sentences(for: reason)
        let notes: Markdown = reason == .notHandedIn ? "" : self.notes
        return "\(notes)\(Markdown.plain(sentences.joined(separator: " ").typographic))\n"
    }
}
