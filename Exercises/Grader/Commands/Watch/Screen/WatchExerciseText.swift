import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the current exercise: its title, the step that is shown, and hints.
struct WatchExerciseText {
    let reporter: WatchReporter
    let state: WatchState

    private var style: Style { reporter.style }

    /// The sections, between which there are empty lines.
    var sections: [[String]] {
        if let problem = state.problem {
            let text = "error: \(PlainText.safe(problem))\nPress r to try again."
            return [lines(text.split(separator: "\n").map(String.init))]
        }
        guard let exercise = state.currentExercise else {
            return [
                lines([
                    "Checking your code… The first time takes a while, because everything is built."
                ])
            ]
        }
        return [title(of: exercise), given(in: exercise)] + step(of: exercise)
            + [flags(in: exercise)] + hints(for: exercise)
    }

    private func step(of exercise: ExerciseState) -> [[String]] {
        switch state.step {
        case .red: WatchRedText(reporter: reporter, state: state, exercise: exercise).sections
        case .green: WatchGreenText(reporter: reporter, state: state, exercise: exercise).sections
        case .bugs: WatchBugsText(reporter: reporter, state: state, exercise: exercise).sections
        }
    }

    /// Lines on changed files of the stage that have nothing to fill in.
    private func given(in exercise: ExerciseState) -> [String] {
        guard let stage = state.verdicts.latest[exercise.stage.id] else { return [] }
        return text(StageOutline(stage, tree: state.tree).given)
    }

    /// Lines on things that the stage uses and no exercise needs.
    private func flags(in exercise: ExerciseState) -> [String] {
        guard let stage = state.verdicts.latest[exercise.stage.id] else { return [] }
        return text(StageOutline(stage, tree: state.tree).flags)
    }

    private func text(_ section: OutlineSection) -> [String] {
        guard !section.items.isEmpty else { return [] }
        return lines(
            TerminalOutline(style: style, width: reporter.width(state)).lines(of: [section]))
    }

    private func title(of exercise: ExerciseState) -> [String] {
        let code = exercise.exercise.files.map {
            "\(state.tree.modulePath(exercise.stage))/\($0)"
        }
        let tests = ownTestsFile(of: exercise)
        let files = state.step == .green ? code : [tests]
        let task = "\(StepWords.task(state.step, of: exercise.exercise)) Open:"
        // A link to a file can't name a section.
        let toRead = [
            "  To read (g): " + link(exercise.exercise.toRead, to: exercise.exercise.chapter)
        ]
        let codeLines = code.map { "  The code: " + link($0, to: $0) }
        return name(of: exercise) + lines(["  \(task)"]) + files.map { "  " + link($0, to: $0) }
            + (exercise.exercise.asksForCode ? [] : codeLines) + toRead
    }

    /// The title, and the steps behind it where there is room, else below it.
    private func name(of exercise: ExerciseState) -> [String] {
        let sign = SignMark.text(exercise.sign, style)
        let title = "\(sign) \(style.bold(exercise.exercise.title))"
        guard let steps = steps(of: exercise) else { return [title] }
        let line = "\(title)   \(steps)"
        return ScreenText.width(of: line) <= state.size.columns ? [line] : [title, "  \(steps)"]
    }

    /// The steps with which one writes code; nil for one step.
    private func steps(of exercise: ExerciseState) -> String? {
        guard exercise.exercise.asksForCode else { return nil }
        return WatchStepLine(
            style: style, step: state.step, exercise: exercise,
            isRedDone: state.isRedDone(exercise)
        ).text
    }

    private func ownTestsFile(of exercise: ExerciseState) -> String {
        "\(state.tree.ownTestsPath(exercise.stage))/\(exercise.exercise.ownTests).swift"
    }

    private func link(_ text: String, to path: String) -> String {
        reporter.link?(text, path) ?? text
    }

    private func hints(for exercise: ExerciseState) -> [[String]] {
        guard case .subject(let subject)? = state.hintTopic(for: exercise) else { return [] }
        let hints = subject.hints.prefix(state.hints[subject.id] ?? 0)
        let other = state.allExercises.first { $0.id == subject.id && $0.id != state.current }
        let name =
            switch subject.kind {
            case .nextCase: "Hint for your next test"
            case .bug: "Hint for a planted bug"
            case .code: other.map { "Hint for \($0.title)" } ?? "Hint"
            }
        return hints.enumerated().map { index, hint in
            lines(["\(name), \(index + 1) of \(subject.hints.count): \(hint)"])
        }
    }

    private func lines(_ lines: [String]) -> [String] {
        lines.flatMap { reporter.wrapped($0, state) }
    }
}
