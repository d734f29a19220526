/// A fenced block of a page.
struct Block: Equatable {
    /// The page's path in the repository.
    let page: String
    /// The number of the line with the opening fence, counted from 1.
    let line: Int
    /// The language after the opening fence, for example `swift`.
    let language: String
    /// The text of the comment directly above the block; nil if there is none.
    let directive: String?
    /// Whether this is the Swift Testing version of the tests in the block above.
    var isTwin = false
    var lines: [String] = []

    /// The lines, each with a newline.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Creates a problem with this block.
    func problem(_ text: String) -> PageProblem {
        PageProblem(page: page, line: line, text: text)
    }

    /// Returns the directives in the comment above the block; empty if there is no comment.
    func directives() throws(PageProblem) -> [Directive] {
        guard let directive else { return [] }
        var result: [Directive] = []
        for part in directive.split(separator: "; ") {
            guard let one = Directive(String(part)) else {
                throw problem("'\(part)' isn't a directive. CONTRIBUTING.md lists them all")
            }
            result.append(one)
        }
        return result
    }
}
