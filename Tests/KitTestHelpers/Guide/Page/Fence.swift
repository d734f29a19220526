/// The line that opens a fenced block of code.
struct Fence {
    let indentation: Int
    private let marks: Int
    let language: String

    /// Reads a line; nil if it doesn't open a code block.
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

    /// Returns a line of the block without the indentation of the fence, for example in a list.
    func withoutIndentation(_ line: String) -> String {
        String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }
}
