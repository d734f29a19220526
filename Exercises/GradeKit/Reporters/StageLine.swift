/// Writes a stage on one line: a mark, its name, a bar, the tests that passed and the points.
struct StageLine {
    let style: Style

    private static let nameWidth = 40
    private static let barWidth = 10

    func text(of stage: StageReport) -> String {
        let isPassed = stage.status == .passed
        let mark = isPassed ? style.good("✓") : style.bad("✗")
        let name = "Stage \(stage.stage)  \(stage.title)"
        let passed = stage.passedTests
        let total = stage.tests.count
        let count =
            stage.status == .compileError ? "doesn't compile" : "\(passed) of \(total) tests"
        let points = "\(PointsText.text(Points.of(stage)))/\(PointsText.text(Points.perStage))"
        return "\(mark) \(padded(name, to: Self.nameWidth)) \(bar(passed, of: total))"
            + "  \(padded(count, to: 15)) \(String(repeating: " ", count: max(0, 8 - points.count)))"
            + points
    }

    /// A bar that is full only where everything passed, and empty only where nothing did.
    private func bar(_ passed: Int, of total: Int) -> String {
        guard total > 0 else { return String(repeating: "░", count: Self.barWidth) }
        var filled = passed * Self.barWidth / total
        if passed > 0 { filled = max(1, filled) }
        let full = style.good(String(repeating: "█", count: filled))
        return full + String(repeating: "░", count: Self.barWidth - filled)
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
