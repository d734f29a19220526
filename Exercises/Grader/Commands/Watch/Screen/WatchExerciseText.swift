import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the current exercise: its title, the current step, and hints.
enum WatchExerciseText {
    /// The sections, which are drawn with an empty line between them.
    static func sections(on canvas: WatchCanvas) -> [[String]] {
        if let problem = canvas.state.problem {
            let text = "error: \(PlainText.safe(problem))\nPress r to try again."
            return [text.split(separator: "\n").flatMap { canvas.wrapped(String($0)) }]
        }
        guard let exercise = canvas.state.currentExercise else {
            return [
                canvas.wrapped(
                    "Checking your code… The first time takes a while, because everything is built."
                )
            ]
        }
        return WatchExerciseView(canvas: canvas, exercise: exercise).sections
    }
}

/// Draws an exercise at the step that is shown. An extension for each step draws its content.
struct WatchExerciseView {
    let canvas: WatchCanvas
    let exercise: ExerciseState

    var state: WatchState { canvas.state }
    var style: Style { canvas.style }
    var width: Int { canvas.width }
    var findings: [Finding] { state.verdicts.findings(on: exercise.stage) }

    var sections: [[String]] {
        let step =
            switch state.step {
            case .red: redSections
            case .green: greenSections
            case .bugs: bugsSections
            }
        return [title, given] + step + [flags] + hints
    }

    /// What to tidy while the tests stay green; empty until the code is green.
    var refactorLines: [String] {
        guard exercise.isGreen, let what = exercise.exercise.refactor else { return [] }
        return wrapped(StepWords.refactor(what))
    }

    func wrapped(_ text: String) -> [String] { canvas.wrapped(text) }

    /// Lines about changes to the stage's given files, which have nothing to fill in.
    private var given: [String] {
        guard let stage = state.verdicts.latest[exercise.stage.id] else { return [] }
        return lines(of: StageOutline(stage, tree: state.tree).given)
    }

    /// Lines about constructs in the stage's code that no exercise needs.
    private var flags: [String] {
        guard let stage = state.verdicts.latest[exercise.stage.id] else { return [] }
        return lines(of: StageOutline(stage, tree: state.tree).flags)
    }

    private func lines(of section: OutlineSection) -> [String] {
        section.items.isEmpty ? [] : lines(text.lines(of: [section]))
    }

    private var title: [String] {
        let code = exercise.exercise.files.map {
            "\(state.tree.modulePath(exercise.stage))/\($0)"
        }
        let tests =
            "\(state.tree.ownTestsPath(exercise.stage))/\(exercise.exercise.ownTests).swift"
        let files = state.step == .green ? code : [tests]
        let task = "\(StepWords.task(state.step, of: exercise.exercise)) Open:"
        // A file link can't point to a section.
        let toRead = [
            "  To read (g): " + link(exercise.exercise.toRead, to: exercise.exercise.chapter)
        ]
        let codeLines = code.map { "  The code: " + link($0, to: $0) }
        return name + lines(["  \(task)"]) + files.map { "  " + link($0, to: $0) }
            + (exercise.exercise.asksForCode ? [] : codeLines) + toRead
    }

    /// The title, followed by the steps on the same line if they fit, or else on the next line.
    private var name: [String] {
        let sign = SignMark.text(exercise.sign, style)
        let title = "\(sign) \(style.bold(exercise.exercise.title))"
        guard let steps else { return [title] }
        let line = "\(title)   \(steps)"
        return ScreenText.width(of: line) <= state.size.columns ? [line] : [title, "  \(steps)"]
    }

    /// The steps in a line, such as `[1 Red ✓]  2 Green  3 Bugs`, with the current step in brackets and a
    /// mark on each finished step. Nil if there is only one step.
    private var steps: String? {
        guard exercise.exercise.asksForCode else { return nil }
        let done: [ExerciseStep: Bool] = [
            .red: state.isRedDone(exercise), .green: exercise.isGreen, .bugs: exercise.hasGoodTests,
        ]
        return ExerciseStep.allCases.map { step in
            let text =
                "\(StepWords.number(step)) \(StepWords.name(step))"
                + (done[step] == true ? " \(style.good("✓"))" : "")
            return step == state.step ? style.bold("[") + text + style.bold("]") : text
        }.joined(separator: "  ")
    }

    private func link(_ text: String, to path: String) -> String {
        canvas.link?(text, path) ?? text
    }

    private var hints: [[String]] {
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
        lines.flatMap(wrapped)
    }
}
