/// Swift source, and a copy with its comments and strings replaced by spaces, so that braces and
/// words can be found.
///
/// Both consist of bytes, because everything that is searched for is ASCII, and iterating over
/// characters is slow.
package struct SwiftText: Sendable {
    /// The source itself, as UTF-8.
    package let source: [UInt8]
    /// The code. It is as long as the source, but has a space for each byte of a comment or a
    /// string literal. Interpolated expressions are code.
    let code: [UInt8]

    package init(_ source: String) {
        self.source = Array(source.utf8)
        code = SwiftTextBlanker.blank(self.source)
    }

    /// Creates the text of a Swift file; invalid UTF-8 is replaced.
    package init(_ file: [UInt8]) {
        self.init(String(decoding: file, as: UTF8.self))
    }

    /// The source with spaces for comments and string literals.
    package var codeText: String { String(decoding: code, as: UTF8.self) }

    /// The code of a source without comments and whitespace. It stays the same if only the
    /// formatting changes.
    package static func bareCode(of source: [UInt8]) -> [UInt8] {
        SwiftTextBlanker.blank(source, keepsLiterals: true).filter { $0 > UInt8(ascii: " ") }
    }

    /// A part of the source.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The bytes of the line that contains a byte, without its newline.
    package func lineRange(at place: Int) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = source[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return start..<(source[place...].firstIndex(of: newline) ?? source.count)
    }

    /// The occurrences of a text in the source.
    package func places(of text: String) -> [Range<Int>] {
        let words = Array(text.utf8)
        var places: [Range<Int>] = []
        var start = 0
        while let place = ByteSearch.place(of: words, in: source[start...]) {
            places.append(place..<place + words.count)
            start = place + 1
        }
        return places
    }
}

/// Replaces the comments and string literals of Swift source by spaces.
///
/// This type isn't a full parser: it knows only comments, literals and interpolations. It examines
/// each byte at most a few times and doesn't recurse, whatever the source contains.
package struct SwiftTextBlanker {
    /// The construct that contains the current byte.
    private enum Context {
        /// A literal surrounded by this many `#`.
        case literal(hashes: Int, isMultiline: Bool)
        /// An expression interpolated in a literal, with this many open parentheses.
        case interpolation(open: Int)
    }

    private let source: [UInt8]
    private let keepsLiterals: Bool
    private var result: [UInt8]
    private var contexts: [Context] = []
    private var index = 0

    /// Returns a text as long as the source, with a space for each byte of a comment or a literal,
    /// except newlines.
    package static func blank(_ source: [UInt8], keepsLiterals: Bool = false) -> [UInt8] {
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
            // A single-line string can't continue on the next line, so its quotation mark wasn't
            // the start of a string.
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
        default: index += 1
        }
    }

    /// Skips a name in backticks, which may contain nearly anything. The name counts as one word.
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

    /// The length of the comment that starts here; 0 if there is none.
    private func lengthOfComment() -> Int {
        if has("//", at: index) {
            return (source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count) - index
        }
        guard has("/*", at: index) else { return 0 }
        // A comment that starts with `/*` can contain others.
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

    /// Skips this many bytes of a literal.
    private mutating func pass(_ count: Int) {
        if keepsLiterals { index += count } else { blank(count) }
    }

    /// Skips this many bytes, and replaces them by spaces except for newlines.
    private mutating func blank(_ count: Int) {
        for place in index..<min(index + count, source.count)
        where result[place] != UInt8(ascii: "\n") {
            result[place] = UInt8(ascii: " ")
        }
        index += count
    }

    private func has(_ text: StaticString, times: Int = 1, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length * times <= source.count else { return false }
        return (0..<length * times).allSatisfy { source[start + $0] == text.utf8Start[$0 % length] }
    }
}
