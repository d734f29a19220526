import Catalog
import Classroom
import Grading

/// What the stages of a class are worth, as the instructor says.
package struct ClassPoints: Sendable, Equatable {
    /// The stages that aren't worth what the workshop says.
    var worth: [Stage.ID: StageWorth]
    /// The stages that make the points of the class.
    let stages: [Stage]

    package init(worth: [Stage.ID: StageWorth] = [:], stages: [Stage] = []) {
        (self.worth, self.stages) = (worth, stages)
    }

    /// What a stage is worth.
    func possible(in stage: Stage) -> Double {
        worth[stage.id]?.total ?? Points.possible(in: stage)
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
