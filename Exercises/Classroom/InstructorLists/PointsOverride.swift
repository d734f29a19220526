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

    /// The names of the columns.
    package static let columns = ["learner", "stage", "points", "comment"]
    /// The most points that can be given for a stage.
    package static let maximum = 1000.0

    /// Reads a list of them, as CSV: a line for each.
    package static func list(
        _ bytes: [UInt8], of workshop: Workshop
    ) throws(ListProblem) -> [PointsOverride] {
        let list = try ListLines(bytes, columns: columns, needed: columns.dropLast())
        var result: [PointsOverride] = []
        // Names that differ in how an accent is written are equal: they are one learner.
        var taken: Set<String> = []
        // A file that holds nothing yet gives nothing.
        for line in list.lines ?? [] {
            let (learner, number) = (line["learner"], line.number)
            guard !learner.isEmpty else { throw .noLearner(line: number) }
            guard let stage = stage(line["stage"], of: workshop) else {
                throw .noStage(line["stage"], line: number)
            }
            guard let points = Double(line["points"].replacing(",", with: ".")),
                (0...maximum).contains(points)
            else { throw .noPoints(line["points"], line: number) }
            guard taken.insert("\(stage) \(learner)").inserted else {
                throw .sameStage(learner, line: number)
            }
            result.append(
                PointsOverride(
                    learner: learner, stage: stage, points: points, comment: line["comment"]))
        }
        return result
    }

    /// `2` and `stage 2` are one stage.
    private static func stage(_ word: String, of workshop: Workshop) -> Stage.ID? {
        let number = Int(word.lowercased().replacing("stage", with: "").filter { !$0.isWhitespace })
        return workshop.numbered.map(\.id).first { $0 == number.map(Stage.ID.number) }
    }
}
