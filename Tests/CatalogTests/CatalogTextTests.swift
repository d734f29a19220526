import Foundation
import Testing

/// What the catalogue says stands in lines of source, and reads as if it stood in one.
@Suite struct CatalogTextTests {
    @Test func noTwoWordsAreJoinedWhereALineOfSourceEnds() throws {
        let catalog = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Exercises/Catalog").standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: catalog, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "swift" }
        #expect(files.count > 40)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(Self.joinedWords(in: text) == [], "\(file.lastPathComponent)")
        }
    }

    @Test(arguments: [
        ("hints: [\n    \"in\"\n        + \"the order\"", ["in|the order"]),
        ("\"[weak self] _\"\n + \"in x\"", ["[weak self] _|in x"]),
        ("\"One. \"\n + \"Two\"\n + \", and three.\\n\"\n + \"four\"", []),
        ("\"\"\"\n    in \\\n    the\\\n    order\n\"\"\"", ["    the|    order"]),
        ("let a = \"a\" + \"b\"\nlet b = c\n + \"d\"", []),
    ])
    func joinedWordsAreFound(source: String, words: [String]) {
        #expect(Self.joinedWords(in: source) == words)
    }

    /// The ends of lines between which a space lacks, each with the line after it.
    private static func joinedWords(in source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(lines, lines.dropFirst()).compactMap { line, next in
            if let end = line.wholeMatch(of: #/(.*[^ \\])\\/#) { return "\(end.1)|\(next)" }
            guard let end = line.wholeMatch(of: #/.*?"((?:[^"\\]|\\.)*)"/#),
                let start = next.wholeMatch(of: #/ *\+ "((?:[^"\\]|\\.)*)".*/#),
                end.1.contains(#/[\w.,;:?!)\]}`'"]$/#), !end.1.hasSuffix("\\n"),
                start.1.contains(#/^[\w(\[{`'"$]/#)
            else { return nil }
            return "\(end.1)|\(start.1)"
        }
    }
}
