import Grading
import Reports
import TerminalKit

/// Draws the two progress bars, code and tests, of the exercise in hand and of all that is watched.
struct WatchProgressBars {
    let style: Style
    let state: WatchState

    /// A part of a whole.
    private typealias Count = (part: Int, whole: Int)

    /// One line for the exercise, and one for all exercises.
    var lines: [String] {
        [
            line("Exercise", code: exerciseCode, tests: exerciseTests),
            line(all, code: allCode, tests: allTests),
        ]
    }

    private var all: String {
        state.isWhole || state.watched.count != 1
            ? "Workshop" : StageWords.name(state.watched[0])
    }

    /// The official tests that pass; nil where there is no code to write.
    private var exerciseCode: Count? {
        guard let exercise = state.currentExercise else { return (0, 0) }
        guard exercise.exercise.asksForCode else { return nil }
        return (exercise.tests.count { $0.result.status == .passed }, exercise.tests.count)
    }

    private var exerciseTests: Count {
        guard let exercise = state.currentExercise else { return (0, 0) }
        let planted = exercise.plantedBugs.count
        return (planted - exercise.unnoticedBugs.count, planted)
    }

    /// The exercises whose code is green.
    private var allCode: Count {
        let green = state.exercises.count { $0.isGreen && $0.exercise.asksForCode }
        return (green, state.allExercises.count(where: \.asksForCode))
    }

    /// The planted bugs that are noticed.
    private var allTests: Count {
        let planted = state.watched.map(\.bugs.count).reduce(0, +)
        let noticed = state.exercises.map { $0.plantedBugs.count - $0.unnoticedBugs.count }
        return (noticed.reduce(0, +), planted)
    }

    private func line(_ name: String, code: Count?, tests: Count) -> String {
        let label = ScreenText.padded(String(name.prefix(8)), to: 9)
        // The widest count sets the columns, so that the bars of both lines stand below each other.
        let counts = [allCode, allTests, exerciseCode ?? (0, 0), exerciseTests].map(Self.text)
        let countWidth = counts.map(\.count).max() ?? 0
        let free = state.size.columns - label.count - 2 * countWidth - "code [] tests []   ".count
        let width = min(24, free / 2)
        guard width > 3 else {
            return "\(label)code \(code.map(Self.text) ?? "given") tests \(Self.text(tests))"
        }
        let codeBar =
            code.map { "[\(bar($0, width))] \(ScreenText.padded(Self.text($0), to: countWidth))" }
            ?? ScreenText.padded("is given", to: width + countWidth + 3)
        return "\(label)code \(codeBar)  tests [\(bar(tests, width))] \(Self.text(tests))"
    }

    private func bar(_ count: Count, _ width: Int) -> String {
        let filled = count.whole == 0 ? 0 : width * count.part / count.whole
        return style.good(String(repeating: "#", count: filled))
            + String(repeating: "-", count: width - filled)
    }

    private static func text(_ count: Count) -> String { "\(count.part)/\(count.whole)" }
}
