/// Something that a learner's code uses and that no exercise needs.
///
/// It proves nothing: a person looks at it.
package struct SourceFlag: Sendable, Hashable, Codable {
    /// What it uses, by its real name: `exit`, `FileManager`.
    package let word: String
    /// Relative to the repository: the file, or the folder where nothing tells which.
    package let file: String
    /// From 1; nil where nothing tells which.
    package let line: Int?

    package init(word: String, file: String, line: Int?) {
        self.word = word
        self.file = file
        self.line = line
    }

    /// Says of a stage's folder that its official tests were checked in part, since the compiler is an unknown one.
    package static func checkedInPart(_ folder: String) -> SourceFlag {
        SourceFlag(word: inPart, file: folder, line: nil)
    }

    /// Whether it says something of the compiler and nothing of the code.
    package var isOfTheCompiler: Bool { word == Self.inPart && line == nil }

    private static let inPart = "checked in part"

    /// The most that are told of for a stage's code, and for its tests.
    package static let maximum = 200

    /// What is told of some: each once, in the order of the files and their lines.
    package static func told(of flags: Set<SourceFlag>) -> [SourceFlag] {
        Array(
            flags.sorted { ($0.file, $0.line ?? 0, $0.word) < ($1.file, $1.line ?? 0, $1.word) }
                .prefix(maximum))
    }
}
