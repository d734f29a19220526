/// The string literals of a Swift source.
enum SwiftLiterals {
    /// The text of each single-line literal, without its interpolations.
    static func all(in source: String) -> [String] {
        source.split(separator: "\n").flatMap { line -> [String] in
            guard !line.contains(#/^\s*///#) else { return [] }
            return line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map {
                String($0.1).replacing(#/\\\([^)]*\)*/#, with: "")
            }
        }
    }

    /// The lines of the multiline literals.
    static func linesOfTexts(in source: String) -> [String] {
        let parts = source.split(separator: "\"\"\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset.isMultiple(of: 2) == false }
            .flatMap { $0.element.split(separator: "\n").map(String.init) }
    }
}
