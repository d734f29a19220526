/// A fenced block of a page.
struct Block: Equatable {
    /// The page's path in the repository.
    let page: String
    /// The line of the fence that opens it, from 1.
    let line: Int
    /// What stands behind that fence, for example `swift`.
    let language: String
    /// What the comment directly above it says; nil where there is none.
    let directive: String?
    /// Whether it shows the tests of the block above it in Swift Testing.
    var isTwin = false
    var lines: [String] = []

    /// The lines, each with its end.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Something that is wrong with this block.
    func problem(_ text: String) -> PageProblem {
        PageProblem(page: page, line: line, text: text)
    }

    /// What its directive asks for; nothing where there is no directive.
    func directives() throws(PageProblem) -> [Directive] {
        guard let directive else { return [] }
        var result: [Directive] = []
        for part in directive.split(separator: "; ") {
            guard let one = Directive(String(part)) else {
                throw problem("'\(part)' is no directive; CONTRIBUTING.md has them all")
            }
            result.append(one)
        }
        return result
    }
}
