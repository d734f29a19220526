import SwiftSource

/// Swift code, divided into parts that are shown in colours of their own, and the rest.
struct SwiftParts {
    /// The kind of a part, which is also the name of its style.
    enum Kind: String {
        case comment, literal, keyword, attribute
    }

    private let bytes: [UInt8]
    private let withoutComments: [UInt8]
    private let code: [UInt8]
    /// The parts in order; a part without a kind has no colour of its own.
    private(set) var all: [(kind: Kind?, words: String)] = []

    init(_ text: String) {
        let source = SwiftText(text)
        bytes = source.source
        withoutComments = Array(source.textWithoutComments.utf8)
        code = Array(source.codeText.utf8)
        var index = 0
        while index < bytes.count {
            let (kind, end) = part(at: index)
            all.append((kind, String(decoding: bytes[index..<end], as: UTF8.self)))
            index = end
        }
    }

    /// The kind of the part that begins here, and where the part ends.
    private func part(at start: Int) -> (Kind?, Int) {
        if let kind = blanked(start) {
            // A space looks the same in code and in a literal: the next byte decides.
            var end = start + 1
            while let next = bytes[end...].firstIndex(where: { $0 > UInt8(ascii: " ") }),
                blanked(next) == kind
            { end = next + 1 }
            return (kind, end)
        }
        let isSign = bytes[start] == UInt8(ascii: "@") || bytes[start] == UInt8(ascii: "#")
        let word = isSign ? start + 1 : start
        let end =
            bytes[word...].indices.first { !Self.isPartOfWord(bytes[$0]) || blanked($0) != nil }
            ?? bytes.count
        guard end > word else { return (nil, start + 1) }
        if isSign { return (.attribute, end) }
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isKeyword = Self.keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self))
        return (isKeyword && !isMember ? .keyword : nil, end)
    }

    /// Whether this byte belongs to a comment or a literal; nil where it is code or a space.
    private func blanked(_ index: Int) -> Kind? {
        if bytes[index] != withoutComments[index] { return .comment }
        return bytes[index] == code[index] ? nil : .literal
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        return isLetter || isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "async", "await", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "lazy", "let", "mutating", "nil", "nonisolated", "override", "package",
        "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self",
        "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true",
        "try", "typealias", "unowned", "var", "weak", "where", "while",
    ]
}
