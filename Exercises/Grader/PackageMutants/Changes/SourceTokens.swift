import SwiftSource

/// The tokens of a Swift file, with matched brackets.
struct SourceTokens {
    /// The kinds of tokens. A `literal` is a part of a string literal, up to the next space.
    enum Kind { case word, literal, sign, operation, open, close }

    struct Token {
        let kind: Kind
        let text: String
        let range: Range<Int>
        let line: Int
        /// The index of the innermost opening bracket before this token that isn't closed yet.
        let parent: Int?
        /// The index of the other bracket of the pair, if this token is a bracket.
        var match: Int?
    }

    let text: SwiftText
    private(set) var all: [Token] = []

    init(_ source: [UInt8]) {
        text = SwiftText(source)
        let blanked = SwiftTextBlanker.blank(source)
        let literals = SwiftTextBlanker.blank(source, keepsLiterals: true)
        let code = zip(blanked, literals).map { $0 < $1 ? UInt8(ascii: "_") : $0 }
        var brackets: [Int] = []
        for token in CodeToken.all(in: code) {
            var range = token.range
            var kind = Self.kind(token)
            if code[range.lowerBound] != blanked[range.lowerBound] {
                kind = .literal
            } else if kind == .operation, let last = all.last, last.kind == kind,
                last.range.upperBound == range.lowerBound
            {
                // Signs that touch, such as the two of `==`, become one token.
                range = last.range.lowerBound..<range.upperBound
                all.removeLast()
            }
            let match = kind == .close ? brackets.popLast() : nil
            if let match { all[match].match = all.count }
            all.append(
                Token(
                    kind: kind, text: text.text(range), range: range, line: token.line,
                    parent: brackets.last, match: match))
            if kind == .open { brackets.append(all.count - 1) }
        }
    }

    private static func kind(_ token: CodeToken) -> Kind {
        if token.isWord { return .word }
        if "/=-+!*%<>&|^~?".utf8.contains(token.sign) { return .operation }
        if "([{".utf8.contains(token.sign) { return .open }
        return ")]}".utf8.contains(token.sign) ? .close : .sign
    }
}

extension SourceTokens {
    func text(_ index: Int) -> String { all.indices.contains(index) ? all[index].text : "" }

    /// The bytes from the first to the last of these tokens.
    func bytes(of range: ClosedRange<Int>) -> Range<Int> {
        all[range.lowerBound].range.lowerBound..<all[range.upperBound].range.upperBound
    }

    /// The texts of the tokens in a range, without those inside brackets.
    func topLevel(_ range: ClosedRange<Int>) -> [String] {
        all[range].filter { $0.parent == all[range.lowerBound].parent }.map(\.text)
    }

    /// Whether there is anything between a token and the one before it, such as a space.
    func hasSpaceBefore(_ index: Int) -> Bool {
        all[index - 1].range.upperBound < all[index].range.lowerBound
    }

    /// Whether a token is an operator with whitespace on both sides.
    func isBinary(_ index: Int) -> Bool {
        all[index].kind == .operation && index > 0 && index + 1 < all.count
            && hasSpaceBefore(index) && hasSpaceBefore(index + 1)
    }

    /// Whether a token is the first of a line that doesn't continue the expression in the previous
    /// line.
    private func startsLine(_ index: Int) -> Bool {
        let continues = isBinary(index - 1) || [",", "."].contains(all[index - 1].text)
        let isInLiteral = all[index].kind == .literal && all[index - 1].kind == .literal
        return all[index].line > all[index - 1].line && !continues && !isBinary(index)
            && !isInLiteral && !Self.continuations.contains(all[index].text)
    }

    private static let continuations = [
        ".", "?", ":", ",", "else", "catch", "where", "as", "is", ")", "]", "}",
    ]

    /// The index of the closing bracket if this token is an opening one; otherwise the index of the
    /// token itself.
    private func closing(_ index: Int) -> Int {
        all[index].kind == .open ? all[index].match ?? index : index
    }

    /// The index of the last token of the expression or statement that starts at this token.
    func end(from index: Int) -> Int {
        var last = closing(index)
        while last + 1 < all.count, all[last + 1].kind != .close,
            ![",", ";"].contains(all[last + 1].text), !startsLine(last + 1)
        {
            last = closing(last + 1)
        }
        return last
    }

    /// The conditions of an `if`, a `guard` or a `while`, which are separated by commas; empty for
    /// the `while` of a `repeat`.
    func clauses(of index: Int) -> [ClosedRange<Int>] {
        let isOfRepeat = text(index - 1) == "}" && all[index - 1].line == all[index].line
        if text(index) == "while" && isOfRepeat || text(index - 1) == "#" { return [] }
        let end = text(index) == "guard" ? "else" : "{"
        var result: [ClosedRange<Int>] = []
        var (start, place) = (index + 1, index + 1)
        while place < all.count, all[place].kind != .close {
            if [end, ","].contains(all[place].text), start < place {
                result.append(start...place - 1)
                start = place + 1
            }
            if all[place].text == end { return result }
            place = closing(place) + 1
        }
        return []
    }

    /// Whether this token is the first of a statement in braces.
    func startsStatement(_ index: Int) -> Bool {
        guard let parent = all[index].parent, all[parent].text == "{" else { return false }
        return index - 1 == parent || text(index - 1) == ";" || startsLine(index)
    }

    /// The tokens before an opening brace, from the keyword of its declaration or statement on.
    func header(of brace: Int) -> [String] {
        var result: [String] = []
        var index = brace - 1
        while index >= 0, all[index].parent == all[brace].parent,
            !["{", "}", ";"].contains(all[index].text)
        {
            result.append(all[index].text)
            if Self.headers.contains(all[index].text) { break }
            index = (all[index].match ?? index) - 1
        }
        return result.isEmpty ? [""] : result.reversed()
    }

    /// The headers of the braces around a token, from the innermost to the outermost.
    func headers(around index: Int) -> [[String]] {
        sequence(first: all[index].parent) { all[$0 ?? 0].parent }.prefix { $0 != nil }
            .compactMap { $0 }.filter { all[$0].text == "{" }.map(header)
    }

    static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
    static let statements: Set = [
        "if", "else", "for", "while", "guard", "switch", "do", "catch", "defer", "repeat", "init",
        "deinit", "set", "didSet", "willSet",
    ]
    private static let headers = types.union(statements).union(["func", "subscript", "var", "let"])
}
