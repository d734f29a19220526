import SwiftSource

/// The parts of an assertion message from either test library.
///
/// XCTest writes `XCTAssertEqual failed: ("2") is not equal to ("3") - what was done`. Swift Testing's
/// messages about two values are converted to the same parts.
package struct AssertionParts: Equatable {
    /// The message without the note after the hyphen.
    package let statement: Substring
    /// The values that the assertion compared; at most two.
    package let values: [Substring]
    /// The relation between the two values, for example `is not equal to`; nil if there aren't two.
    package let relation: String?
    /// The largest difference allowed between the values; nil if the message doesn't give one.
    package let accuracy: Substring?
    /// The note after the hyphen, written by the author of the test; nil if there is none.
    package let note: String?

    package init(_ message: String) {
        if let parts = ExpectationParts(message) {
            (statement, values, relation) = (parts.statement, parts.values, parts.relation)
            (accuracy, note) = (nil, parts.note)
        } else if let (relation, first, rest) = Self.comparison(in: message) {
            // The values may contain hyphens as well, so the note must come after the end of the
            // second value.
            let noted = rest.cut(at: "\") - ")
            let second = noted?.before ?? rest.without("\")")
            let limited = second.cut(at: "\") +/- (\"")
            values = [first, limited?.before ?? second]
            (self.relation, accuracy) = (relation, limited?.after)
            statement = message[..<(noted?.after.startIndex ?? message.endIndex)].without(" - ")
            note = noted.flatMap { $0.after.isEmpty ? nil : String($0.after) }
        } else {
            let ends = Self.endings.compactMap { Substring(message).cut(at: $0)?.after.startIndex }
            let end = ends.min() ?? message.endIndex
            statement = message[..<end].without(" - ")
            note = end == message.endIndex ? nil : String(message[end...])
            let start = "XCTAssertNil failed: \""
            values =
                statement.hasPrefix(start) ? [statement.dropFirst(start.count).dropLast()] : []
            (relation, accuracy) = (nil, nil)
        }
    }

    /// Returns a value without `Optional(…)` around it, and a string without its quotation marks.
    package static func unwrapped(_ value: Substring) -> Substring {
        guard value.hasPrefix("Optional("), value.hasSuffix(")") else { return value }
        return value.dropFirst("Optional(".count).dropLast().unquoted
    }

    /// The last words before a note, in messages that don't compare two values.
    private static let endings = [
        "\" - ", "did not throw error - ", "failed - ", "Issue recorded - ", "none was thrown - ",
    ]

    private static let relations = [
        "is not equal to", "is equal to", "is not greater than or equal to",
        "is not less than or equal to", "is not greater than", "is not less than",
        "is not identical to", "is identical to",
    ]

    /// Returns the relation between two values, the first value, and the text from the second value
    /// on; nil if the message doesn't compare two values.
    private static func comparison(
        in message: String
    ) -> (relation: String, first: Substring, rest: Substring)? {
        guard let (_, values) = Substring(message).cut(at: " failed: (\"") else { return nil }
        return relations.compactMap { relation in
            values.cut(at: "\") \(relation) (\"").map { (relation, $0.before, $0.after) }
        }.min { $0.1.endIndex < $1.1.endIndex }
    }
}

/// The parts of a Swift Testing message that compares two values.
///
/// Swift Testing writes, for example, `Expectation failed: (results → ["a"]) == ["b"] - removed
/// ["b"] - what was done`. Each side is an expression and its value in parentheses, or only a
/// literal.
struct ExpectationParts {
    /// The values of both sides. Strings have no quotation marks.
    let values: [Substring]
    /// The relation that the assertion found, in XCTest's words.
    let relation: String
    /// The message without what follows the comparison.
    let statement: Substring
    /// The note by the author of the test; nil if there is none.
    let note: String?

    /// Reads a message.
    ///
    /// - Parameter message: The message; the initializer returns nil if it doesn't compare two
    ///   values.
    init?(_ message: String) {
        let start = "Expectation failed: "
        guard message.hasPrefix(start) else { return nil }
        for (sign, relation) in [(" == ", "is not equal to"), (" != ", "is equal to")] {
            let sides = message.dropFirst(start.count)
            guard let first = Self.first(in: sides, before: sign) else { continue }
            let (second, end) = Self.second(in: first.rest)
            values = [first.value, second].map(\.unquoted)
            self.relation = relation
            statement = message[..<end]
            note = Self.note(in: message[end...])
            return
        }
        return nil
    }

    private static let arrow = " → "

    /// Returns the first side, which is like `(results → [])`, or a literal that is compared with
    /// something in parentheses.
    private static func first(
        in text: Substring, before sign: String
    ) -> (value: Substring, rest: Substring)? {
        if text.hasPrefix("(") {
            return text.cut(at: arrow)?.after.cut(at: ")\(sign)").map { ($0.before, $0.after) }
        }
        guard let value = text.cut(at: "\(sign)(")?.before else { return nil }
        return (value, text[value.endIndex...].dropFirst(sign.count))
    }

    private static func second(in text: Substring) -> (value: Substring, end: Substring.Index) {
        guard text.hasPrefix("("), let rest = text.cut(at: arrow)?.after else {
            let value = text.cut(at: " - ")?.before ?? text
            return (value, value.endIndex)
        }
        let value = rest.cut(at: ") - ")?.before ?? rest.without(")")
        return (value, rest[value.endIndex...].dropFirst(1).startIndex)
    }

    /// Returns the note in the text after the comparison. The difference between two collections,
    /// which may come before it, is skipped.
    private static func note(in text: Substring) -> String? {
        guard text.hasPrefix(" - ") else { return nil }
        let words = text.dropFirst(" - ".count)
        let isDifference = words.hasPrefix("inserted [") || words.hasPrefix("removed [")
        return isDifference ? words.cut(at: "] - ").map { String($0.after) } : String(words)
    }
}

extension Substring {
    /// The text without the quotation marks around it; the whole text if there are none.
    fileprivate var unquoted: Substring {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? dropFirst().dropLast() : self
    }

    /// Returns the text before and the text after the first occurrence of another text; nil if
    /// there is none.
    fileprivate func cut(at text: String) -> (before: Substring, after: Substring)? {
        byteRange(of: text).map { (self[..<$0.lowerBound], self[$0.upperBound...]) }
    }

    /// Returns the text without this ending; the whole text if it ends differently.
    fileprivate func without(_ end: String) -> Substring {
        hasSuffix(end) ? dropLast(end.count) : self
    }
}
