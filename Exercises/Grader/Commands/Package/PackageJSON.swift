import Foundation
import PackageMutants

/// Writes the result of `grade package` as JSON, version 1. Guide/json-report.md describes it.
struct PackageJSON: Encodable {
    private struct Row: Encodable {
        let id: Int
        let file: String
        let line, column: Int
        let rule, before, after, status: String
        let tests: Int
        let seconds: Double
        let question: String
    }

    private let version = 1
    private let tests: Int
    private let changes: [Row]

    init(_ results: [ChangeResult], tests: Int) {
        self.tests = tests
        changes = results.map { result in
            let change = result.change
            return Row(
                id: change.id, file: change.file, line: change.line, column: change.column,
                rule: change.rule.rawValue, before: change.before, after: change.after,
                status: result.status.rawValue, tests: result.tests,
                seconds: (result.seconds * 1000).rounded() / 1000,
                question: PackageText.question(change.rule))
        }
    }

    /// The file's text, indented, ending with a newline.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
