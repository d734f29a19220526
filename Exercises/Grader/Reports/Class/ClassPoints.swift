import Catalog
import Classroom
import Grading

/// The points of a class's stages, as set by the instructor.
package struct ClassPoints: Sendable, Equatable {
    /// The stages whose points differ from the workshop's defaults.
    var worth: [Stage.ID: StageWorth]
    /// The stages that count toward the class's points.
    let stages: [Stage]

    package init(worth: [Stage.ID: StageWorth] = [:], stages: [Stage] = []) {
        (self.worth, self.stages) = (worth, stages)
    }

    /// The maximum points of a stage.
    func possible(in stage: Stage) -> Double {
        worth[stage.id]?.total ?? Points.possible(in: stage)
    }

    /// The sum of the grader's points for the code and for the tests, each scaled to its maximum in this
    /// class.
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

/// The points of a stage as set by the instructor.
package struct StageWorth: Sendable, Equatable {
    package let total: Double
    /// The part of the points that is for the learner's tests.
    package let tests: Double
    /// The part of the points that is for the code.
    var code: Double { total - tests }

    /// - Parameter tests: If nil, the points are divided in the same proportion as the workshop's own.
    package init(_ total: Double, tests: Double? = nil) {
        self.total = total
        self.tests = tests ?? total * Points.shareForBugs
    }
}
