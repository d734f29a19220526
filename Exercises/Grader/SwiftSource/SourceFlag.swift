/// Something that a learner's code uses and that no exercise needs.
///
/// It proves nothing: a person looks at it.
package struct SourceFlag: Sendable, Hashable, Codable {
    /// What it uses, by its real name: `exit`, `FileManager`.
    package let word: String
    /// Relative to the repository: the file, or the folder if the file isn't known.
    package let file: String
    /// From 1; nil if it isn't known.
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

    /// The maximum number of flags reported for a stage's code, and for its tests.
    package static let maximum = 200

    /// The flags to report: each once, in the order of files and lines.
    package static func told(of flags: Set<SourceFlag>) -> [SourceFlag] {
        Array(
            flags.sorted { ($0.file, $0.line ?? 0, $0.word) < ($1.file, $1.line ?? 0, $1.word) }
                .prefix(maximum))
    }
}
