/// A line in a source file.
package struct SourceLocation: Sendable, Hashable, Codable {
    /// Relative to the repository, for example `Starter/Stage1/EvenOdd.swift`.
    package let file: String
    /// Counted from 1.
    package let line: Int

    /// In bytes, counted from 1; nil if only the line is known.
    package var column: Int?

    package init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}
