/// Swift source with its comments and texts blanked out, so that braces and words can be found.
///
/// It works on bytes, since all that it looks for is ASCII and going through characters is slow.
package struct SwiftText: Sendable {
    /// The source itself, as UTF-8.
    package let source: [UInt8]
    /// As long as the source; a space for each byte of a comment or a string literal. What is
    /// interpolated in a literal is code.
    let code: [UInt8]

    package init(_ source: String) {
        self.source = Array(source.utf8)
        code = SwiftTextBlanker.blank(self.source)
    }

    /// A file that says it is Swift; what isn't UTF-8 in it is replaced.
    package init(_ file: [UInt8]) {
        self.init(String(decoding: file, as: UTF8.self))
    }

    /// The source with spaces for comments and string literals.
    package var codeText: String { String(decoding: code, as: UTF8.self) }

    /// What is left of the source without its comments and white space: the same for code that somebody
    /// has only written in another way.
    package static func bareCode(of source: [UInt8]) -> [UInt8] {
        SwiftTextBlanker.blank(source, keepsLiterals: true).filter { $0 > UInt8(ascii: " ") }
    }

    /// A part of the source.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The line that contains a byte, and its number, from 1.
    package func line(at place: Int) -> (number: Int, text: String) {
        let newline = UInt8(ascii: "\n")
        let start = source[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = source[place...].firstIndex(of: newline) ?? source.count
        return (source[..<start].count { $0 == newline } + 1, text(start..<end))
    }

    /// The places of a text in the source.
    package func places(of text: String) -> [Range<Int>] {
        let words = Array(text.utf8)
        guard let first = words.first, words.count <= source.count else { return [] }
        var result: [Range<Int>] = []
        for start in 0...(source.count - words.count) where source[start] == first {
            let range = start..<(start + words.count)
            if source[range].elementsEqual(words) { result.append(range) }
        }
        return result
    }
}

/// Blanks the comments and string literals of Swift source.
///
/// This isn't a parser: it knows only comments, literals and interpolations.
/// Each byte is looked at a few times at the most, and nothing nests in calls, whatever the source.
struct SwiftTextBlanker {
    /// What contains the current byte.
    private enum Context {
        /// A literal with this many `#` around it.
        case literal(hashes: Int, isMultiline: Bool)
        /// Code that is interpolated in a literal, with this many open parentheses.
        case interpolation(open: Int)
    }

    private let source: [UInt8]
    private let keepsLiterals: Bool
    private var result: [UInt8]
    private var contexts: [Context] = []
    private var index = 0

    /// As long as the source; a space for each byte of a comment or a literal, but for line ends.
    static func blank(_ source: [UInt8], keepsLiterals: Bool = false) -> [UInt8] {
        var blanker = SwiftTextBlanker(
            source: source, keepsLiterals: keepsLiterals, result: source)
        while blanker.index < source.count {
            if case .literal(let hashes, let isMultiline)? = blanker.contexts.last {
                blanker.stepInLiteral(hashes: hashes, isMultiline: isMultiline)
            } else {
                blanker.stepInCode()
            }
        }
        return blanker.result
    }

    private mutating func stepInLiteral(hashes: Int, isMultiline: Bool) {
        let byte = source[index]
        let quotes = isMultiline ? 3 : 1
        if byte == UInt8(ascii: "\""), has("\"", times: quotes, at: index),
            has("#", times: hashes, at: index + quotes)
        {
            contexts.removeLast()
            pass(quotes + hashes)
        } else if byte == UInt8(ascii: "\n"), !isMultiline {
            // A text of one line ends with it: the quote belonged to something else.
            contexts.removeLast()
        } else if byte == UInt8(ascii: "\\"), has("#", times: hashes, at: index + 1) {
            let isInterpolation = has("(", at: index + 1 + hashes)
            if isInterpolation { contexts.append(.interpolation(open: 1)) }
            pass(hashes + 2)
        } else {
            pass(1)
        }
    }

    private mutating func stepInCode() {
        switch source[index] {
        case UInt8(ascii: "/"):
            let length = lengthOfComment()
            if length > 0 { blank(length) } else { index += 1 }
        case UInt8(ascii: "\""): startLiteral(hashes: 0)
        case UInt8(ascii: "#"):
            let hashes = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
            if has("\"", at: index + hashes) {
                startLiteral(hashes: hashes)
            } else {
                index += hashes
            }
        case UInt8(ascii: "`"): passName()
        case UInt8(ascii: "("): addParenthesis(1)
        case UInt8(ascii: ")"): addParenthesis(-1)
        default: passPlainCode()
        }
    }

    /// Skips this byte, and the bytes after it that start nothing.
    private mutating func passPlainCode() {
        index = source.withUnsafeBytes { [index] bytes in
            var place = index + 1
            while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
            return place
        }
    }

    /// Whether a byte is none of `"#()/` and the backtick.
    private static func isPlain(_ byte: UInt8) -> Bool {
        // Each byte of a file is asked about, and numbers take the least time.
        byte > 0x2F
            ? byte != 0x60
            : byte != 0x2F && byte != 0x22 && byte != 0x23 && byte != 0x28 && byte != 0x29
    }

    /// Skips a name in backticks, which may contain nearly anything: all of it becomes one word.
    private mutating func passName() {
        let start = index + 1
        let end = source[start...].firstIndex { byte in
            byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n")
        }
        guard let end, source[end] == UInt8(ascii: "`") else {
            index += 1
            return
        }
        for place in start..<end where !CodeToken.isPartOfWord(source[place]) {
            result[place] = UInt8(ascii: "_")
        }
        index = end + 1
    }

    private mutating func startLiteral(hashes: Int) {
        let isMultiline = has("\"", times: 3, at: index + hashes)
        contexts.append(.literal(hashes: hashes, isMultiline: isMultiline))
        pass(hashes + (isMultiline ? 3 : 1))
    }

    private mutating func addParenthesis(_ number: Int) {
        guard case .interpolation(let open)? = contexts.last else {
            index += 1
            return
        }
        contexts.removeLast()
        guard open + number > 0 else { return pass(1) }
        contexts.append(.interpolation(open: open + number))
        index += 1
    }

    /// The length of the comment that starts here; 0 if none does.
    private func lengthOfComment() -> Int {
        if has("//", at: index) {
            return (source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count) - index
        }
        guard has("/*", at: index) else { return 0 }
        // Comments of this kind can stand in each other.
        var depth = 0
        var place = index
        while place < source.count {
            if has("/*", at: place) {
                depth += 1
                place += 2
            } else if has("*/", at: place) {
                depth -= 1
                place += 2
                if depth == 0 { break }
            } else {
                place += 1
            }
        }
        return place - index
    }

    /// Skips these bytes of a literal.
    private mutating func pass(_ count: Int) {
        if keepsLiterals { index += count } else { blank(count) }
    }

    /// Skips these bytes, and blanks them except for line ends.
    private mutating func blank(_ count: Int) {
        let end = min(index + count, source.count)
        result.withUnsafeMutableBytes { [index] bytes in
            var place = index
            while place < end {
                if bytes[place] != 0x0A { bytes[place] = 0x20 }
                place += 1
            }
        }
        index += count
    }

    private func has(_ text: StaticString, times: Int = 1, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length * times <= source.count else { return false }
        return (0..<length * times).allSatisfy { source[start + $0] == text.utf8Start[$0 % length] }
    }
}
