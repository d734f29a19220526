import TerminalKit

@testable import Advice
@testable import Grading
@testable import Reports

extension StageReport {
    /// All that is said of the official tests that fail, as the terminal shows it.
    var shownFailures: String {
        let failed = tests.map(\.result).filter { $0.status != .passed }
        return failed.flatMap(ResultLines(style: Style(usesColor: false)).lines)
            .joined(separator: "\n")
    }

    /// What is said of each own test that is wrong or notices nothing.
    var shownOwnTests: String {
        guard case .judged(let report) = ownTests else { return "not judged" }
        func name(_ test: OwnTest) -> String { ResultLines.name(of: test.result) }
        let wrong = report.tests.filter { !$0.isValid }.map {
            "\(name($0))\n\(StageWords.reason($0, findings.on($0)))"
        }
        let idle = report.testsThatNoticeNothing.map {
            "\(name($0))\n\(findings.on($0)?.words.text ?? "fine")"
        }
        return (wrong + idle).joined(separator: "\n\n")
    }
}
