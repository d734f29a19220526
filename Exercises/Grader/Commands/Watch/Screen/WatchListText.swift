import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the list of exercises, each with its mark, its next step, and what is left to do in its code and
/// tests.
struct WatchListText {
    let canvas: WatchCanvas
    let list: WatchList

    private var state: WatchState { canvas.state }
    private var style: Style { canvas.style }

    /// The filter, then a heading for each stage and a line for each exercise.
    var lines: [String] { filter + rows.map(\.text) }

    /// The index of the selected exercise's line.
    var selectedLine: Int? {
        rows.firstIndex { $0.id != nil && $0.id == list.selected }.map { $0 + filter.count }
    }

    private var filter: [String] {
        guard list.isTyping || !list.filter.isEmpty else { return [] }
        return ["Find: \(PlainText.safe(list.filter))\(list.isTyping ? "_" : "")"]
    }

    private var rows: [(id: String?, text: String)] {
        let shown = Set(state.shown(in: list).map(\.id))
        guard !shown.isEmpty else { return [(nil, "No exercise matches.")] }
        let states = state.exercises
        return state.watched.flatMap { stage -> [(id: String?, text: String)] in
            let exercises = stage.exercises.filter { shown.contains($0.id) }
            guard !exercises.isEmpty else { return [] }
            let heading: (id: String?, text: String) = (nil, style.bold(StageWords.heading(stage)))
            return [heading]
                + exercises.map { exercise in
                    (
                        exercise.id,
                        line(of: exercise, states.first { $0.exercise.id == exercise.id })
                    )
                }
        }
    }

    private func line(of exercise: Exercise, _ known: ExerciseState?) -> String {
        let arrow = exercise.id == list.selected ? ">" : " "
        guard let known else { return "\(arrow) · \(exercise.title)" }
        let isSelected = exercise.id == list.selected
        let line =
            "\(arrow) \(SignMark.text(known.sign, style)) \(padded(exercise.title)) "
            + ScreenText.padded(step(of: known), to: 7)
            + ScreenText.padded(code(of: known), to: 11) + " " + tests(of: known)
        return isSelected ? style.bold(line) : line
    }

    private func padded(_ title: String) -> String {
        let width = max(8, min(34, state.size.columns - 42))
        return ScreenText.padded(ScreenText.clipped(title, to: width), to: width)
    }

    /// The next step to do; empty if nothing is left.
    private func step(of exercise: ExerciseState) -> String {
        exercise.isDone ? "" : StepWords.name(state.firstStep(of: exercise))
    }

    private func code(of exercise: ExerciseState) -> String {
        if exercise.isCompileError { return "doesn't build" }
        guard exercise.exercise.asksForCode else { return "code given" }
        let passed = exercise.tests.count { $0.result.status == .passed }
        return "code \(passed)/\(exercise.tests.count)"
    }

    private func tests(of exercise: ExerciseState) -> String {
        if state.verdicts.judging.contains(exercise.stage.id) { return "" }
        let left = exercise.unnoticedBugs.count
        let wrong =
            exercise.wrongTests.count + exercise.neverRun.count + (exercise.leftOut == nil ? 0 : 1)
        if left > 0 { return IdeaWords.count(exercise.ideas) }
        if wrong > 0 { return "a test to fix" }
        return StageWords.idle(in: exercise, state.verdicts.findings(on: exercise.stage))
            ?? "tests done"
    }
}
