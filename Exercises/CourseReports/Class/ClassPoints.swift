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

    /// What a stage of the class is worth; nil where there is no such stage.
    package func possible(in stage: Stage.ID) -> Double? {
        stages.first { $0.id == stage }.map(possible)
    }

    /// The points that the instructor gives a learner for a stage by hand; nil where those of the
    /// grading count.
    func override(of learner: String, in stage: Stage) -> PointsOverride? {
        // Names that differ in how an accent is written are equal.
        overrides.first { $0.stage == stage.id && $0.learner == learner }
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
