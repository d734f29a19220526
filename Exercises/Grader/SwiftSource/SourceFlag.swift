/// A construct in a learner's code that no exercise needs.
///
/// It proves nothing, so a person reviews it.
package struct SourceFlag: Sendable, Hashable, Codable {
    /// The real name of the construct: `exit`, `FileManager`.
    package let word: String
    /// The file, or the folder if the file is unknown, relative to the repository.
    package let file: String
    /// The line, counted from 1; nil if unknown.
    package let line: Int?

    package init(word: String, file: String, line: Int?) {
        self.word = word
        self.file = file
        self.line = line
    }

    /// A flag on a stage's folder which says that its official tests were checked only in part, because the
    /// compiler is unknown.
    package static func checkedInPart(_ folder: String) -> SourceFlag {
        SourceFlag(word: inPart, file: folder, line: nil)
    }

    /// Whether it concerns the compiler rather than the code.
    package var isOfTheCompiler: Bool { word == Self.inPart && line == nil }

    private static let inPart = "checked in part"

    /// The maximum number of flags reported for a stage's code, and for its tests.
    package static let maximum = 200

    /// The flags to report, without duplicates, in the order of files and lines.
    package static func told(of flags: Set<SourceFlag>) -> [SourceFlag] {
        Array(
            flags.sorted { ($0.file, $0.line ?? 0, $0.word) < ($1.file, $1.line ?? 0, $1.word) }
                .prefix(maximum))
    }
}
