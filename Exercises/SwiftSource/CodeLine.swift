/// What a line of code tells somebody who looks for tests: its first type, its first function, …
struct CodeLine {
    /// The beginning of a type's or an extension's declaration.
    struct TypeHead {
        let name: String
        let isExtension: Bool
        /// Whether it names what the type inherits from.
        var hasParents = false
        fileprivate var isOver = false
    }

    /// A function that takes nothing.
    struct Function {
        let name: String
        /// What stands before it on its line.
        let attributes: Attributes
        var returnsValue = false
    }

    /// The words of a declaration that tell tests from other code.
    struct Attributes {
        var hasTest = false
        var hasSuite = false
        /// Whether it overrides something, or belongs to the type itself.
        var hasModifier = false

        mutating func add(_ other: Attributes) {
            hasTest = hasTest || other.hasTest
            hasSuite = hasSuite || other.hasSuite
            hasModifier = hasModifier || other.hasModifier
        }
    }

    /// From 1.
    let number: Int
    private(set) var type: TypeHead?
    private(set) var function: Function?
    private(set) var attributes = Attributes()
    /// Whether a brace opens in it.
    private(set) var opens = false
    /// How many more braces open than close.
    private(set) var depth = 0
    /// Whether it is more than attributes of what is declared below it.
    private(set) var endsAttributes = false

    /// The lines of a source that have any code.
    static func forEach(
        in text: SwiftText, _ tokens: [CodeToken], _ body: (CodeLine) -> Void
    ) {
        var start = 0
        while start < tokens.count {
            var end = start + 1
            while end < tokens.count, tokens[end].line == tokens[start].line { end += 1 }
            body(CodeLine(text, tokens, start..<end))
            start = end
        }
    }

    private init(_ text: SwiftText, _ tokens: [CodeToken], _ range: Range<Int>) {
        number = tokens[range.lowerBound].line
        for index in range {
            switch tokens[index].sign {
            case 0:
                addWord(at: index, before: range.upperBound, tokens, text)
            case UInt8(ascii: "{"):
                opens = true
                depth += 1
                endsAttributes = true
                type?.isOver = true
            case UInt8(ascii: "}"):
                depth -= 1
                endsAttributes = true
            case UInt8(ascii: ";"), UInt8(ascii: "="):
                endsAttributes = true
            case UInt8(ascii: ":"):
                if type?.isOver == false { type?.hasParents = true }
            case UInt8(ascii: "@"):
                addAttribute(from: tokens[index].range.upperBound, in: text.code)
            case UInt8(ascii: "-"):
                let next = tokens[index].range.upperBound
                if next < text.code.count, text.code[next] == UInt8(ascii: ">") {
                    function?.returnsValue = true
                }
            default:
                break
            }
        }
    }

    private mutating func addAttribute(from start: Int, in code: [UInt8]) {
        switch code[start...].first {
        case UInt8(ascii: "T"):
            if code[start...].starts(with: "Test".utf8) { attributes.hasTest = true }
        case UInt8(ascii: "S"):
            if code[start...].starts(with: "Suite".utf8) { attributes.hasSuite = true }
        default:
            break
        }
    }

    private mutating func addWord(
        at index: Int, before end: Int, _ tokens: [CodeToken], _ text: SwiftText
    ) {
        // No keyword that counts here is longer: `extension`.
        guard (3...9).contains(tokens[index].range.count) else { return }
        switch text.text(tokens[index].range) {
        case "func":
            endsAttributes = true
            let isEmpty =
                index + 3 < end && tokens[index + 1].isWord
                && tokens[index + 2].sign == UInt8(ascii: "(")
                && tokens[index + 3].sign == UInt8(ascii: ")")
            if isEmpty, function == nil {
                function = Function(
                    name: text.text(tokens[index + 1].range), attributes: attributes)
            }
        case "var", "let", "case", "import":
            endsAttributes = true
        case "override", "static":
            attributes.hasModifier = true
        case "class", "struct", "actor", "enum", "extension":
            let word = text.text(tokens[index].range)
            if word == "class" { attributes.hasModifier = true }
            if type == nil, index + 1 < end, tokens[index + 1].isWord {
                type = TypeHead(
                    name: text.text(tokens[index + 1].range), isExtension: word == "extension")
            }
        default:
            break
        }
    }
}

/// A word or a sign of Swift code, without comments and string literals.
///
/// What reads tokens looks at each byte of a learner's file once, whatever the file is like: a
/// regular expression may go through the same line again and again.
struct CodeToken {
    /// Its bytes in the source.
    let range: Range<Int>
    /// From 1.
    let line: Int
    /// The byte of a sign, such as `{`; 0 for a word.
    let sign: UInt8

    var isWord: Bool { sign == 0 }

    /// The tokens of a source. Between two of them that don't touch, there is only white space.
    static func all(in text: SwiftText) -> [CodeToken] {
        let code = text.code
        var result: [CodeToken] = []
        var line = 1
        var index = 0
        while index < code.count {
            let byte = code[index]
            if isPartOfWord(byte) {
                let start = index
                repeat { index += 1 } while index < code.count && isPartOfWord(code[index])
                result.append(CodeToken(range: start..<index, line: line, sign: 0))
                continue
            }
            if byte == UInt8(ascii: "\n") {
                line += 1
            } else if byte > UInt8(ascii: " ") {
                result.append(CodeToken(range: index..<index + 1, line: line, sign: byte))
            }
            index += 1
        }
        return result
    }

    /// Whether names and keywords have this byte; all that isn't ASCII is taken for a letter.
    static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
