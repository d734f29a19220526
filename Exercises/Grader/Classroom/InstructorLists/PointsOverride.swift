import Catalog
import Foundation

/// What an instructor gives by hand: points for a stage, in the place of those that the grading came to, a
/// bonus on the total, or only a comment on either.
package struct PointsOverride: Sendable, Equatable {
    /// As the reports name the learner.
    package let learner: String
    /// The stage; nil for the total.
    package let stage: Stage.ID?
    /// The points for the stage, or those on top of the total; nil where there is only a comment.
    package let points: Double?
    /// What the instructor says about it; may be empty.
    package let comment: String

    package init(learner: String, stage: Stage.ID?, points: Double?, comment: String) {
        self.learner = learner
        self.stage = stage
        self.points = points
        self.comment = comment
    }

    /// The names of the columns.
    package static let columns = ["learner", "stage", "points", "comment"]
    /// The most points that can be given at once.
    package static let maximum = 1000.0
    /// What stands in the place of a stage for the total; an empty cell does, too.
    private static let total = "total"

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
            let (word, comment) = (line["stage"], line["comment"])
            let stage = stage(word, of: workshop)
            guard stage != nil || word.isEmpty || word.lowercased() == total else {
                throw .noStage(word, line: number)
            }
            let points = Double(line["points"].replacing(",", with: "."))
            let isComment = line["points"].isEmpty && !comment.isEmpty
            guard points.map((0...maximum).contains) ?? isComment else {
                throw .noPoints(line["points"], line: number)
            }
            guard taken.insert("\(stage?.description ?? total) \(learner)").inserted else {
                throw .sameStage(learner, line: number)
            }
            result.append(
                PointsOverride(learner: learner, stage: stage, points: points, comment: comment))
        }
        return result
    }

    /// `2` and `stage 2` are one stage.
    private static func stage(_ word: String, of workshop: Workshop) -> Stage.ID? {
        let number = Int(word.lowercased().replacing("stage", with: "").filter { !$0.isWhitespace })
        return workshop.numbered.map(\.id).first { $0 == number.map(Stage.ID.number) }
    }
}
