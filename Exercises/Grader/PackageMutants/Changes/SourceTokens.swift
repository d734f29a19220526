import SwiftSource

/// The tokens of a Swift file, with matched brackets.
struct SourceTokens {
    enum Kind { case word, literal, sign, operation, open, close }

    struct Token {
        let kind: Kind
        let text: String
        let range: Range<Int>
        let line: Int
        /// The opening bracket around this token.
        let parent: Int?
        /// The other bracket of the pair.
        var match: Int?
    }

    let source: [UInt8]
    private(set) var all: [Token] = []
    /// The open brackets while reading.
    private var brackets: [Int] = []

    init(_ source: [UInt8]) {
        self.source = source
        let code = SwiftTextBlanker.blank(source)
        let withLiterals = SwiftTextBlanker.blank(source, keepsLiterals: true)
        let space = UInt8(ascii: " ")
        var line = 1
        var index = 0
        while index < source.count {
            var end = index + 1
            if source[index] == UInt8(ascii: "\n") {
                line += 1
            } else if withLiterals[index] > space, code[index] == space {
                while end < source.count, withLiterals[end] > space, code[end] == space { end += 1 }
                addLiteral(index..<end, line: line)
            } else if code[index] > space {
                let kind = Self.kind(code, at: index, end: &end)
                add(kind, index..<end, line: line)
            }
            index = end
        }
    }

    /// The kind of the token at a place, and where it ends.
    private static func kind(_ code: [UInt8], at index: Int, end: inout Int) -> Kind {
        let byte = code[index]
        let isWord = { (byte: UInt8) in CodeToken.isPartOfWord(byte) || byte == UInt8(ascii: "$") }
        let isSign = { (byte: UInt8) in "/=-+!*%<>&|^~?".utf8.contains(byte) }
        if isWord(byte) {
            while end < code.count, isWord(code[end]) { end += 1 }
            return .word
        }
        if byte == UInt8(ascii: "."), end + 1 < code.count, code[end] == byte,
            [byte, UInt8(ascii: "<")].contains(code[end + 1])
        {
            end += 2
            return .operation
        }
        if isSign(byte) {
            while end < code.count, isSign(code[end]) { end += 1 }
            return .operation
        }
        if "([{".utf8.contains(byte) { return .open }
        return ")]}".utf8.contains(byte) ? .close : .sign
    }

    /// Adds a part of a string literal, whose interpolations are brackets.
    private mutating func addLiteral(_ range: Range<Int>, line: Int) {
        var range = range
        if source[range.lowerBound] == UInt8(ascii: ")"), let open = brackets.last,
            all[open].text.hasSuffix("\\(") || all[open].text.hasSuffix("#(")
        {
            add(.close, range.lowerBound..<range.lowerBound + 1, line: line)
            range = range.lowerBound + 1..<range.upperBound
        }
        guard !range.isEmpty else { return }
        let text = String(decoding: source[range], as: UTF8.self)
        let isOpen = text.hasSuffix("\\(") || text.hasSuffix("\\#(")
        add(isOpen ? .open : .literal, range, line: line)
    }

    private mutating func add(_ kind: Kind, _ range: Range<Int>, line: Int) {
        let text = String(decoding: source[range], as: UTF8.self)
        var match: Int?
        if kind == .close {
            match = brackets.popLast()
            // An interpolation that wasn't one has no end of its own.
            while let open = match, text != ")", all[open].text.hasSuffix("(") {
                match = brackets.popLast()
            }
            if let match { all[match].match = all.count }
        }
        all.append(
            Token(
                kind: kind, text: text, range: range, line: line, parent: brackets.last,
                match: match))
        if kind == .open { brackets.append(all.count - 1) }
    }
}

extension SourceTokens {
    func text(_ index: Int) -> String { all.indices.contains(index) ? all[index].text : "" }

    func text(of range: ClosedRange<Int>) -> String {
        String(decoding: source[bytes(of: range)], as: UTF8.self)
    }

