/// An error in the instructor's list, as CSV.
package enum ListProblem: Error, Sendable, Equatable {
    /// The list isn't in UTF-8.
    case otherEncoding
    /// A quotation mark opens a cell, but none closes it.
    case openQuote(line: Int)
    /// The first line doesn't name this column.
    case noColumn(String, of: [String])

    /// A line has no name.
    case noName(line: Int)
    /// Two lines have the same value in a column that identifies learners.
    case same(column: String, value: String, lines: [Int])
    /// A column is called 'id', which doesn't say whether its numbers are from Canvas or from
    /// Moodle.
    case whichID
}
