import Catalog
import Classroom
import Grading

/// The instructor's rules on the points of a class: what stages are worth, and points that are
/// given by hand.
package struct ClassPoints: Sendable, Equatable {
    /// The stages that aren't worth what the workshop says.
    var worth: [Stage.ID: StageWorth]
    var overrides: [PointsOverride]
    /// The stages that make the points of the class, which those have, too, who couldn't be graded.
    let stages: [Stage]
    /// Whether who has handed in nothing has 0 points, and not none.
    let isMissingZero: Bool
    /// What work loses that comes late; nil for nothing.
    let late: LateRule?

    package init(
        worth: [Stage.ID: StageWorth] = [:], overrides: [PointsOverride] = [],
        stages: [Stage] = [], isMissingZero: Bool = false, late: LateRule? = nil
    ) {
        self.worth = worth
        self.overrides = overrides
        self.stages = stages
        self.isMissingZero = isMissingZero
        self.late = late
    }

    /// What a stage is worth.
    func possible(in stage: Stage) -> Double {
        worth[stage.id]?.total ?? Points.possible(in: stage)
    }

    /// What the stage of these points by hand is worth, or all stages where they are for the total; nil where
    /// the class doesn't have that stage.
    package func possible(for override: PointsOverride) -> Double? {
        guard let stage = override.stage else { return stages.map(possible).reduce(0, +) }
        return stages.first { $0.id == stage }.map(possible)
    }

    /// The points that the instructor gives a learner for a stage by hand; nil where those of the
    /// grading count.
    func override(of learner: String, in stage: Stage) -> PointsOverride? {
        byHand(learner, stage.id).flatMap { $0.points == nil ? nil : $0 }
    }

    /// What the instructor says of a learner's stage, and leaves its points as they are; nil for nothing.
    func comment(on learner: String, in stage: Stage) -> String? {
        byHand(learner, stage.id).flatMap { $0.points == nil ? $0.comment : nil }
    }

    /// What the instructor adds to a learner's total, or says of it; nil where that is nothing.
    func bonus(of learner: String) -> PointsOverride? { byHand(learner, nil) }

    private func byHand(_ learner: String, _ stage: Stage.ID?) -> PointsOverride? {
        // Names that differ in how an accent is written are equal.
        overrides.first { $0.stage == stage && $0.learner == learner }
    }

    /// The points of the grading for the code and for the tests together, each part scaled to what it is
    /// worth here.
    func scaled(code: Double, tests: Double, in stage: Stage) -> Double {
        guard Points.possible(in: stage) > 0 else { return 0 }
        var points = code + tests
        if let worth = worth[stage.id] {
            points =
                code / Points.forSuite(of: stage) * worth.code
                + tests / Points.forBugs(of: stage) * worth.tests
        }
        return (points * 100).rounded() / 100
    }
}

/// What a stage is worth in a class, where the instructor says so.
package struct StageWorth: Sendable, Equatable {
    package let total: Double
    /// Those of the points that are for the learner's own tests.
    package let tests: Double
    /// Those of the points that are for the code.
    var code: Double { total - tests }

    /// - Parameter tests: Where it is nil, the points are shared as the workshop shares its own.
    package init(_ total: Double, tests: Double? = nil) {
        self.total = total
        self.tests = tests ?? total * Points.shareForBugs
    }
}
