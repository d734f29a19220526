import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Writes a hint: its subject, its number, and whether there are more.
struct HintReporter {
    let style: Style
    var tree = Tree.starter

    /// The hint with its introduction.
    ///
    /// - Parameter hint: The hint; nil if the catalog has none.
    func text(of hint: Hint?, for subject: HintSubject, exercise: ExerciseState) -> String {
        let lines =
            hint.map { hint in
                wrapped("Hint \(hint.number) of \(hint.count): \(hint.text)")
                    + wrapped(rest(of: hint, subject, exercise.exercise.id))
            } ?? wrapped("There is no hint for this.")
        return text(
            of: exercise,
            introduction(of: subject, exercise) + lines
                + wrapped("To read: \(exercise.exercise.guide)"))
    }

    /// The bug itself, for a learner whose tests still don't catch it after all hints.
    func text(of difference: BugDifference, _ bug: PlantedBug, exercise: ExerciseState) -> String {
        text(
            of: exercise,
            wrapped("There are no more hints for this bug, so here is the bug itself:")
                + ["", DiffReporter.text(ofUnified: difference.unified, style)]
                + wrapped(
                    "\(bug.idea.comparison) Then run: swift run grade hint \(exercise.exercise.id)")
        )
    }

    /// What to do if the learner's tests can't be run. Until they can, no hint about a bug would
    /// help.
    func text(ofUnjudgedTestsOf exercise: ExerciseState) -> String {
        text(
            of: exercise,
            wrapped(
                "Your tests can't run yet. "
                    + "'swift run grade \(exercise.exercise.id)\(tree.option)' shows what to fix. Then ask "
                    + "for a hint again."))
    }

    /// Says which tests to fix before any other hint.
    func text(ofFixing exercise: ExerciseState, _ findings: [Finding]) -> String {
        let own = OwnTestsOutline(stage: exercise.stage, tree: tree, findings: findings)
        let introduction = wrapped(
            exercise.unnoticedBugs.isEmpty
                ? "Your tests catch every planted bug. Now fix these:" : "Fix this first:")
        let tests = TerminalOutline(style: style).lines(of: own.sections(toFixIn: exercise))
        let rest = wrapped("'swift run grade \(exercise.stage.id)' shows what is left.")
        return text(of: exercise, introduction + (tests.isEmpty ? rest : tests))
    }

    /// The lines, preceded by the name of the exercise.
    private func text(of exercise: ExerciseState, _ lines: [String]) -> String {
        let (name, title) = (StageWords.name(exercise.stage), exercise.exercise.title)
        let heading = style.bold("\(name), \(title) (\(exercise.exercise.id))")
        return (["", heading] + lines).joined(separator: "\n") + "\n\n"
    }

    func nothingLeft() -> String {
        let text =
            "Nothing is left to do here: the official tests pass, and your tests are right and catch "
            + "every planted bug."
        return "\n" + PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n")
            + "\n\n"
    }

    private func introduction(of subject: HintSubject, _ exercise: ExerciseState) -> [String] {
        if exercise.isCompileError {
            return wrapped(
                "\(StageWords.name(exercise.stage)) \(StageWords.notBuilt) yet. "
                    + "'swift run grade next \(exercise.stage.id)\(tree.option)' shows the first error."
            )
        }
        guard let bug = subject.bug else { return [] }
        if subject.kind == .nextCase {
            return wrapped(StepWords.task(.red, of: exercise.exercise))
                + wrapped("This hint is about the case to test next.")
        }
        let count = exercise.unnoticedBugs.count
        let idea = OpenIdea.all(of: exercise.bugs, in: exercise.stage).first {
            $0.idea == bug.idea
        }
        return wrapped(
            count == 1
                ? "Your tests miss one planted bug."
                : "Your tests miss \(count) planted bugs. This hint is about the first of them.")
            + (idea.map { wrapped($0.sentence) + wrapped("To read: \($0.idea.guide)") } ?? [])
    }

    private func rest(of hint: Hint, _ subject: HintSubject, _ id: String) -> String {
        if hint.isRepeated {
            return switch subject.kind {
            case .bug:
                "That was the last hint for this bug. Use it to write a test. If that test doesn't "
                    + "catch the bug either, run this command again to see the bug itself."
            case .nextCase: "That was the last hint. Use it to write a test."
            case .code: "That was the last hint. The solution: swift run grade diff \(id)"
            }
        }
        if hint.number == hint.count { return "This is the last hint." }
        return "For the next hint, run this command again."
    }

    private func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(text, width: TextWidth.usual - 2).map { "  \($0)" }
    }
}
