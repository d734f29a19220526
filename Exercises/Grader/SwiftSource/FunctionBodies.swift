/// What the functions of a source do, as text that is the same for code that is only written in another way.
package struct FunctionBodies {
    private let source: Declarations
    /// The source without its comments, each byte where it was.
    private let code: [UInt8]

    package init(_ source: Declarations) {
        self.source = source
        code = SwiftTextBlanker.blank(source.text.source, keepsLiterals: true)
    }

    /// The words, signs and literals of a function's body; none of one that has none.
    package func text(of function: Declaration) -> [String] { text(in: function.body) }

    /// The words, signs and literals behind the sign that begins something, up to its end.
    private func text(in range: Range<Int>?) -> [String] {
        guard let range, let first = range.first, first > 0 else { return [] }
        var parts: [String] = []
        var end = source.tokens[first - 1].range.upperBound
        for index in range {
            let token = source.tokens[index].range
            parts += literal(end..<token.lowerBound) + [source.word(index)]
            end = token.upperBound
        }
        if range.upperBound < source.tokens.count {
            parts += literal(end..<source.tokens[range.upperBound].range.lowerBound)
        }
        return parts
    }

    /// What stands between two tokens: a literal, or nothing but white space.
    private func literal(_ range: Range<Int>) -> [String] {
        let text = String(decoding: code[range], as: UTF8.self)
        let words = text.drop { $0.isWhitespace }
        let end = words.lastIndex { !$0.isWhitespace }
        return end.map { [String(words[...$0])] } ?? []
    }
}
