/// What is wrong with a page, and in which of its lines.
struct PageProblem: Error, Equatable, CustomStringConvertible {
    /// The page's path in the repository.
    let page: String
    /// The line's number, from 1.
    let line: Int
    let text: String

    var description: String { "\(page):\(line): \(text)" }
}
