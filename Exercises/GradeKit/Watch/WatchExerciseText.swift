import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the current exercise: what it asks, the first failure or that it is green, hints, and
/// what became of the learner's own tests.
struct WatchExerciseText {
    let reporter: WatchReporter
    let state: WatchState

    private var style: Style { reporter.style }
    private var width: Int { reporter.width(state) }

    var sections: [WatchSection] {
        if let problem = state.problem {
            let text = "error: \(PlainText.safe(problem))\nPress r to try again."
            let paragraphs = text.split(separator: "\n").map(String.init)
            return [WatchSection(lines: lines(paragraphs), rank: 9)]
        }
        guard let exercise = state.currentExercise else {
            let text =
                "Checking your code… The first time takes a while, since everything is built."
            return [WatchSection(lines: lines([text]), rank: 9)]
        }
        return [
            WatchSection(lines: title(of: exercise), rank: 8),
            WatchSection(lines: lines([exercise.exercise.task]), rank: 3),
            WatchSection(lines: verdict(on: exercise), rank: 4),
        ] + hints(for: exercise) + [
            WatchSection(lines: ownTests(of: exercise), rank: 1)
        ]
    }

    private func title(of exercise: ExerciseState) -> [String] {
        let mark = exercise.isGreen ? style.good("✓") : style.bad("✗")
        let title = "\(mark) \(style.bold(exercise.exercise.title))"
        let files = exercise.exercise.files.map { file in
            let path = "\(state.tree.modulePath(exercise.stage))/\(file)"
            return "  " + link(path, to: path)
        }
        let page = GuideText.page(of: exercise.exercise)
        return [title] + files + ["  " + link(exercise.exercise.guide, to: page)]
    }

    private func link(_ text: String, to path: String) -> String {
        reporter.link?(text, path) ?? text
    }

    private func verdict(on exercise: ExerciseState) -> [String] {
        if exercise.isGreen {
            let next = state.next == nil ? "" : " Press n: next exercise."
            return lines(["Green: all \(exercise.tests.count) tests pass.\(next)"])
                .map { style.good($0) }
        }
        if case .notBuilt(let failure, _) = state.reports[exercise.stage.id]?.suite {
            return lines([
                "\(StageWords.name(exercise.stage)) doesn't compile. Mend the first error:"
            ])
                + BuildFailureLines(failure: failure, width: width).lines.flatMap { line in
                    // The compiler points at a column: such a line is cut, and not broken.
                    line.contains(#/^ *\d* *\|/#) ? [line] : lines([line])
                }
        }
        guard let test = exercise.firstFailure else { return [] }
        return lines(ResultLines(style: style, width: width).lines(of: test.result))
    }

    /// The last hint stays longest where there is little room.
    private func hints(for exercise: ExerciseState) -> [WatchSection] {
        guard let subject = HintSubject(of: exercise) else { return [] }
        let hints = subject.hints.prefix(state.hints[subject.id] ?? 0)
        let name = subject.isBug ? "Hint for a planted bug" : "Hint"
        return hints.enumerated().map { index, hint in
            let text = "\(name), \(index + 1) of \(subject.hints.count): \(hint)"
            return WatchSection(lines: lines([text]), rank: index + 1 == hints.count ? 6 : 2)
        }
    }

    private func ownTests(of exercise: ExerciseState) -> [String] {
        guard let stage = state.reports[exercise.stage.id] else { return [] }
        guard !state.judging.contains(exercise.stage.id) else {
            return lines(["  Your own tests are being judged…"])
        }
        let text = OwnTestsText(
            style: style, stage: exercise.stage, tree: state.tree, width: width)
        let missed = exercise.unnoticedBugs.count
        let more =
            exercise.isGreen && missed > 0
            ? [
                "  \(missed == 1 ? "One is" : "\(missed) are") left in this exercise: press h for a hint."
            ]
            : []
        return lines(text.lines(of: stage.ownTests, withBugs: false) + more)
    }

    private func lines(_ lines: [String]) -> [String] {
        lines.flatMap { reporter.wrapped($0, state) }
    }
}
