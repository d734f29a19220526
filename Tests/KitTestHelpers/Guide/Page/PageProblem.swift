/// A problem with a page, and its line.
struct PageProblem: Error, Equatable, CustomStringConvertible {
    /// The page's path in the repository.
    let page: String
    /// The line number, counted from 1.
    let line: Int
    let text: String

    var description: String { "\(page):\(line): \(text)" }
}
