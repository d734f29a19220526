/// The tests that the workshop shows as examples. If a learner leaves them unchanged, they don't
/// count as the learner's weak tests.
///
/// The tests of the reference solution contain the same examples, each below a comment that starts
/// with the words in `mark`.
package enum WorkedExamples {
    /// The start of the comment above a worked example.
    private static let mark = "/// A worked example"

    /// Whether a test file contains worked examples.
    package static func areIn(_ file: String) -> Bool { file.contains(mark) }

    /// Returns the names of the tests that are unchanged examples.
    ///
    /// - Parameters:
    ///   - names: The names in a test run: `MyStage1Tests.MyEvenOddTests/testTwoIsEven`.
    ///   - tests: The learner's tests.
    ///   - kit: The text of each file of the workshop's own tests.
    package static func unchanged(
        _ names: [String], in tests: TestSources, of kit: [String]
    ) -> Set<String> {
        let examples = kit.filter(areIn).flatMap { file in
            let source = Declarations(SwiftText(file))
            return source.functions.filter { source.comment(before: $0).contains(mark) }
                .map { ($0.name, source.textWords(of: $0)) }
        }
        let texts = Dictionary(examples) { first, _ in first }
        return Set(
            names.filter { name in
                guard let test = tests.test(name) else { return false }
                return texts[test.function.name] == test.source.textWords(of: test.function)
            })
    }
}

extension Declarations {
    /// The text before a function's modifiers, back to the code that comes before.
    fileprivate func comment(before function: Declaration) -> String {
        let start = function.first > 0 ? tokens[function.first - 1].range.upperBound : 0
        return text.text(start..<tokens[function.first].range.lowerBound)
    }

    /// A function's text from its name to its end, split at whitespace.
    fileprivate func textWords(of function: Declaration) -> [Substring] {
        let end = min(function.body?.upperBound ?? function.start, tokens.count - 1)
        return text.text(tokens[function.start].range.lowerBound..<tokens[end].range.upperBound)
            .split(whereSeparator: \.isWhitespace)
    }
}
