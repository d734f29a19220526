import Catalog
import Foundation

/// Points that an instructor gives by hand, in the place of those that the grading came to.
package struct PointsOverride: Sendable, Equatable {
    /// As the reports name the learner.
    package let learner: String
    package let stage: Stage.ID
    package let points: Double
    /// What the instructor says about it; may be empty.
    package let comment: String

    package init(learner: String, stage: Stage.ID, points: Double, comment: String) {
        self.learner = learner
        self.stage = stage
        self.points = points
        self.comment = comment
    }

    /// What is wrong with a list of them.
    package enum Problem: Error, Sendable, Equatable {
        case unreadable(CSVReader.Problem)
        /// The first line doesn't name this column.
        case noColumn(String)
        case noLearner(line: Int)
        /// There is no such stage among those that make the points.
        case noStage(String, line: Int)
        /// It is no number from 0 to `maximum`.
        case noPoints(String, line: Int)
        /// An earlier line gives the learner points for the same stage.
        case twice(String, line: Int)
    }

    /// The names of the columns.
    package static let columns = ["learner", "stage", "points", "comment"]
    /// The most points that can be given for a stage.
    package static let maximum = 1000.0

    /// Reads a list of them, as CSV: a line for each.
    package static func list(
        _ bytes: [UInt8], of workshop: Workshop
    ) throws(Problem) -> [PointsOverride] {
        var lines: ArraySlice<(line: Int, cells: [String])>
        do { lines = try CSVReader(bytes).rows[...] } catch { throw .unreadable(error) }
        // A file that holds nothing yet gives nothing.
        guard let head = lines.popFirst()?.cells else { return [] }
        var places: [String: Int] = [:]
        for column in columns {
            places[column] = head.firstIndex { $0.lowercased().filter(\.isLetter) == column }
        }
        for column in columns.dropLast() where places[column] == nil { throw .noColumn(column) }
        var result: [PointsOverride] = []
        var taken: Set<[UInt8]> = []
        for (line, cells) in lines {
            func cell(_ column: String) -> String {
                guard let place = places[column], cells.indices.contains(place) else { return "" }
                return CSVReader.unescaped(cells[place])
            }
            let learner = cell("learner")
            guard !learner.isEmpty else { throw .noLearner(line: line) }
            guard let stage = stage(cell("stage"), of: workshop) else {
                throw .noStage(cell("stage"), line: line)
            }
            guard let points = Double(cell("points").replacing(",", with: ".")),
                (0...maximum).contains(points)
            else { throw .noPoints(cell("points"), line: line) }
            // By bytes: names that differ in how an accent is written are two people.
            guard taken.insert("\(stage) \(learner)".utf8.map(\.self)).inserted else {
                throw .twice(learner, line: line)
            }
            result.append(
                PointsOverride(
                    learner: learner, stage: stage, points: points, comment: cell("comment")))
        }
        return result
    }

    /// `2` and `stage 2` are one stage.
    private static func stage(_ word: String, of workshop: Workshop) -> Stage.ID? {
        let number = Int(word.lowercased().replacing("stage", with: "").filter { !$0.isWhitespace })
        return workshop.numbered.map(\.id).first { $0 == number.map(Stage.ID.number) }
    }
}
