/// The line that opens a fenced block of code.
package struct Fence {
    package let indentation: Int
    private let marks: Int
    package let language: String

    /// Reads a line; nil where it opens no block of code.
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

    /// A line of the block without the indentation of the fence, such as that of a list.
    package func withoutIndentation(_ line: String) -> String {
        String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }
}
