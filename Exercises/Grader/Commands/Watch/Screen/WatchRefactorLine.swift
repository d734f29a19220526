import Grading
import Reports

/// Says what there is to tidy in an exercise while its tests stay green.
struct WatchRefactorLine {
    let reporter: WatchReporter
    let state: WatchState
    let exercise: ExerciseState

    /// No lines where the catalogue has nothing, and before the code is green.
    var lines: [String] {
        guard exercise.isGreen, let what = exercise.exercise.refactor else { return [] }
        return reporter.wrapped(StepWords.refactor(what), state)
    }
}
