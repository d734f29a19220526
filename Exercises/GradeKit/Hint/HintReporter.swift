import Catalog
import Grading
import Reports
import TerminalKit

/// Writes a hint: what it is for, which it is, and whether there are more.
struct HintReporter {
    let style: Style

    /// - Parameter hint: Nil where the catalogue has none.
    func text(
        of hint: Hint?, for subject: HintSubject, exercise: ExerciseState, in stage: StageReport?
    ) -> String {
        let id = exercise.exercise.id
        var lines = [
            "",
            style.bold("\(StageWords.name(exercise.stage)), \(exercise.exercise.title) (\(id))"),
        ]
        lines += introduction(of: subject, exercise, stage)
        if let hint {
            lines += wrapped("Hint \(hint.number) of \(hint.count): \(hint.text)")
            lines += wrapped(rest(of: hint, subject, id))
        } else {
            lines += wrapped("There is no hint for it.")
        }
        lines += wrapped(GuideText.describe(exercise.exercise))
        return lines.joined(separator: "\n") + "\n\n"
    }

    func nothingLeft() -> String {
        let text =
            "There is nothing left here: the official tests pass, and your own tests notice every "
            + "planted bug."
        return "\n" + PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n")
            + "\n\n"
    }

    private func introduction(
        of subject: HintSubject, _ exercise: ExerciseState, _ stage: StageReport?
    ) -> [String] {
        if exercise.isCompileError {
            return wrapped(
                "\(StageWords.name(exercise.stage)) can't be built yet. 'swift run grade next' shows the "
                    + "first error.")
        }
        guard subject.isBug else { return [] }
        if let stage, !stage.ownTests.holds {
            return wrapped(
                "A test of your own has to be mended first: 'swift run grade \(stage.stage.id)' "
                    + "shows which.")
        }
        let count = exercise.unnoticedBugs.count
        return wrapped(
            count == 1
                ? "Your own tests miss one planted bug."
                : "Your own tests miss \(count) planted bugs. This is about the first of them.")
    }

    private func rest(of hint: Hint, _ subject: HintSubject, _ id: String) -> String {
        if hint.isRepeated {
            return subject.isBug
                ? "That was the last hint for this bug."
                : "That was the last hint. The answer: swift run grade diff \(id)"
        }
        if hint.number == hint.count { return "This is the last hint." }
        return "For the next one, run this again."
    }

    private func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(text, width: TextWidth.usual - 2).map { "  \($0)" }
    }
}
