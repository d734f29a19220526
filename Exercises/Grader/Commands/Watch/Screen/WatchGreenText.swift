import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the Green step of an exercise: the task, the first failure, and the learner's tests beside it.
extension WatchExerciseView {
    var greenSections: [[String]] {
        let task = wrapped(exercise.exercise.task)
        // A compile error and its suggestions come first, because nothing else can be done before it is
        // fixed.
        return error.isEmpty
            ? [task, verdict, refactorLines, compactTestLines]
            : [error, task, verdict, refactorLines, compactTestLines]
    }

    /// The error that prevents the stage from building.
    private var error: [String] {
        guard let failure = state.verdicts.latest[exercise.stage.id]?.buildFailure else {
            return []
        }
        let culprits = state.verdicts.culprits(in: exercise.stage)
        let others = culprits.map(\.id).contains(exercise.exercise.id) ? [] : culprits
        let what =
            others.isEmpty
            ? "\(StageWords.name(exercise.stage)) doesn't compile. Fix the first error:"
            : "\(others.map(\.title).joined(separator: " and ")) doesn't compile, so "
                + "nothing in \(StageWords.inText(exercise.stage.id)) can be checked:"
        return wrapped(what).map { style.bad($0) }
            + TerminalOutline(style: style, width: width, showsAll: true)
            .lines(of: failure, cures: findings.cures(inTests: false).map(\.words.text))
    }

    private var verdict: [String] {
        let isOld = state.verdicts.isCodeOld(exercise.exercise, in: exercise.stage)
        let before = isOld ? wrapped("Your last result for this exercise:") : []
        if exercise.isGreen {
            return before
                + wrapped("Green: all \(exercise.tests.count) official tests pass.").map {
                    style.good($0)
                } + (isOld ? [] : wrapped("Press t for step 3, Bugs."))
        }
        guard let test = exercise.firstFailure else { return [] }
        let failed = exercise.tests.count { $0.result.status != .passed }
        let more =
            failed > 1
            ? [
                "  \(failed - 1) more of \(exercise.tests.count) tests \(failed == 2 ? "doesn't" : "don't") pass."
            ]
            : []
        return before
            + ResultLines(style: style, width: width).lines(of: test.result)
            .flatMap(wrapped)
            + slips + more
    }

    private var slips: [String] {
        findings.of(.slip).about(exercise).flatMap { slip in
            Sentences.lines(PlainText.safe(slip.words.text), width: width, indent: 4)
        }
    }
}
