import Catalog
import Grading
import TerminalKit

/// Writes all stages and exercises with their state, one exercise per line.
package struct ListReporter {
    let style: Style
    /// Whether the learner prefers to write the code before any test.
    let codeFirst: Bool

    package init(style: Style, codeFirst: Bool = false) {
        self.style = style
        self.codeFirst = codeFirst
    }

    private static let nameWidth = 35
    /// The width of the column for the next step.
    private static let stepWidth = 7
    /// The widths of the columns for official tests and planted bugs.
    private static let columns = (9, 9)

    /// - Parameter unlisted: The encores that are only named, because the report doesn't include them.
    package func text(of report: Report, unlisted: [Stage] = []) -> String {
        var lines = [
            "",
            style.dim(
                String(repeating: " ", count: Self.nameWidth + 4)
                    + ScreenText.padded("step", to: Self.stepWidth)
                    + row("tests", "bugs")
            ),
        ]
        for stage in report.stages {
            lines.append(style.bold(StageWords.heading(stage.stage)))
            lines += stage.exercises.flatMap { self.lines(of: $0, stage.findings) }
            lines.append("")
        }
        if report.stages.contains(where: { stage in
            stage.exercises.contains { StageWords.toFix(in: $0, stage.findings) != nil }
        }) {
            lines += ["To see what to fix, grade an exercise: swift run grade EXERCISE", ""]
        }
        lines.append(StageWords.summary(of: report))
        if !unlisted.isEmpty {
            let names = unlisted.map { $0.module.lowercased() }.joined(separator: ", ")
            lines += PlainText.wrapped(
                "Encores not started yet: \(names). To list their exercises: swift run grade list encores",
                width: TextWidth.usual)
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func lines(of exercise: ExerciseState, _ findings: [Finding]) -> [String] {
        let name = ScreenText.padded(exercise.exercise.id, to: Self.nameWidth)
        let counts = exercise.tests.isEmpty ? "-" : exercise.testCount
        let tests = exercise.isCompileError ? "error" : counts
        let step =
            exercise.isDone
            ? ""
            : StepWords.name(exercise.step(codeFirst: codeFirst)).lowercased()
        let line =
            "  \(SignMark.text(exercise.sign, style)) \(name)"
            + ScreenText.padded(step, to: Self.stepWidth)
            + row(tests, exercise.bugCount)
        return [line] + (StageWords.toFix(in: exercise, findings).map { ["    \($0)"] } ?? [])
    }

    private func row(_ tests: String, _ bugs: String) -> String {
        ScreenText.rightAligned(tests, to: Self.columns.0)
            + ScreenText.rightAligned(bugs, to: Self.columns.1)
    }
}
