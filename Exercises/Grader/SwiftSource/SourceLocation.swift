/// A line in a source file.
package struct SourceLocation: Sendable, Hashable, Codable {
    /// The path relative to the repository, for example `Starter/Stage1/EvenOdd.swift`.
    package let file: String
    /// The line, counted from 1.
    package let line: Int

    /// The column in bytes, counted from 1; nil if only the line is known.
    package var column: Int?

    package init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}
