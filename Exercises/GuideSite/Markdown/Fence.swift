/// The line that opens a fenced block of code.
package struct Fence {
    package let indentation: Int
    private let marks: Int
    package let language: String

    /// Nil where the line opens none.
    package init?(_ line: String) {
        guard let match = line.wholeMatch(of: #/( *)(`{3,}) *([^` ]*)[^`]*/#) else { return nil }
        indentation = match.1.count
        marks = match.2.count
        language = String(match.3)
    }

    package func isClosed(by line: String) -> Bool {
        guard let match = line.wholeMatch(of: #/ *(`{3,}) */#) else { return false }
        return match.1.count >= marks
    }

    /// A block in a list is indented as the list is, and its content with it.
    package func withoutIndentation(_ line: String) -> String {
        String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }
}
