import Grading
import SwiftSource

// Tests that let themselves be skipped, and so notice nothing.

extension TestSmell {
    /// The test was skipped, and its source doesn't show where.
    static let skips = skipped("It was skipped.")

    static func skips(line: Int) -> TestSmell { skipped("It was skipped in line \(line).") }

    private static func skipped(_ what: String) -> TestSmell {
        TestSmell(
            .isSkipped,
            .init(what, next: "A skipped test catches nothing. Finish it, and let it run."))
    }

    /// A test with parameters whose list of arguments is empty.
    static let hasNoValues = TestSmell(
        .isSkipped,
        .init("It was skipped: its list of arguments is empty, so it gets no value to run with."))
}

extension TestSmellScan {
    /// Finds why a test was skipped: in its body (`XCTSkip`), or above it (`.disabled`, `.enabled`).
    func smell(ofSkipped name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        let source = test.source
        let words = test.function.body.map(Array.init) ?? []
        let attribute = test.function.prefix.testArguments.map(Array.init) ?? []
        let place =
            words.first { source.tokens[$0].isWord && source.word($0).hasPrefix("XCTSkip") }
            ?? attribute.first {
                source.isWord("disabled", $0) || source.isWord("enabled", $0)
            }
        if let place { return .skips(line: source.tokens[place].line) }
        return attribute.contains { source.isWord("arguments", $0) } ? .hasNoValues : nil
    }
}
