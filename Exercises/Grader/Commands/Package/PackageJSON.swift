import PackageMutants
import Reports

/// Writes the result of `grade package` as JSON, version 1. Guide/package.md describes it.
enum PackageJSON {
    static func text(_ results: [ChangeResult], tests: Int) -> String {
        let changes = results.map { result -> JSON in
            let change = result.change
            return [
                "id": .int(change.id), "file": .text(change.file), "line": .int(change.line),
                "column": .int(change.column), "rule": .text(change.rule.rawValue),
                "before": .text(change.before), "after": .text(change.after),
                "status": .text(result.status.rawValue), "tests": .int(result.tests),
                "seconds": .number((result.seconds * 1000).rounded() / 1000),
                "question": .text(PackageText.words(for: change.rule).question),
            ]
        }
        let report: JSON = ["version": .int(1), "tests": .int(tests), "changes": .list(changes)]
        return report.file
    }
}
