import Foundation
import Testing

/// Tests that texts in the catalog read as one line, although they span several lines of source.
@Suite struct CatalogTextTests {
    @Test func noWordsAreJoinedAcrossLinesOfSource() throws {
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

    /// The line ends where a space is missing, each with the following line.
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