    /// The bytes from the first to the last of these tokens.
    func bytes(of range: ClosedRange<Int>) -> Range<Int> {
        all[range.lowerBound].range.lowerBound..<all[range.upperBound].range.upperBound
    }

    /// The number of a byte in its line, from 1.
    func column(of byte: Int) -> Int {
        byte - (source[..<byte].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    }

    /// The texts of a range that aren't in brackets.
    func topLevel(_ range: ClosedRange<Int>) -> [String] {
        all[range].filter { $0.parent == all[range.lowerBound].parent }.map(\.text)
    }

    func words(inLineOf index: Int) -> [String] {
        let isInLine = { (token: Token) in token.line == all[index].line }
        return
            (all[..<index].reversed().prefix(while: isInLine)
            + all[index...].prefix(while: isInLine))
            .map(\.text)
    }

    /// Whether there is whitespace on both sides of an operator.
    func isBinary(_ index: Int) -> Bool {
        guard all[index].kind == .operation, index > 0, index + 1 < all.count else { return false }
        return all[index - 1].range.upperBound < all[index].range.lowerBound
            && all[index].range.upperBound < all[index + 1].range.lowerBound
    }

    /// Whether the expression that includes a token continues in the next line.
    private func continues(after index: Int) -> Bool {
        isBinary(index) || [",", "."].contains(all[index].text)
    }

    /// Whether a token that begins a line continues the expression of the line before.
    private func isContinuation(_ index: Int) -> Bool {
        [".", "?", ":", ",", "else", "catch", "where", "as", "is"].contains(all[index].text)
            || all[index].kind == .close || isBinary(index)
    }

    /// Whether a token begins a line that doesn't continue an expression.
    private func startsLine(_ index: Int) -> Bool {
        all[index].line > all[index - 1].line && !continues(after: index - 1)
            && !isContinuation(index)
    }

    /// The last token of the expression or statement that begins at a token.
    func end(from index: Int, before isEnd: (Int) -> Bool = { _ in false }) -> Int {
        var last = index
        while true {
            last = all[last].kind == .open ? all[last].match ?? last : last
            let next = last + 1
            guard next < all.count, all[next].kind != .close, ![",", ";"].contains(all[next].text),
                !startsLine(next), !isEnd(next)
            else { return last }
            last = next
        }
    }

    /// Whether a statement begins at a token in braces.
    func startsStatement(_ index: Int) -> Bool {
        guard let parent = all[index].parent, all[parent].text == "{" else { return false }
        let before = index - 1
        if before == parent || text(before) == ";" { return true }
        guard ["in", ":"].contains(text(before)) else { return startsLine(index) }
        let line = all[parent..<index].filter { $0.line == all[before].line && $0.parent == parent }
        return text(before) == "in"
            ? !line.contains { $0.text == "for" } : ["case", "default"].contains(line.first?.text)
    }

    /// The tokens before an opening brace, from the keyword of its declaration or statement.
    func header(of brace: Int) -> [String] {
        var result: [String] = []
        var index = brace - 1
        while index >= 0, all[index].parent == all[brace].parent,
            !["{", "}", ";"].contains(all[index].text)
        {
            result.append(all[index].text)
            let isKeyword = Self.types.union(Self.statements).union(Self.members).contains(
                all[index].text)
            if isKeyword { break }
            index = (all[index].match ?? index) - 1
        }
        return result.reversed()
    }

    /// The innermost opening brace around a token.
    func brace(around index: Int) -> Int? {
        var parent = all[index].parent
        while let place = parent, all[place].text != "{" { parent = all[place].parent }
        return parent
    }

    static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
    private static let members: Set = ["func", "subscript", "var", "let"]
    static let statements: Set = [
        "if", "else", "for", "while", "guard", "switch", "do", "catch", "defer", "repeat", "init",
        "deinit", "set",
        "didSet", "willSet",
    ]
}
