/// A line in a source file.
package struct SourceLocation: Sendable, Hashable, Codable {
    /// Relative to the repository, for example `Starter/Stage1/EvenOdd.swift`.
    package let file: String
    /// From 1.
    package let line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
