import SwiftSource

/// Finds the brace that has no other one, by how far the lines are moved in.
///
/// The compiler only sees at the end of the file that one is missing, and blames the first.
enum UnclosedBrace {
    /// The line, from 1, that opens it, and its text; nil where the lines don't tell.
    static func find(in source: String) -> (line: Int, text: String)? {
        let text = SwiftText(source)
        let code = text.codeText.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = text.text(0..<text.source.count)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var open: [(line: Int, margin: Int)] = []
        for (number, line) in code.enumerated() {
            let margin = line.prefix { $0 == " " || $0 == "\t" }.count
            let words = line.dropFirst(margin)
            guard !words.isEmpty else { continue }
            let closes = words.first == "}"
            // What is no deeper than an open brace's line, and doesn't close it, comes too early.
            if let last = open.last,
                margin < last.margin || !closes && margin == last.margin && isDeclaration(words)
            {
                let header = lines[last.line].drop { $0 == " " || $0 == "\t" }
                return (last.line + 1, String(header))
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
