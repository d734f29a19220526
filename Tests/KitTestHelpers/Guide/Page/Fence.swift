/// The line that opens a fenced block of code.
struct Fence {
    let indentation: Int
    private let marks: Int
    let language: String

    /// Reads a line; nil where it opens no block of code.
    init?(_ line: String) {
        guard let match = line.wholeMatch(of: #/( *)(`{3,}) *([^` ]*)[^`]*/#) else { return nil }
        indentation = match.1.count
        marks = match.2.count
        language = String(match.3)
    }

    func isClosed(by line: String) -> Bool {
        guard let match = line.wholeMatch(of: #/ *(`{3,}) */#) else { return false }
        return match.1.count >= marks
    }

    /// A line of the block without the indentation of the fence, such as that of a list.
    func withoutIndentation(_ line: String) -> String {
        String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }
}
