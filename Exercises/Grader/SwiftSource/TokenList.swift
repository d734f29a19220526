/// The tokens of a source file, with access to their words.
package struct TokenList: Sendable {
    package let text: SwiftText
    package let all: [CodeToken]

    package init(_ text: SwiftText) {
        self.text = text
        all = CodeToken.all(in: text)
    }

    subscript(index: Int) -> CodeToken { all[index] }

    /// The tokens that are words: names, keywords and numbers.
    package var words: [CodeToken] { all.filter(\.isWord) }

    package func text(of token: CodeToken) -> String { text.text(token.range) }

    /// The text of the token at a place.
    func word(_ index: Int) -> String { text.text(all[index].range) }

    /// The name at a place, which may be in backticks.
    func name(at index: Int) -> String? {
        let place = placeOfName(at: index)
        return isWord(place) ? word(place) : nil
    }

    /// The token of the name at a place, without a backtick before it.
    func placeOfName(at index: Int) -> Int { isSign("`", index) ? index + 1 : index }

    /// The token after the name at a place.
    func end(ofNameAt index: Int) -> Int { isSign("`", index) ? index + 3 : index + 1 }

    func textOfWord(_ index: Int) -> String { isWord(index) ? word(index) : "" }

    func isWord(_ index: Int) -> Bool { index < all.count && all[index].isWord }

    /// The token after the number at a place; a string literal has no token.
    func end(ofNumberAt index: Int) -> Int {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var place = isSign("-", index) ? index + 1 : index
        while isWord(place), digits.contains(text.source[all[place].range.lowerBound]) {
            place += isSign(".", place + 1) ? 2 : 1
        }
        return place
    }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        all.indices.contains(index) && all[index].sign == UInt8(ascii: sign)
    }

    func isArrow(_ index: Int) -> Bool { isSign("-", index) && isSign(">", index + 1) }

    /// Whether `Void` or `()` is at a place.
    func isVoid(_ index: Int) -> Bool {
        textOfWord(index) == "Void" || isSign("(", index) && isSign(")", index + 1)
    }

    /// Whether there is no space between a token and the one before it.
    func touches(_ index: Int) -> Bool {
        all[index].range.lowerBound == all[index - 1].range.upperBound
    }
}
