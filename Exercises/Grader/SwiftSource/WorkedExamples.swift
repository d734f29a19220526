/// The tests that the workshop shows as examples. A learner who leaves them unchanged isn't blamed for weak
/// tests.
///
/// The tests of the reference solution also contain them, each below a comment that starts with these words.
package struct WorkedExamples {
    /// The comment that marks them.
    private static let mark = "/// A worked example"

    /// Whether a test file contains worked examples.
    package static func areIn(_ file: String) -> Bool { file.contains(mark) }

    /// The words of each example, by name.
    private let texts: [String: [Substring]]

    /// - Parameter files: The text of each file of the workshop's own tests.
    package init(files: [String]) {
        let examples = files.filter { Self.areIn($0) }.flatMap { file in
            let source = Declarations(SwiftText(file))
            let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
            return source.functions.filter { function in
                // Its comment and its attributes are directly above it.
                lines.prefix(function.line - 1).reversed().prefix { !$0.allSatisfy(\.isWhitespace) }
                    .contains { $0.contains(Self.mark) }
            }.map { ($0.name, source.textWords(of: $0)) }
        }
        texts = Dictionary(examples) { first, _ in first }
    }

    /// Returns the names of the tests that are unchanged examples.
    ///
    /// - Parameters:
    ///   - names: The names in a test run: `MyStage1Tests.MyEvenOddTests/testTwoIsEven`.
    ///   - files: The text of each of the learner's test files.
    package func unchanged(_ names: [String], in files: [String]) -> Set<String> {
        let asked = names.filter { name in texts.keys.contains { name.contains($0) } }
        guard !asked.isEmpty else { return [] }
        let sources = files.map { Declarations(SwiftText($0)) }
        return Set(
            asked.filter { name in
                sources.contains { source in
                    guard let function = source.function(ofTest: name) else { return false }
                    return texts[function.name] == source.textWords(of: function)
                }
            })
    }
}

extension Declarations {
    /// A function's text from its name to its end, split at whitespace.
    fileprivate func textWords(of function: Declaration) -> [Substring] {
        let end = min(function.body?.upperBound ?? function.start, tokens.count - 1)
        return text.text(tokens[function.start].range.lowerBound..<tokens[end].range.upperBound)
            .split(whereSeparator: \.isWhitespace)
    }
}
