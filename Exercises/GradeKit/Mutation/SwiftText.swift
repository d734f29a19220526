/// Swift source with its comments and texts blanked out, so that braces and words can be found.
///
/// This is no parser: it knows comments, string literals and nothing else. It works on bytes, since
/// all that it looks for is ASCII and going through characters is slow.
struct SwiftText {
    /// The source itself, as UTF-8.
    let source: [UInt8]
    /// As long as the source; a space for each byte of a comment or a string literal.
    let code: [UInt8]

    init(_ source: String) {
        self.source = Array(source.utf8)
        code = Self.blank(self.source)
    }

    /// The source with spaces for comments and string literals.
    var codeText: String { String(decoding: code, as: UTF8.self) }

    /// A part of the source.
    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The places of a text in the source.
    func places(of text: String) -> [Range<Int>] {
        let words = Array(text.utf8)
        guard let first = words.first, words.count <= source.count else { return [] }
        var result: [Range<Int>] = []
        for start in 0...(source.count - words.count) where source[start] == first {
            let range = start..<(start + words.count)
            if source[range].elementsEqual(words) { result.append(range) }
        }
        return result
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let slash = UInt8(ascii: "/")
    private static let hash = UInt8(ascii: "#")

    private static func blank(_ source: [UInt8]) -> [UInt8] {
        var result = source
        var index = 0
        while index < source.count {
            var end = index
            let byte = source[index]
            if byte == slash {
                end = endOfComment(in: source, from: index)
            } else if byte == quote || byte == hash {
                end = endOfLiteral(in: source, from: index)
            }
            for place in index..<end where source[place] != newline {
                result[place] = UInt8(ascii: " ")
            }
            index = max(end, index + 1)
        }
        return result
    }

    /// Where the comment that begins here ends; here where none begins.
    private static func endOfComment(in source: [UInt8], from start: Int) -> Int {
        if has("//", at: start, in: source) {
            return source[start...].firstIndex(of: newline) ?? source.count
        }
        guard has("/*", at: start, in: source) else { return start }
        // Comments of this kind can stand in each other.
        var depth = 0
        var index = start
        while index < source.count {
            if has("/*", at: index, in: source) {
                depth += 1
                index += 2
            } else if has("*/", at: index, in: source) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return source.count
    }

    /// Where the string literal that begins here ends; here where none begins.
    private static func endOfLiteral(in source: [UInt8], from start: Int) -> Int {
        var open = start
        while open < source.count, source[open] == hash { open += 1 }
        guard open < source.count, source[open] == quote else { return start }
        let hashes = open - start
        let mark = has("\"\"\"", at: open, in: source) ? "\"\"\"" : "\""
        let close = mark + String(repeating: "#", count: hashes)
        var index = open + mark.utf8.count
        while index < source.count {
            if source[index] == quote, has(close, at: index, in: source) {
                return index + close.utf8.count
            }
            // A text of one line ends with it: this quote belonged to something else.
            if mark == "\"", source[index] == newline { return index }
            index += hashes == 0 && source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return source.count
    }

    private static func has(_ text: String, at index: Int, in source: [UInt8]) -> Bool {
        var index = index
        for byte in text.utf8 {
            guard index < source.count, source[index] == byte else { return false }
            index += 1
        }
        return true
    }
}
