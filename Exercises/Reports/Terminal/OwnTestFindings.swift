import Advice
import Grading
import SwiftSource

/// What there is to say of own tests one by one: of those of a stage, or of one exercise. All that
/// shows own tests takes it from here, so that it says the same everywhere.
struct OwnTestFindings {
    let neverRun: [NeverRunMethod]
    /// The files that have no tests of their exercise.
    let emptyFiles: [EmptyFile]
    /// The tests that don't hold.
    let wrong: [OwnTest]
    /// The tests that hold and notice nothing.
    let idle: [OwnTest]

    init(_ report: OwnTestsReport) {
        neverRun = report.neverRun
        emptyFiles = EmptyFile.all(missing: report.missingFiles, misplaced: report.misplaced)
        wrong = report.tests.filter { !$0.isValid }
        idle = report.testsThatNoticeNothing
    }

    init(_ exercise: ExerciseState) {
        neverRun = exercise.neverRun
        emptyFiles = EmptyFile.all(missing: exercise.missingFiles, misplaced: exercise.misplaced)
        wrong = exercise.wrongTests
        idle = exercise.idleTests
    }
}
