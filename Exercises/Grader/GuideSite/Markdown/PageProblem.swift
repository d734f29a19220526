/// What is wrong with a page, and in which of its lines.
package struct PageProblem: Error, Equatable, CustomStringConvertible {
    /// The page's path in the repository.
    package let page: String
    /// The line's number, from 1.
    package let line: Int
    package let text: String

    package init(page: String, line: Int, text: String) {
        self.page = page
        self.line = line
        self.text = text
    }

    package var description: String { "\(page):\(line): \(text)" }
}
