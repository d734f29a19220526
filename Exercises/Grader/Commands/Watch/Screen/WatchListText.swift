import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the list of exercises, each with its mark, its next step, and how far its code and tests are.
struct WatchListText {
    let style: Style
    let state: WatchState
    /// The identifier of the selected exercise.
    let selected: String?

    /// A heading for each stage and a line for each exercise.
    var lines: [String] { rows.map(\.text) }

    /// The index of the selected exercise's line.
    var selectedLine: Int? { rows.firstIndex { $0.id != nil && $0.id == selected } }

    private var rows: [(id: String?, text: String)] {
        let states = state.exercises
        return state.watched.flatMap { stage -> [(id: String?, text: String)] in
            let heading: (id: String?, text: String) = (nil, style.bold(StageWords.heading(stage)))
            return [heading]
                + stage.exercises.map { exercise in
                    let known = states.first { $0.exercise.id == exercise.id }
                    return (exercise.id, line(of: exercise, known))
                }
        }
    }

    private func line(of exercise: Exercise, _ known: ExerciseState?) -> String {
        let isSelected = exercise.id == selected
        let arrow = isSelected ? ">" : " "
        guard let known else { return "\(arrow) · \(exercise.title)" }
        // A narrow window has no room for the state of the code, so only the mark shows it there.
        let code = state.size.columns < 56 ? "" : ScreenText.padded(code(of: known), to: 14)
        let width = max(8, min(34, state.size.columns - 28 - code.count))
        let title = ScreenText.padded(ScreenText.clipped(exercise.title, to: width), to: width)
        let step = known.isDone ? "" : StepWords.name(state.firstStep(of: known))
        let line =
            "\(arrow) \(SignMark.text(known.sign, style)) \(title) "
            + ScreenText.padded(step, to: 7)
            + code + tests(of: known)
        return isSelected ? style.bold(line) : line
    }

    private func code(of exercise: ExerciseState) -> String {
        if exercise.isCompileError { return "doesn't build" }
        return exercise.tests.isEmpty ? "code given" : "code \(exercise.testCount)"
    }

    private func tests(of exercise: ExerciseState) -> String {
        if state.verdicts.judging.contains(exercise.stage.id) { return "" }
        let isToFix = exercise.unnoticedBugs.isEmpty && !exercise.hasGoodTests
        return isToFix ? "a test to fix" : "bugs \(exercise.bugCount)"
    }
}
