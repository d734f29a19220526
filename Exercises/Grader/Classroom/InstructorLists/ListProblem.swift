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
    /// Two lines of one group name different folders.
    case foldersOfGroup(String, lines: [Int])

    case noLearner(line: Int)
    /// There is no such stage among those that make the points.
    case noStage(String, line: Int)
    /// It is no number from 0 to `PointsOverride.maximum`.
    case noPoints(String, line: Int)
    /// An earlier line gives the learner points for the same stage.
    case sameStage(String, line: Int)
}
