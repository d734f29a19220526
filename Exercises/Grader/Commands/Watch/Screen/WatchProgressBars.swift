import Grading
import Reports
import TerminalKit

/// Draws progress bars for the three steps (red, green and bugs), for the current exercise and for everything
/// that is watched.
struct WatchProgressBars {
    let style: Style
    let state: WatchState

    /// A part of a whole.
    private typealias Count = (part: Int, whole: Int)

    /// One line for the exercise and one for all exercises.
    var lines: [String] {
        [
            line(
                "Exercise", red: exerciseRed, green: exerciseGreen,
                bugs: exerciseBugs),
            line(all, red: Self.text(allRed), green: allGreen, bugs: allBugs),
        ]
    }

    private var all: String {
        state.isWhole || state.watched.count != 1
            ? "Workshop" : StageWords.name(state.watched[0])
    }

    // MARK: The exercise

    private var asksForCode: Bool { state.currentExercise?.exercise.asksForCode ?? true }

    /// A mark for whether a test has shown what the code lacks.
    private var exerciseRed: String {
        guard let exercise = state.currentExercise else { return "·" }
        guard asksForCode else { return "-" }
        return state.isRedDone(exercise) ? style.good("✓") : "·"
    }

    /// The official tests that pass; nil if the exercise has no code to write.
    private var exerciseGreen: Count? {
        guard let exercise = state.currentExercise else { return (0, 0) }
        guard asksForCode else { return nil }
        return (exercise.tests.count { $0.result.status == .passed }, exercise.tests.count)
    }

    private var exerciseBugs: Count {
        guard let exercise = state.currentExercise else { return (0, 0) }
        let planted = exercise.plantedBugs.count
        return (planted - exercise.unnoticedBugs.count, planted)
    }

    // MARK: All exercises

    /// The exercises that have had a test that shows what their code lacks.
    private var allRed: Count { count(state.isRedDone) }

    /// The exercises whose code is green.
    private var allGreen: Count { count(\.isGreen) }

    /// Counts the code exercises that satisfy a condition.
    private func count(_ isDone: (ExerciseState) -> Bool) -> Count {
        let done = state.exercises.count { $0.exercise.asksForCode && isDone($0) }
        return (done, state.allExercises.count(where: \.asksForCode))
    }

    /// The planted bugs that are caught.
    private var allBugs: Count {
        let planted = state.watched.map(\.bugs.count).reduce(0, +)
        let noticed = state.exercises.map { $0.plantedBugs.count - $0.unnoticedBugs.count }
        return (noticed.reduce(0, +), planted)
    }

    // MARK: Lines

    private func line(_ name: String, red: String, green: Count?, bugs: Count) -> String {
        let label = ScreenText.padded(String(name.prefix(8)), to: 9)
        // The widest counts set the columns, so that the bars of both lines are aligned.
        let redWidth = Self.text(allRed).count
        let red = "red " + ScreenText.padded(red, to: redWidth)
        let counts = [allGreen, allBugs, exerciseGreen ?? (0, 0), exerciseBugs].map(Self.text)
        let countWidth = counts.map(\.count).max() ?? 0
        let taken = ScreenText.width(of: "\(label)\(red)  green []   bugs [] ") + 2 * countWidth
        let width = min(24, (state.size.columns - taken) / 2)
        guard width > 3 else {
            let green = green.map { "green \(Self.text($0))" } ?? "green given"
            return "\(label)\(red) \(green) bugs \(Self.text(bugs))"
        }
        let greenBar =
            green.map {
                "green [\(bar($0, width))] \(ScreenText.padded(Self.text($0), to: countWidth))"
            } ?? ScreenText.padded("green is given", to: width + countWidth + 9)
        return "\(label)\(red)  \(greenBar)  bugs [\(bar(bugs, width))] \(Self.text(bugs))"
    }

    private func bar(_ count: Count, _ width: Int) -> String {
        let filled = count.whole == 0 ? 0 : width * count.part / count.whole
        return style.good(String(repeating: "#", count: filled))
            + String(repeating: "-", count: width - filled)
    }

    private static func text(_ count: Count) -> String {
        "\(count.part)/\(count.whole)"
    }
}
