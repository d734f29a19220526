import Catalog

/// Writes all stages and exercises with their state, an exercise on a line.
struct ListReporter {
    let style: Style

    func text(of report: Report) -> String {
        var lines: [String] = []
        for stage in report.stages {
            lines += ["", style.bold("Stage \(stage.stage), \(stage.title)")]
            let exercises = stages.first { $0.number == stage.stage }?.exercises ?? []
            lines += exercises.map { line(of: $0, in: stage) }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func line(of exercise: Exercise, in stage: StageReport) -> String {
        let tests = stage.tests.filter { $0.exercise == exercise.id }
        let passed = tests.count { $0.result.status == .passed }
        let isGreen = passed == tests.count && !tests.isEmpty
        let mark = isGreen ? style.good("✓") : style.bad("✗")
        let id = exercise.id.padding(toLength: 26, withPad: " ", startingAt: 0)
        let state =
            stage.status == .compileError
            ? "doesn't compile" : "\(passed) of \(tests.count) tests"
        return "  \(mark) \(id) \(state.padding(toLength: 16, withPad: " ", startingAt: 0))"
            + " \(exercise.title)"
    }
}
