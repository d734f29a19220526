/// A construct in a learner's code that no exercise needs.
///
/// A flag doesn't prove that anything is wrong, so a person reviews it.
package struct SourceFlag: Sendable, Hashable, Codable {
    /// The name of the construct, such as `exit` or `FileManager`.
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

    /// Returns a flag on a stage's folder which says that the stage was checked only in part,
    /// because the grader couldn't inspect the compiled code.
    package static func checkedInPart(_ folder: String) -> SourceFlag {
        SourceFlag(word: inPart, file: folder, line: nil)
    }

    /// Whether the flag is about the compiler and not about the code.
    package var isOfTheCompiler: Bool { word == Self.inPart && line == nil }

    private static let inPart = "checked in part"

    /// The maximum number of flags that are reported for a stage's code, and again for its tests.
    package static let maximum = 200

    /// Returns the flags to report, in the order of files and lines.
    package static func told(of flags: Set<SourceFlag>) -> [SourceFlag] {
        Array(
            flags.sorted { ($0.file, $0.line ?? 0, $0.word) < ($1.file, $1.line ?? 0, $1.word) }
                .prefix(maximum))
    }
}
