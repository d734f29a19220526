import SwiftSource

/// Finds the brace that has no other one, by how far the lines are moved in.
///
/// The compiler only sees at the end of the file that one is missing, and blames the first.
enum UnclosedBrace {
    /// The line, from 1, that opens it, and its text; nil where the lines don't tell.
    static func find(in source: String) -> (line: Int, text: String)? {
        let text = SwiftText(source)
        // By bytes: a carriage return and a line feed are one character, and a blanked comment has no
        // carriage return any more.
        func lines(_ bytes: [UInt8]) -> [Substring] {
            bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
                Substring(decoding: $0, as: UTF8.self)
            }
        }
        let code = lines(Array(text.codeText.utf8))
        let written = lines(text.source)
        var open: [(line: Int, margin: Int)] = []
        for (number, line) in code.enumerated() {
            let margin = line.prefix { $0 == " " || $0 == "\t" }.count
            let words = line.dropFirst(margin).prefix { $0 != "\r" }
            guard !words.isEmpty else { continue }
            let closes = words.first == "}"
            // What is no deeper than an open brace's line, and doesn't close it, comes too early.
            if let last = open.last,
                margin < last.margin || !closes && margin == last.margin && isDeclaration(words)
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

    private static func isDeclaration(_ words: Substring) -> Bool {
        words.contains(
            #/^(?:@\w+ |private |final |static |override )*(?:func|class|struct|enum|extension)\s/#)
    }
}
