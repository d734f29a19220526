import Grading

/// The message of an assertion in one of the learner's tests, taken apart.
///
/// It isn't known which of two values the learner expects, so each is labeled with its expression.
struct OwnAssertion: Equatable {
    let rows: [OutlineLine]

    /// - Parameter operands: The expressions that the assertion compares, if they are known.
    init(_ message: String, operands: [String]) {
        let parts = AssertionParts(message)
        if message.hasPrefix("Asynchronous wait failed - ") {
            rows = [
                OutlineLine(.message, parts.note.map { "\($0)." } ?? "Asynchronous wait failed.")
            ]
            return
        }
        rows =
            Self.meaning(of: parts, operands)
            + (parts.note.map { [OutlineLine(.message, "Your message: \($0)")] } ?? [])
    }

    private static func meaning(
        of parts: AssertionParts, _ operands: [String]
    ) -> [OutlineLine] {
        let found = plain(parts.values)
        if let relation = parts.relation {
            return (expectation(found, operands, relation) ?? values(found, operands))
                + sentence(relation, within: parts.accuracy).map { OutlineLine(.message, $0) }
        }
        if !found.isEmpty { return values(found, operands) }
        let what = operands.first.map { "'\($0)'" } ?? "The expression"
        return words(of: parts.statement, about: what).map { [OutlineLine(.message, $0)] } ?? []
    }

    /// A sentence about a failure without values; nil if the library only says that the assertion failed.
    private static func words(of text: Substring, about what: String) -> String? {
        switch text {
        case "XCTAssertTrue failed": return "\(what) is false."
        case "XCTAssertFalse failed": return "\(what) is true."
        case "XCTAssertNotNil failed": return "\(what) is nil."
        case "XCTAssertThrowsError failed: did not throw error": return "\(what) threw no error."
        case "Expectation failed: an error was expected but none was thrown":
            return "No error was thrown."
        case "failed", "Issue recorded": return nil
        default: break
        }
        if text.hasPrefix("XCTUnwrap failed") { return "\(what) is nil." }
        let error = text.split(separator: "threw error \"", maxSplits: 1).last?.dropLast() ?? ""
        if text.hasPrefix("XCTAssertNoThrow failed: threw error \"") {
            return "\(what) threw the error \(error)."
        }
        if text.hasPrefix("threw error \"") {
            return "The test threw the error \(error), and nothing caught it."
        }
        if text.hasPrefix("Failed due to unwaited expectation ") {
            let name = text.dropFirst("Failed due to unwaited expectation ".count)
            return "The test never waits for the expectation \(name)."
        }
        return String(text)
    }

    /// A sentence about how the values should differ; empty if they should be equal, which needs no
    /// explanation.
    private static func sentence(_ relation: String, within accuracy: Substring?) -> [String] {
        if let accuracy { return ["The values differ by more than \(accuracy)."] }
        return relation == "is not equal to" ? [] : ["The first value \(relation) the second."]
    }

    /// Both values as expected and actual, if one of the expressions is a literal; nil otherwise.
    private static func expectation(
        _ values: [String], _ operands: [String], _ relation: String
    ) -> [OutlineLine]? {
        guard relation == "is not equal to", operands.count == 2 else { return nil }
        let areLiterals = operands.map(isLiteral)
        guard areLiterals[0] != areLiterals[1] else { return nil }
        let (expected, actual) = areLiterals[0] ? (values[0], values[1]) : (values[1], values[0])
        return [
            OutlineLine(.value, expected, label: "  expected: "),
            OutlineLine(.value, actual, label: "  actual:   "),
        ]
    }

    private static func isLiteral(_ operand: String) -> Bool {
        if ["true", "false", "nil"].contains(operand) { return true }
        guard let first = operand.drop(while: { $0 == "-" || $0 == "#" }).first else {
            return false
        }
        let isList = first == "[" && operand.hasSuffix("]")
        let isText = first == "\"" && operand.hasSuffix("\"")
        return isList || isText || first.isNumber && !operand.contains("(")
    }

    private static let ordinals = ["first value", "second value"]
    /// The maximum length of an expression that labels a value. A longer expression is already in the source
    /// line above the value.
    private static let longestLabel = 50

    private static func values(
        _ values: [String], _ operands: [String]
    ) -> [OutlineLine] {
        let areKnown =
            operands.count == values.count
            && operands.allSatisfy { !$0.isEmpty && $0.count <= longestLabel }
            && Set(operands).count == operands.count
        let labels =
            areKnown ? operands : values.count == 1 ? ["value"] : Array(ordinals)
        let width = labels.map(\.count).max() ?? 0
        return zip(labels, values).map { label, value in
            let space = String(repeating: " ", count: width - label.count)
            return OutlineLine(.value, value, label: "  \(label): \(space)")
        }
    }

    /// The values as a learner would write them, without the module and type names that Swift prints:
    /// `[.failed("x")]` for `[Shared.NetworkResult<Shared.ProductResult>.failed("x")]`.
    private static func plain(_ values: [Substring]) -> [String] {
        OfficialAssertion.readable(values).map { value in
            // Text in quotes is left unchanged.
            value.split(separator: "\"", omittingEmptySubsequences: false)
                .enumerated().map { $0.isMultiple(of: 2) ? withoutTypes($1) : String($1) }
                .joined(separator: "\"")
        }
    }

    private static func withoutTypes(_ text: Substring) -> String {
        String(text)
            .replacing(#/\b[A-Z]\w*\.[A-Z]\w*(<[\w.<>, ]*>)?\.(?=[a-z])/#, with: ".")
            .replacing(#/\b[A-Z]\w*\.(?=[A-Z])/#, with: "")
    }
}
