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
        let state =
            stage.status == .compileError ? "doesn't compile" : "\(passed) of \(tests.count) tests"
        return "  \(mark) \(exercise.id.padding(to: 30)) \(state.padding(to: 16))"
            + bugs(of: exercise, in: stage)
    }

    private func bugs(of exercise: Exercise, in stage: StageReport) -> String {
        guard case .judged(let report) = stage.ownTests else { return "" }
        let bugs = report.bugs.filter { $0.exercise == exercise.id }
        return "\(bugs.count { $0.status == .killed }) of \(bugs.count) bugs"
    }
}
