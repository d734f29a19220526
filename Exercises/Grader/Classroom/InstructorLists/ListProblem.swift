/// What is wrong with a list that the instructor has written, as CSV.
package enum ListProblem: Error, Sendable, Equatable {
    /// It isn't in UTF-8.
    case otherEncoding
    /// A quotation mark opens a cell, and none closes it.
    case openQuote(line: Int)
    /// The first line doesn't name this column.
    case noColumn(String, of: [String])

    /// A line has no name.
    case noName(line: Int)
    /// Two lines have the same in a column that tells learners apart.
    case same(column: String, value: String, lines: [Int])
    /// A column is called 'id', and doesn't say whose number it holds.
    case whichID
}
