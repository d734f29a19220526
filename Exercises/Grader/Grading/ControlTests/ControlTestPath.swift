import SwiftSource

/// The path that a function always takes when it runs to its end: the first words of its statements that are
/// not in a condition, a closure or parentheses.
///
/// A loop over a nonempty list literal is on the path.
struct ControlTestPath {
    private enum Brace { case closure, loop, other }

    private let source: Declarations
    private let body: Range<Int>
    private var index: Int
    /// The open braces, with the number of parentheses that were open around each.
    private var braces: [(brace: Brace, parentheses: Int)] = []
    private var parentheses = 0
    /// The word of a statement whose braces are still to come.
    private var statement: Int?

    init(_ source: Declarations, _ body: Range<Int>) {
        self.source = source
        self.body = body
        index = body.lowerBound - 1
    }

    /// Returns the place of the next word on the path; nil if there is none, or if the rest may be skipped.
    mutating func next() -> Int? {
        while index + 1 < body.upperBound {
            index += 1
            switch source.tokens[index].sign {
            case UInt8(ascii: "{"): open()
            case UInt8(ascii: "}"): parentheses = braces.popLast()?.parentheses ?? 0
            case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
            // Conditional compilation: only some systems compile what follows.
            case UInt8(ascii: "#") where parentheses == 0: return nil
            case 0:
                let isInClosure = braces.contains { $0.brace == .closure }
                if !isInClosure, !braces.isEmpty, isWord(Self.leaving), !isEndOfTest { return nil }
                guard parentheses == 0 else { continue }
                if isWord(Self.statements) {
                    statement = index
                } else if braces.allSatisfy({ $0.brace == .loop }) {
                    return index
                }
            default: break
            }
        }
        return nil
    }

    /// After these statements, the rest of a function or loop is skipped.
    private static let leaving = ["return", "break", "continue"]
    private static let statements = [
        "if", "guard", "else", "for", "while", "repeat", "switch", "do", "catch", "defer",
    ]

    /// Whether a `return` returns no value. A test that passes hasn't ended there, because it would have
    /// failed first.
    private var isEndOfTest: Bool {
        guard source.isWord("return", index), index + 1 < source.tokens.count,
            source.tokens[index + 1].sign == UInt8(ascii: "}")
        else { return false }
        let (end, next) = (source.tokens[index].range.upperBound, source.tokens[index + 1].range)
        return source.text.text(end..<next.lowerBound).allSatisfy(\.isWhitespace)
    }

    private func isWord(_ words: [String]) -> Bool { words.contains { source.isWord($0, index) } }

    private mutating func open() {
        let word = parentheses == 0 ? statement : nil
        let brace: Brace = word.map { isLoop(from: $0) ? .loop : .other } ?? .closure
        if word != nil { statement = nil }
        braces.append((brace, parentheses))
        parentheses = 0
    }

    /// Whether a loop iterates over a list literal: `for number in [1, 2] {`.
    private func isLoop(from place: Int) -> Bool {
        guard source.isWord("for", place),
            let list = (place..<index).first(where: { source.isWord("in", $0) }).map({ $0 + 1 }),
            source.tokens[list].sign == UInt8(ascii: "["),
            source.tokens[index - 1].sign == UInt8(ascii: "]")
        else { return false }
        let bytes = source.text.source
        let start = source.tokens[list].range.upperBound
        return bytes[start...].first { $0 > UInt8(ascii: " ") } != UInt8(ascii: "]")
    }
}
