/// Swift source with its comments and texts blanked out, so that braces and words can be found.
///
/// This is no parser: it knows comments, string literals and nothing else.
struct SwiftText {
    /// The source itself.
    let source: [Character]
    /// As long as the source; a space for each character of a comment or a string literal.
    let code: [Character]

    init(_ source: String) {
        self.source = Array(source)
        code = Self.blank(self.source)
    }

    /// The first place of the text in the source, and how many there are.
    func places(of text: String) -> [Range<Int>] {
        let words = Array(text)
        guard !words.isEmpty, words.count <= source.count else { return [] }
        return (0...(source.count - words.count)).filter { source[$0] == words[0] }
            .filter { Array(source[$0..<($0 + words.count)]) == words }
            .map { $0..<($0 + words.count) }
    }

    /// The number of the line, from 1, in which a place is.
    func line(at index: Int) -> Int {
        1 + source[..<index].count { $0.isNewline }
    }

    private static func blank(_ source: [Character]) -> [Character] {
        var result = source
        var index = 0
        while index < source.count {
            let end = endOfBlank(in: source, from: index)
            for place in index..<end where !source[place].isNewline { result[place] = " " }
            index = max(end, index + 1)
        }
        return result
    }

    /// Where the comment or string literal that begins here ends; here where none begins.
    private static func endOfBlank(in source: [Character], from start: Int) -> Int {
        func has(_ text: String, at index: Int) -> Bool {
            index + text.count <= source.count
                && zip(text, source[index...]).allSatisfy { $0 == $1 }
        }
        func end(after text: String, from index: Int, escapes: Bool) -> Int {
            var index = index
            while index < source.count {
                if has(text, at: index) { return index + text.count }
                index += escapes && source[index] == "\\" ? 2 : 1
            }
            return source.count
        }
        if has("//", at: start) {
            return source[start...].firstIndex(where: \.isNewline) ?? source.count
        }
        if has("/*", at: start) { return end(after: "*/", from: start + 2, escapes: false) }
        let hashes = source[start...].prefix { $0 == "#" }.count
        let quote = start + hashes
        guard has("\"", at: quote) else { return start }
        let mark = has("\"\"\"", at: quote) ? "\"\"\"" : "\""
        let close = mark + String(repeating: "#", count: hashes)
        return end(after: close, from: quote + mark.count, escapes: hashes == 0)
    }
}
