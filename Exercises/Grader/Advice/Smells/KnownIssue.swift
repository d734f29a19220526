import Grading
import SwiftSource

// Failures that a test says it knows: they count for nothing.

extension TestSmell {
    static func knowsEachFailure(line: Int) -> TestSmell {
        TestSmell(
            .assertsNothing,
            .init(
                "All that it asserts stands in 'withKnownIssue' (line \(line)), where a failure counts "
                    + "for nothing.",
                next: "Take 'withKnownIssue' away, and look at what fails."))
    }
}

extension TestBody {
    /// That all its assertions stand in `withKnownIssue`.
    var knownIssue: TestSmell? {
        let marks = assertions.filter { source.isWord("withKnownIssue", $0) }
        guard let first = marks.first, assertions.count > marks.count,
            assertions.allSatisfy({ marks.contains($0) || braces(around: $0).contains(.knownIssue) }
            )
        else { return nil }
        return .knowsEachFailure(line: source.tokens[first].line)
    }
}
