import Catalog
import Grading
import TerminalKit

/// Writes all stages and exercises with their state, an exercise on a line.
package struct ListReporter {
    let style: Style
    /// Whether the learner would rather write the code before any test.
    let codeFirst: Bool

    package init(style: Style, codeFirst: Bool = false) {
        self.style = style
        self.codeFirst = codeFirst
    }

    private static let nameWidth = 35
    /// The width of the column for the next step.
    private static let stepWidth = 7
    /// The widths of the columns for tests, ideas and points.
    private static let columns = (9, 9, 14)

    package func text(of report: Report) -> String {
        var lines = [
            "",
            style.dim(
                String(repeating: " ", count: Self.nameWidth + 4)
                    + ScreenText.padded("step", to: Self.stepWidth)
                    + row("tests", "ideas", "points")
            ),
        ]
        for stage in report.stages {
            let name = ScreenText.padded(
                StageWords.heading(stage.stage), to: Self.nameWidth + Self.stepWidth + 4)
            lines.append(style.bold(name + row("", "", PointsText.share(of: stage))))
            let exercises = stage.exercises
            lines += exercises.flatMap {
                self.lines(of: $0, in: exercises, stage.findings)
            }
            lines.append("")
        }
        lines.append(PointsText.total(of: report))
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func lines(
        of exercise: ExerciseState, in stage: [ExerciseState], _ findings: [Finding]
    ) -> [String] {
        let name = ScreenText.padded(exercise.exercise.id, to: Self.nameWidth)
        let passed = exercise.tests.count { $0.result.status == .passed }
        let counts = exercise.exercise.asksForCode ? "\(passed)/\(exercise.tests.count)" : "-"
        let tests = exercise.isCompileError ? "error" : counts
        let ideas = exercise.ideas
        let share = ExercisePoints(of: exercise, in: stage)
        let step =
            exercise.isDone
            ? ""
            : StepWords.name(exercise.step(codeFirst: codeFirst)).lowercased()
        let line =
            "  \(SignMark.text(exercise.sign, style)) \(name)"
            + ScreenText.padded(step, to: Self.stepWidth)
            + row(
                tests, "\(ideas.had.count)/\(ideas.count)",
                exercise.stage.isEncore
                    ? "" : "\(PointsText.text(share.points))/\(PointsText.text(share.possible))")
        return [line] + (StageWords.toFix(in: exercise, findings).map { ["    \($0)"] } ?? [])
    }

    private func row(_ tests: String, _ ideas: String, _ points: String) -> String {
        ScreenText.rightAligned(tests, to: Self.columns.0)
            + ScreenText.rightAligned(ideas, to: Self.columns.1)
            + (points.isEmpty ? "" : ScreenText.rightAligned(points, to: Self.columns.2))
    }
}
