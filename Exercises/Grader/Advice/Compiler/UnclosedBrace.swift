import SwiftSource

/// Finds an unclosed brace from the indentation of the lines.
///
/// The compiler notices only at the end of the file that a brace is missing, and blames the first
/// open brace.
enum UnclosedBrace {
    /// The line with the unclosed brace (from 1) and its text; nil if the indentation doesn't reveal it.
    static func find(in text: SwiftText) -> (line: Int, text: String)? {
        let written = lines(text.source)
        var open: [(line: Int, margin: Int)] = []
        for (number, line) in lines(Array(text.codeText.utf8)).enumerated() {
            let margin = line.prefix { $0 == " " || $0 == "\t" }.count
            let words = line.dropFirst(margin).prefix { $0 != "\r" }
            guard let first = words.first else { continue }
            // If a line isn't indented more than the line with the last open brace, and doesn't close that
            // brace, then this is the unclosed brace.
            if let last = open.last,
                margin < last.margin
                    || first != "}" && margin == last.margin && isDeclaration(words)
            {
                let header = written[last.line].drop { $0 == " " || $0 == "\t" }
                return (last.line + 1, String(header.prefix { $0 != "\r" }))
            }
            for character in words {
                if character == "{" { open.append((number, margin)) }
                if character == "}", !open.isEmpty { open.removeLast() }
            }
        }
        return nil
    }

    /// Splits the text into lines. Works on bytes, because a carriage return followed by a line feed is a
    /// single character, which isn't equal to a newline.
    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring(decoding: $0, as: UTF8.self)
        }
    }

    private static func isDeclaration(_ words: Substring) -> Bool {
        words.contains(
            #/^(?:@\w+ |private |final |static |override )*(?:func|class|struct|enum|extension)\s/#)
    }
}
