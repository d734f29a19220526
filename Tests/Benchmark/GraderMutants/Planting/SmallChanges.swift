import Foundation
import SwiftSource

/// A small change to Swift code that most likely makes it wrong, such as `<=` in the place of `<`.
struct SmallChange: Sendable, Equatable {
    /// The line of the source that is changed, from 1.
    let line: Int
    /// That line without the space around it.
    let code: String
    /// What is done, for example `'<' becomes '<='`.
    let change: String
    /// Text that is in the source once, and what to put there.
    let find: String
    let replace: String
}

/// Finds the usual places for small changes: relations, logic, arithmetic, numbers, calls that go, and
/// references that are no longer weak.
///
/// They are the mutation operators that the literature has found to be enough (Offutt and others,
/// 1996: relational, logical, arithmetic, and the removal of statements). It reads signs, not Swift: a
/// change may not compile.
struct SmallChanges {
    private let text: SwiftText
    private let declarations: Declarations
    private let code: String

    init(in source: String) {
        text = SwiftText(source)
        declarations = Declarations(text)
        code = text.codeText
    }

    /// The changes in the order of the source.
    func all() -> [SmallChange] {
        let places = operators() + numbers() + calls() + weakReferences() + negations()
        return places.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap(change)
    }

    /// A change of these bytes of the source.
    private struct Place {
        let range: Range<Int>
        let replacement: String
        let change: String
    }

    private static let opposites: [(String, String)] = [
        ("<", "<="), ("<=", "<"), (">", ">="), (">=", ">"), ("==", "!="), ("!=", "=="),
        ("&&", "||"), ("||", "&&"), ("+", "-"), ("-", "+"), ("*", "/"), ("/", "*"), ("%", "*"),
        ("+=", "-="), ("-=", "+="),
    ]

    /// Operators with a space on both sides, as the formatter writes those between two values, and
    /// ranges.
    private func operators() -> [Place] {
        Self.opposites.flatMap { sign, other in
            matches(of: " \(sign) ").map { range in
                Place(
                    range: range.lowerBound + 1..<range.upperBound - 1, replacement: other,
                    change: "'\(sign)' becomes '\(other)'")
            }
        }
            + matches(of: "..<").map {
                Place(range: $0, replacement: "...", change: "'..<' becomes '...'")
            }
    }

    /// Whole numbers, and the two truth values.
    private func numbers() -> [Place] {
        code.matches(of: #/\b(true|false|[0-9][0-9_]*)\b(?!\.[0-9])/#).compactMap { match in
            let word = String(match.1)
            let replacement =
                switch word {
                case "true": "false"
                case "false": "true"
                default: String((Int(word.replacing("_", with: "")) ?? 0) + 1)
                }
            let range = offsets(match.range)
            // `$0` is a name, and `x.0` a part.
            if range.lowerBound > 0, "$.".utf8.contains(text.source[range.lowerBound - 1]) {
                return nil
            }
            return Place(
                range: range, replacement: replacement,
                change: "'\(word)' becomes '\(replacement)'")
        }
    }

    /// Statements that are a call, on a line of their own or as a closure's only one.
    private func calls() -> [Place] {
        let whole = #/(?m)^[ \t]+([A-Za-z_][\w.?!]*\([^\n{}]*\))[ \t]*$/#
        let only = #/\{ (?:\[weak \w+\] )?(?:\w+ )?(?:in )?([a-z_][\w.?!]*\([^\n{}]*\)) \}/#
        return (code.matches(of: whole).map(\.1) + code.matches(of: only).map(\.1)).compactMap {
            call in
            let range = offsets(call.startIndex..<call.endIndex)
            let isWhole = call.count { $0 == "(" } == call.count { $0 == ")" }
            guard isWhole, !call.hasPrefix("super."), !call.hasPrefix("self.init") else {
                return nil
            }
            return Place(
                range: range, replacement: "()", change: "'\(text.text(range))' is gone")
        }
    }

    /// A closure that holds weakly comes to hold strongly, with the same type, and so does a property.
    private func weakReferences() -> [Place] {
        code.matches(of: #/\[weak (\w+)\]/#).map { match in
            Place(
                range: offsets(match.range), replacement: "[\(match.1) = Optional(\(match.1))]",
                change: "'[weak \(match.1)]' holds strongly")
        }
            + code.matches(of: #/weak (?=var (\w+): )/#).map { match in
                Place(
                    range: offsets(match.range), replacement: "",
                    change: "'weak var \(match.1)' holds strongly")
            }
    }

    private func negations() -> [Place] {
        code.matches(of: #/[ (]!(?=[A-Za-z_(])/#).map { match in
            let end = offsets(match.range).upperBound
            return Place(range: end - 1..<end, replacement: "", change: "'!' is gone")
        }
    }

    private func matches(of sign: String) -> [Range<Int>] {
        let words = Array(sign.utf8)
        let bytes = Array(code.utf8)
        guard bytes.count >= words.count else { return [] }
        return (0...bytes.count - words.count).map { $0..<$0 + words.count }
            .filter { bytes[$0].elementsEqual(words) }
    }

    private func offsets(_ range: Range<String.Index>) -> Range<Int> {
        code.utf8.distance(
            from: code.startIndex, to: range.lowerBound)..<code.utf8.distance(
                from: code.startIndex, to: range.upperBound)
    }

    /// The change with as much text around it as makes it the only one; nil where it can't be made in
    /// a body, in a property's initial value or in a weak property, or where another body is the same
    /// from end to end.
    private func change(_ place: Place) -> SmallChange? {
        let body = MemberBody.enclosing(place.range, in: declarations)?.range
        let declaration =
            InitialValue.enclosing(place.range, in: declarations)?.declaration
            ?? WeakProperty.enclosing(place.range, in: declarations)?.declaration
        guard let bounds = body ?? declaration else { return nil }
        var range = declaration ?? place.range
        while text.places(of: text.text(range)).count != 1, range != bounds {
            range =
                range.upperBound < bounds.upperBound
                ? range.lowerBound..<range.upperBound + 1
                : range.lowerBound - 1..<range.upperBound
        }
        guard text.places(of: text.text(range)).count == 1 else { return nil }
        let before = text.source[..<place.range.lowerBound]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = text.source[start...].prefix { $0 != UInt8(ascii: "\n") }
        return SmallChange(
            line: 1 + before.count { $0 == UInt8(ascii: "\n") },
            code: String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces),
            change: place.change, find: text.text(range),
            replace: text.text(range.lowerBound..<place.range.lowerBound) + place.replacement
                + text.text(place.range.upperBound..<range.upperBound))
    }
}
