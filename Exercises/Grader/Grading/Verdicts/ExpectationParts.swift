/// The parts of a message of Swift Testing's about two values that were compared.
///
/// Swift Testing writes `Expectation failed: (results → ["a"]) == ["b"] - removed ["b"] - what was done`:
/// in parentheses what a side is and what it gave, and of a literal only itself.
struct ExpectationParts {
    /// The values of both sides; a text is without its quotation marks.
    let values: [Substring]
    /// What is so, in the words of XCTest.
    let relation: String
    /// The message without what stands behind the comparison.
    let statement: Substring
    /// The author's words; nil where there are none.
    let note: String?

    /// - Parameter message: The message; nil comes back for one that compares no two values.
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

    /// `(results → [])`, or a literal that something in parentheses is compared with.
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

    /// What stands behind the comparison, without what two lists differ in.
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
