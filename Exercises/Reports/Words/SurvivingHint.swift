import Catalog
import Grading

/// What a learner is told of a planted bug that is open: a hint, and no more.
struct SurvivingHint: Equatable {
    /// The exercise's title.
    let exercise: String
    let words: String

    /// The hints for these bugs, each once, in the order of the bugs.
    static func all(of open: [BugResult], in stage: Stage) -> [SurvivingHint] {
        var hints: [SurvivingHint] = []
        for bug in open {
            let title = stage.exercises.first { $0.id == bug.exercise }?.title ?? bug.exercise
            let hint = StageWords.hints(of: bug, in: stage).first ?? ""
            let found = SurvivingHint(
                exercise: title, words: hint + StageWords.note(on: bug, .you))
            if !hints.contains(found) { hints.append(found) }
        }
        return hints
    }
}
