import TerminalKit

@testable import Grading
@testable import Reports

extension StageReport {
    /// All that is said of the official tests that fail, as the terminal shows it.
    var shownFailures: String {
        let failed = tests.map(\.result).filter { $0.status != .passed }
        return failed.flatMap(ResultLines(style: Style(usesColor: false)).lines)
            .joined(separator: "\n")
    }
}
