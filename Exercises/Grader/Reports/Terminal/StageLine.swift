import Catalog
import Grading
import TerminalKit

/// Writes a stage on one line: its mark, name, a bar, the counts of tests and bugs, and optionally its
/// points.
struct StageLine {
    let style: Style
    let showsPoints: Bool

    private static let nameWidth = 40
    private static let barWidth = 10
    /// The widths of the columns for tests, bugs and points.
    private static let columns = (9, 8, 9)

    /// The names of the columns.
    var heading: String {
        let width = 2 + Self.nameWidth + Self.barWidth
        return style.dim(
            String(repeating: " ", count: width)
                + ScreenText.rightAligned("tests", to: Self.columns.0)
                + ScreenText.rightAligned("bugs", to: Self.columns.1)
                + points("points"))
    }

    func text(of stage: StageReport) -> String {
        let name = "\(StageWords.name(stage.stage))  \(stage.stage.title)"
        let passed = stage.passedTests
        let total = stage.tests.count
        let tests = stage.status == .compileError ? "error" : "\(passed)/\(total)"
        return
            "\(SignMark.text(stage.sign, style)) \(ScreenText.padded(name, to: Self.nameWidth))\(bar(passed, of: total))"
            + ScreenText.rightAligned(tests, to: Self.columns.0)
            + ScreenText.rightAligned(bugs(of: stage), to: Self.columns.1)
            + points(PointsText.share(of: stage))
    }

    private func points(_ text: String) -> String {
        showsPoints ? ScreenText.rightAligned(text, to: Self.columns.2) : ""
    }

    private func bugs(of stage: StageReport) -> String {
        guard case .judged(let report) = stage.ownTests else { return "–" }
        return "\(report.killedBugs)/\(report.bugs.count)"
    }

    /// A bar that is full only if everything passed, and empty only if nothing did.
    private func bar(_ passed: Int, of total: Int) -> String {
        guard total > 0 else { return String(repeating: "░", count: Self.barWidth) }
        var filled = passed * Self.barWidth / total
        if passed > 0 { filled = max(1, filled) }
        let full = style.good(String(repeating: "█", count: filled))
        return full + String(repeating: "░", count: Self.barWidth - filled)
    }
}
