import Catalog
import Grading

/// What a learner is told of a planted bug that is open: a hint, and no more.
package struct SurvivingHint: Equatable {
    /// The exercise's title.
    package let exercise: String
    package let words: String

    /// The hints for these bugs, each once, in the order of the bugs.
    package static func all(of open: [BugResult], in stage: Stage) -> [SurvivingHint] {
        var hints: [SurvivingHint] = []
        for bug in open {
            let title = stage.exercises.first { $0.id == bug.exercise }?.title ?? bug.exercise
            let hint = stage.hints(of: bug).first ?? ""
            let found = SurvivingHint(
                exercise: title, words: hint + bug.note(toLearner: true))
            if !hints.contains(found) { hints.append(found) }
        }
        return hints
    }
}
