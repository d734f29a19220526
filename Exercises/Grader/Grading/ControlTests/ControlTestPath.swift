import SwiftSource

/// The way that a function takes whenever it comes to its end: the words of its statements that stand in
/// no condition, in no closure and in no parentheses.
///
/// A loop over a list that is written there, and isn't empty, is on the way.
struct ControlTestPath {
    private enum Brace { case closure, loop, other }

    private let source: Declarations
    private let body: Range<Int>
    private var index: Int
    /// The braces that are open, and how many parentheses were open around each.
    private var braces: [(brace: Brace, parentheses: Int)] = []
    private var parentheses = 0
    /// The word of a statement whose braces are still to come.
    private var statement: Int?

    init(_ source: Declarations, _ body: Range<Int>) {
        self.source = source
        self.body = body
        index = body.lowerBound - 1
    }

    /// The place of the next word on the way; nil where there is none, or what follows may be left out.
    mutating func next() -> Int? {
        while index + 1 < body.upperBound {
            index += 1
            switch source.tokens[index].sign {
            case UInt8(ascii: "{"): open()
            case UInt8(ascii: "}"): parentheses = braces.popLast()?.parentheses ?? 0
            case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
            // What only some systems compile.
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

    /// Behind these, the rest of a function or a loop is left out.
    private static let leaving = ["return", "break", "continue"]
    private static let statements = [
        "if", "guard", "else", "for", "while", "repeat", "switch", "do", "catch", "defer",
    ]

    /// Whether a `return` hands nothing over: a test that passes hasn't ended there, since it would have
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

    /// Whether a loop goes through a list that is written there: `for number in [1, 2] {`.
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
