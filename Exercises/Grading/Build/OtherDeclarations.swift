import SwiftSource

/// Says of a name that is declared twice where else it is: the compiler leaves that out where it is in
/// another file.
struct OtherDeclarations {
    /// The text of each file that was compiled, by the path that the learner knows.
    let sources: [String: String]

    /// The compiler's words, with a note behind each error about such a name.
    func added(to errors: String) -> String {
        var result: [Substring] = []
        var note: String?
        func finishError() {
            if let note { result.append(Substring(note)) }
            note = nil
        }
        for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.prefixMatch(of: #/([^:]+):(\d+):\d+: error: (.*)/#) {
                finishError()
                note = place(
                    besides: SourceLocation(file: String(match.1), line: Int(match.2) ?? 0),
                    of: match.3
                ).map { "\($0.file):\($0.line):1: note: it is declared here, too" }
            }
            result.append(line)
        }
        finishError()
        return result.joined(separator: "\n")
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "func", "var", "let", "typealias",
    ]

    /// Where in another file the name is declared that an error says is there twice.
    private func place(
        besides error: SourceLocation, of message: Substring
    ) -> SourceLocation? {
        guard let match = message.firstMatch(of: #/invalid redeclaration of '(\w+)/#) else {
            return nil
        }
        for (file, text) in sources.sorted(by: { $0.key < $1.key }) where file != error.file {
            let words = SourceWords(Array(text.utf8)).all
            let found = zip(words, words.dropFirst()).first {
                Self.keywords.contains($0.text) && $1.text == match.1
            }
            if let found { return SourceLocation(file: file, line: found.1.line) }
        }
        return nil
    }
}
