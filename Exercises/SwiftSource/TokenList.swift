/// The tokens of a source file, and the words that they are.
struct TokenList {
    let text: SwiftText
    let all: [CodeToken]

    init(_ text: SwiftText) {
        self.text = text
        all = CodeToken.all(in: text)
    }

    subscript(index: Int) -> CodeToken { all[index] }

    func word(_ index: Int) -> String { text.text(all[index].range) }

    /// The name at a place, which may stand in backticks.
    func name(at index: Int) -> String? {
        if isSign("`", index) { return isWord(index + 1) ? word(index + 1) : nil }
        return isWord(index) ? word(index) : nil
    }

    func textOfWord(_ index: Int) -> String { isWord(index) ? word(index) : "" }

    func isWord(_ index: Int) -> Bool { index < all.count && all[index].isWord }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        all.indices.contains(index) && all[index].sign == UInt8(ascii: sign)
    }

    /// Whether nothing stands between a token and the one before it.
    func touches(_ index: Int) -> Bool {
        all[index].range.lowerBound == all[index - 1].range.upperBound
    }
}
