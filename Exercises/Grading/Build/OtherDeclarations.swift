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
        lazy var declared = declared
        func finishError() {
            if let note { result.append(Substring(note)) }
            note = nil
        }
        for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.prefixMatch(of: #/([^:]+):(\d+):\d+: error: (.*)/#) {
                finishError()
                note = match.3.firstMatch(of: #/invalid redeclaration of '(\w+)/#).flatMap {
                    place(of: String($0.1), besides: match.1, in: declared)
                }.map { "\($0.file):\($0.line):1: note: it is declared here, too" }
            }
            result.append(line)
        }
        finishError()
        return result.joined(separator: "\n")
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "func", "var", "let", "typealias",
    ]

    /// Where in another file a name is declared.
    private func place(
        of name: String, besides file: Substring,
        in declared: [(file: String, lines: [String: Int])]
    ) -> SourceLocation? {
        for other in declared where other.file != file {
            if let line = other.lines[name] { return SourceLocation(file: other.file, line: line) }
        }
        return nil
    }

    /// The line of the first declaration of each name in each file, in the order of their paths.
    private var declared: [(file: String, lines: [String: Int])] {
        sources.sorted { $0.key < $1.key }.map { file, text in
            let words = SourceWords(Array(text.utf8)).all
            let names = zip(words, words.dropFirst()).filter { keyword, _ in
                Self.keywords.contains(keyword.text)
            }.map { ($1.text, $1.line) }
            return (file, Dictionary(names) { first, _ in first })
        }
    }
}
