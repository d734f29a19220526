/// The tokens of a source file, with access to their words.
package struct TokenList: Sendable {
    package let text: SwiftText
    package let all: [CodeToken]

    package init(_ text: SwiftText) {
        self.text = text
        all = CodeToken.all(in: text.code)
    }

    subscript(index: Int) -> CodeToken { all[index] }

    /// The tokens that are words, which are names, keywords and numbers.
    package var words: [CodeToken] { all.filter(\.isWord) }

    package func text(of token: CodeToken) -> String { text.text(token.range) }

    /// The text of the token at an index.
    func word(_ index: Int) -> String { text.text(all[index].range) }

    /// The name at an index, which may be in backticks; nil if there is none.
    func name(at index: Int) -> String? {
        let place = placeOfName(at: index)
        return isWord(place) ? word(place) : nil
    }

    /// The index of the name's token, which comes after the backtick if there is one.
    func placeOfName(at index: Int) -> Int { isSign("`", index) ? index + 1 : index }

    /// The index of the token after the name at an index.
    func end(ofNameAt index: Int) -> Int { isSign("`", index) ? index + 3 : index + 1 }

    func textOfWord(_ index: Int) -> String { isWord(index) ? word(index) : "" }

    func isWord(_ index: Int) -> Bool { index < all.count && all[index].isWord }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        all.indices.contains(index) && all[index].sign == UInt8(ascii: sign)
    }

    func isArrow(_ index: Int) -> Bool { isSign("-", index) && isSign(">", index + 1) }

    /// Whether `Void` or `()` is at an index.
    func isVoid(_ index: Int) -> Bool {
        textOfWord(index) == "Void" || isSign("(", index) && isSign(")", index + 1)
    }

    /// The line where the innermost loop around a line starts, counted from 1; nil if there is
    /// none.
    ///
    /// A `while` or `repeat` loop is preferred even if a `for` loop is inside it, because a `for`
    /// loop ends by itself.
    package func startOfLoop(around line: Int) -> Int? {
        var innermostFor: Int?
        // The number of blocks that end between the current token and the given line.
        var ended = 0
        for index in all.indices.reversed() where all[index].line <= line {
            // The line with a loop's closing brace belongs to the loop.
            let isItsEnd = all[index].line == line && (index == 0 || all[index - 1].line < line)
            if isSign("}", index), !isItsEnd { ended += 1 }
            guard isSign("{", index) else { continue }
            ended -= 1
            guard ended < 0 else { continue }
            ended = 0
            let start = all[index].line
            let words = (max(0, index - Self.maximumHeader)..<index).filter {
                all[$0].line == start
            }.map(textOfWord)
            // Loops outside of this function don't count.
            if words.contains("func") || words.contains("init") { return innermostFor }
            if words.contains("while") || words.contains("repeat") { return start }
            if words.contains("for") { innermostFor = innermostFor ?? start }
        }
        return innermostFor
    }

    /// The maximum number of tokens before a loop's brace that are examined.
    private static let maximumHeader = 200

    /// Whether there is no space between a token and the one before it.
    func touches(_ index: Int) -> Bool {
        all[index].range.lowerBound == all[index - 1].range.upperBound
    }
}
