import Catalog
import Grading

/// The instructor's rules on the points of a class: what stages are worth, and points that are
/// given by hand.
package struct ClassPoints: Sendable, Equatable {
    /// The points of the stages that aren't worth what the workshop says.
    var worth: [Stage.ID: Double]
    var overrides: [PointsOverride]

    package init(worth: [Stage.ID: Double] = [:], overrides: [PointsOverride] = []) {
        self.worth = worth
        self.overrides = overrides
    }

    /// What a stage is worth.
    func possible(in stage: Stage) -> Double { worth[stage.id] ?? Points.possible(in: stage) }

    /// The points that the instructor gives a learner for a stage by hand; nil where those of the
    /// grading count.
    func override(of learner: String, in stage: Stage) -> PointsOverride? {
        // Bytes are compared: two names that differ in how an accent is written are two people.
        overrides.first { $0.stage == stage.id && $0.learner.utf8.elementsEqual(learner.utf8) }
    }

    /// The points of the grading, scaled to what the stage is worth here.
    func scaled(_ points: Double, in stage: Stage) -> Double {
        let usual = Points.possible(in: stage)
        guard usual > 0 else { return 0 }
        return (points * possible(in: stage) / usual * 100).rounded() / 100
    }
}
