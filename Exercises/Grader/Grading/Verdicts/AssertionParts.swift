import SwiftSource

/// The parts of an assertion message from either test library.
///
/// XCTest writes `XCTAssertEqual failed: ("2") is not equal to ("3") - what was done`. Swift Testing's
/// messages about two values are converted to the same parts.
package struct AssertionParts: Equatable {
    /// The message without the note after the hyphen.
    package let statement: Substring
    /// The values that the assertion compared, at most two.
    package let values: [Substring]
    /// How the two values relate, for example `is not equal to`; nil if there aren't two.
    package let relation: String?
    /// The largest difference allowed between the values; nil if the message doesn't give one.
    package let accuracy: Substring?
    /// The note after the hyphen, written by the author of the test; nil if there is none.
    package let note: String?

    package init(_ message: String) {
        if let parts = ExpectationParts(message) {
            (statement, values, relation) = (parts.statement, parts.values, parts.relation)
            (accuracy, note) = (nil, parts.note)
            return
        }
        let compared = Self.comparison(in: message)
        // The values may contain hyphens, so search for the note after them.
        let rest = message[(compared?.second ?? message.startIndex)...]
        let endings = compared == nil ? Self.endings : ["\") - "]
        let end = endings.compactMap(rest.byteRange).min { $0.upperBound < $1.upperBound }
        let cut = end.map { message.utf8.index($0.upperBound, offsetBy: -" - ".utf8.count) }
        let statement = message[..<(cut ?? message.endIndex)]
        let note = end.map { String(message[$0.upperBound...]) }
        self.statement = statement
        self.note = note?.isEmpty == true ? nil : note
        relation = compared?.relation
        guard let compared else {
            let start = "XCTAssertNil failed: \""
            values =
                statement.hasPrefix(start) ? [statement.dropFirst(start.count).dropLast()] : []
            accuracy = nil
            return
        }
        var second = statement[compared.second...]
        // A long message is truncated, so its end may be missing.
        if second.hasSuffix("\")") { second = second.dropLast(2) }
        let place = second.byteRange(of: "\") +/- (\"")
        accuracy = place.map { second[$0.upperBound...] }
        values = [message[compared.first], place.map { second[..<$0.lowerBound] } ?? second]
    }

    /// A value without its `Optional(…)`, and a string without its quotation marks.
    package static func unwrapped(_ value: Substring) -> Substring {
        guard value.hasPrefix("Optional("), value.hasSuffix(")") else { return value }
        let inner = value.dropFirst("Optional(".count).dropLast()
        let isText = inner.count >= 2 && inner.hasPrefix("\"") && inner.hasSuffix("\"")
        return isText ? inner.dropFirst().dropLast() : inner
    }

    /// The text before a note in messages that don't compare two values.
    private static let endings = [
        "\" - ", "did not throw error - ", "failed - ", "Issue recorded - ", "none was thrown - ",
    ]

    private static let relations = [
        "is not equal to", "is equal to", "is not greater than or equal to",
        "is not less than or equal to", "is not greater than", "is not less than",
        "is not identical to", "is identical to",
    ]

    /// The range of the first value, the start of the second, and their relation; nil if the message doesn't
    /// compare two values.
    private static func comparison(
        in message: String
    ) -> (first: Range<String.Index>, second: String.Index, relation: String)? {
        guard let head = message.byteRange(of: " failed: (\"") else { return nil }
        let rest = message[head.upperBound...]
        let found = relations.compactMap { relation in
            rest.byteRange(of: "\") \(relation) (\"").map { (place: $0, relation: relation) }
        }.min { $0.place.lowerBound < $1.place.lowerBound }
        return found.map {
            (head.upperBound..<$0.place.lowerBound, $0.place.upperBound, $0.relation)
        }
    }
}

/// The parts of a Swift Testing message that compares two values.
///
/// Swift Testing writes `Expectation failed: (results → ["a"]) == ["b"] - removed ["b"] - what was done`:
/// each side's expression and value in parentheses, or a literal by itself.
struct ExpectationParts {
    /// The values of both sides; strings have no quotation marks.
    let values: [Substring]
    /// The relation that the assertion found, in XCTest's words.
    let relation: String
    /// The message without anything after the comparison.
    let statement: Substring
    /// The author's note; nil if there is none.
    let note: String?

    /// - Parameter message: The message; the initializer returns nil if it doesn't compare two values.
    init?(_ message: String) {
        let start = "Expectation failed: "
        guard message.hasPrefix(start) else { return nil }
        let comparison = message.dropFirst(start.count)
        for (sign, relation) in [("==", "is not equal to"), ("!=", "is equal to")] {
            guard let first = Self.first(in: comparison, before: " \(sign) ") else { continue }
            let second = Self.second(in: comparison[first.end...])
            values = [first.value, second.value].map(Self.unquoted)
            self.relation = relation
            statement = message[..<second.end]
            note = Self.note(in: message[second.end...])
            return
        }
        return nil
    }

    private static let arrow = " → "

    /// The first side: `(results → [])`, or a literal that is compared with something in parentheses.
    private static func first(
        in text: Substring, before sign: String
    ) -> (value: Substring, end: Substring.Index)? {
        guard text.hasPrefix("(") else {
            return text.byteRange(of: "\(sign)(").map {
                (text[..<$0.lowerBound], text.utf8.index($0.upperBound, offsetBy: -1))
            }
        }
        guard let arrow = text.byteRange(of: arrow),
            let sign = text[arrow.upperBound...].byteRange(of: ")\(sign)")
        else { return nil }
        return (text[arrow.upperBound..<sign.lowerBound], sign.upperBound)
    }

    private static func second(
        in text: Substring
    ) -> (value: Substring, end: Substring.Index) {
        if text.hasPrefix("("), let arrow = text.byteRange(of: arrow) {
            let rest = text[arrow.upperBound...]
            let end =
                rest.byteRange(of: ") - ")?.lowerBound
                ?? (rest.hasSuffix(")")
                    ? rest.utf8.index(before: rest.endIndex) : rest.endIndex)
            let next = end < rest.endIndex ? rest.utf8.index(after: end) : end
            return (rest[..<end], next)
        }
        let end = text.byteRange(of: " - ")?.lowerBound ?? text.endIndex
        return (text[..<end], end)
    }

    /// The text after the comparison, without the difference between two collections.
    private static func note(in text: Substring) -> String? {
        guard text.hasPrefix(" - ") else { return nil }
        let words = text.dropFirst(" - ".count)
        guard words.hasPrefix("inserted [") || words.hasPrefix("removed [") else {
            return String(words)
        }
        return words.byteRange(of: "] - ").map { String(words[$0.upperBound...]) }
    }

    private static func unquoted(_ value: Substring) -> Substring {
        let isText = value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        return isText ? value.dropFirst().dropLast() : value
    }
}
