import Grading

/// An official test's assertion message, taken apart: what was done, the expected value, and the actual
/// value.
///
/// In the official suites the first value is the actual one, and the second is the expected one.
struct OfficialAssertion: Equatable {
    /// What was done; the whole message if it can't be taken apart.
    let text: String
    var expected: String?
    var actual: String?

    init(_ message: String) {
        let parts = AssertionParts(message)
        if message.hasPrefix("XCTAssertEqual failed: "), parts.relation != nil,
            parts.accuracy == nil
        {
            text = parts.note ?? ""
            let values = Self.readable(parts.values)
            (actual, expected) = (values[0], values[1])
        } else if message.hasPrefix("XCTAssertNil failed: "), !parts.values.isEmpty {
            text = parts.note ?? ""
            actual = Self.readable(parts.values)[0]
            expected = "nil"
        } else if message.hasPrefix("failed - ") {
            text = String(message.dropFirst("failed - ".count))
        } else {
            text = message
        }
    }

    /// The value with unusual spaces and invisible characters escaped as in Swift: `\u{A0}`.
    private static func visible(_ value: String) -> String {
        // Values can be long, and few contain such characters.
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

    /// The values without `Optional(…)`. If the ends of one would otherwise be invisible, all texts are in
    /// quotes.
    static func readable(_ values: [Substring]) -> [String] {
        let plain = values.map(AssertionParts.unwrapped)
        let areQuoted = plain.contains { $0.isEmpty || $0.first == " " || $0.last == " " }
        return plain.map { visible(areQuoted && $0 != "nil" ? "\"\($0)\"" : String($0)) }
    }
}
