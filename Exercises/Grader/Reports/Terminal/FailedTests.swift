import Advice
import Grading
import TerminalKit

/// Writes the official tests that failed: the first of them, and the command that shows the others;
/// or all of them.
struct FailedTests {
    let style: Style
    let showsAll: Bool
    /// The command that shows all failed tests.
    let command: String

    /// The lines; none where no test failed.
    func lines(of tests: [SuiteTest]) -> [String] {
        let failed = tests.map(\.result).filter { $0.status != .passed }
        let shown = showsAll ? failed : [tests.firstFailure].compactMap { $0?.result }
        return shown.flatMap(ResultLines(style: style).lines)
            + more(failed.count - shown.count, "test", "tests")
    }

    /// The lines on why the stage could not be built: the first of them, or all.
    func lines(of failure: BuildFailure, _ cures: [Finding]) -> [String] {
        let lines = BuildFailureLines(failure: failure, longest: .max).lines
        let shown = showsAll ? lines : Array(lines.prefix(BuildFailureLines.usual))
        let help = cures.flatMap {
            Sentences.lines(PlainText.safe($0.words.text), width: TextWidth.usual, indent: 4)
        }
        return shown + more(lines.count - shown.count, "line", "lines") + help
    }

    private func more(_ count: Int, _ one: String, _ several: String) -> [String] {
        count > 0 ? ["  … and \(count) more \(count == 1 ? one : several): \(command)"] : []
    }
}
