/// A word or a sign of Swift code, outside of comments and string literals.
///
/// Finding all tokens examines each byte of a file once. A regular expression may scan the same
/// line again and again, and a learner's file can contain anything.
package struct CodeToken: Sendable {
    /// The range of the token's bytes in the source.
    package let range: Range<Int>
    /// The line number, counted from 1.
    package let line: Int
    /// The byte of a sign, such as `{`; 0 for a word.
    package let sign: UInt8

    package var isWord: Bool { sign == 0 }

    /// The tokens of a source whose comments and literals were replaced by spaces. If two
    /// neighboring tokens don't touch, there is only whitespace between them.
    package static func all(in code: [UInt8]) -> [CodeToken] {
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

    /// Whether a byte can occur in names and keywords. Every byte that isn't ASCII counts as part
    /// of a letter.
    package static func isPartOfWord(_ byte: UInt8) -> Bool {
        // This function is called for each byte of a file, and matching a pattern of ranges would
        // take three times as long.
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
            || byte >= 0x80
    }
}
