import Foundation
import PackageMutants

/// Writes the result of `grade package` as JSON, version 1. Guide/json-report.md describes it.
enum PackageJSON {
    private struct File: Encodable {
        let version = 1
        let tests: Int
        let changes: [Row]
    }

    private struct Row: Encodable {
        let id: Int
        let file: String
        let line, column: Int
        let rule, before, after, status: String
        let tests: Int
        let seconds: Double
        let question: String

        init(_ result: ChangeResult) {
            let change = result.change
            (id, file, line, column) = (change.id, change.file, change.line, change.column)
            (rule, before, after) = (change.rule.rawValue, change.before, change.after)
            status = result.status.rawValue
            tests = result.tests
            seconds = (result.seconds * 1000).rounded() / 1000
            question = PackageText.question(change.rule)
        }
    }

    /// The file's text, indented, ending with a newline.
    static func text(of outcome: PackageOutcome) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let file = File(tests: outcome.tests, changes: outcome.results.map(Row.init))
            return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
        } catch {
            fatalError("texts and finite numbers can always be encoded: \(error)")
        }
    }
}
