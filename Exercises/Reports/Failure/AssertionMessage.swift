import SwiftSource

/// The message of an assertion, taken apart.
///
/// XCTest writes `XCTAssertEqual failed: ("2") is not equal to ("3") - what was done`. In the
/// official suites the first value is the actual one, and the second is the expected one.
struct AssertionMessage: Equatable {
    /// The text behind the values, which says what was done; the whole message where it can't be
    /// taken apart.
    let text: String
    var expected: String?
    var actual: String?

    init(_ message: String) {
        if let values = Self.values(of: message) {
            text = values.note
            actual = Self.readable(values.first)
            expected = Self.readable(values.second)
        } else if let value = Self.value(after: "XCTAssertNil failed: \"", in: message) {
            text = value.note
            actual = Self.readable(value.value)
            expected = "nil"
        } else if message.hasPrefix("failed - ") {
            text = String(message.dropFirst("failed - ".count))
        } else {
            text = message
        }
    }

    private static func values(
        of message: String
    ) -> (first: Substring, second: Substring, note: String)? {
        let start = "XCTAssertEqual failed: (\""
        guard message.hasPrefix(start) else { return nil }
        let values = message.dropFirst(start.count)
        guard let middle = values.byteRange(of: "\") is not equal to (\"") else { return nil }
        let first = values[..<middle.lowerBound]
        let rest = values[middle.upperBound...]
        if let end = rest.byteRange(of: "\") - ") {
            return (first, rest[..<end.lowerBound], String(rest[end.upperBound...]))
        }
        guard rest.hasSuffix("\")") else { return nil }
        return (first, rest.dropLast(2), "")
    }

    private static func value(
        after start: String, in message: String
    ) -> (value: Substring, note: String)? {
        guard message.hasPrefix(start) else { return nil }
        let rest = message.dropFirst(start.count)
        if let end = rest.byteRange(of: "\" - ") {
            return (rest[..<end.lowerBound], String(rest[end.upperBound...]))
        }
        return (rest.dropLast(), "")
    }

    /// The value with unusual spaces and invisible characters as Swift writes them: `\u{A0}`.
    private static func visible(_ value: String) -> String {
        // Values can be long, and few have such characters.
        guard value.utf8.contains(where: { $0 > 0x7F }) else { return value }
        var result = ""
        for scalar in value.unicodeScalars {
            let isSpace = scalar != " " && scalar.properties.generalCategory == .spaceSeparator
            let isHidden =
                isSpace || ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar)
            result +=
                isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : "\(scalar)"
        }
        return result
    }

    /// The value without `Optional(…)`, and in quotes where its ends couldn't be seen without them.
    static func readable(_ value: Substring) -> String {
        var value = value
        if value.hasPrefix("Optional("), value.hasSuffix(")") {
            value = value.dropFirst("Optional(".count).dropLast()
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = value.dropFirst().dropLast()
            }
        }
        let hasBareEnds = value.isEmpty || value.first == " " || value.last == " "
        return visible(hasBareEnds ? "\"\(value)\"" : String(value))
    }
}
