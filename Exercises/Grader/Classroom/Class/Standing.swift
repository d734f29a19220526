import Catalog
import Grading

/// How far a learner was at some time, for what a later run is compared with.
package struct Standing: Sendable, Equatable, Codable {
    /// A stage of the learner's.
    package struct Stage: Sendable, Equatable, Codable {
        package let stage: Catalog.Stage.ID
        /// What the grading came to for the code and for the tests, on the workshop's own scale.
        package let code: Double
        package let tests: Double
        /// How many exercises have ✓ or more, and how many have ★.
        package let green: Int
        package let starred: Int

        package init(
            stage: Catalog.Stage.ID, code: Double, tests: Double, green: Int, starred: Int
        ) {
            self.stage = stage
            self.code = code
            self.tests = tests
            self.green = green
            self.starred = starred
        }
    }

    /// The stages that were graded; none where there was no verdict.
    package let stages: [Stage]

    package init(stages: [Stage]) { self.stages = stages }

    package init(_ result: LearnerResult) {
        guard case .graded(let report) = result.verdict else {
            stages = []
            return
        }
        stages = report.stages.map { stage in
            let exercises = stage.exercises
            return Stage(
                stage: stage.stage.id, code: Points.ofSuite(stage), tests: Points.ofBugs(stage),
                green: exercises.count { $0.exercise.asksForCode && $0.isGreen },
                starred: exercises.count { $0.sign == .star })
        }
    }
}
