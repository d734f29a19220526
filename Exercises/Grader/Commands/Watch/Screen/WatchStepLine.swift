import Grading
import Reports
import TerminalKit

/// The steps of an exercise in a line: `[1 Red ✓]  2 Green  3 Bugs`.
struct WatchStepLine {
    let style: Style
    /// The step that is shown.
    let step: ExerciseStep
    let exercise: ExerciseState
    let isRedDone: Bool

    /// The one that is shown stands in brackets, and each that is done has its sign.
    var text: String {
        ExerciseStep.allCases.map { step in
            let words = "\(StepWords.number(step)) \(StepWords.name(step))"
            let text = words + (isDone(step) ? " \(style.good("✓"))" : "")
            return step == self.step ? style.bold("[") + text + style.bold("]") : text
        }.joined(separator: "  ")
    }

    private func isDone(_ step: ExerciseStep) -> Bool {
        switch step {
        case .red: isRedDone
        case .green: exercise.isGreen
        case .bugs: exercise.hasGoodTests
        }
    }
}
