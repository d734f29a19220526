import Grading
import SwiftSource

/// What there is to say of own tests one by one: of those of a stage, or of one exercise. All that
/// shows own tests takes it from here, so that it says the same everywhere.
struct OwnTestFindings {
    let neverRun: [NeverRunMethod]
    /// The files of tests that aren't there.
    let missingFiles: [String]
    /// The files that have another exercise's class.
    let misplaced: [MisplacedTests]
    /// The tests that don't hold.
    let wrong: [OwnTest]
    /// The tests that hold and notice nothing.
    let idle: [OwnTest]

    init(_ report: OwnTestsReport) {
        neverRun = report.neverRun
        missingFiles = report.missingFiles
        misplaced = report.misplaced
        wrong = report.tests.filter { !$0.isValid }
        idle = report.testsThatNoticeNothing
    }

    init(_ exercise: ExerciseState) {
        neverRun = exercise.neverRun
        missingFiles = exercise.missingFiles
        misplaced = exercise.misplaced
        wrong = exercise.wrongTests
        idle = exercise.idleTests
    }
}
