import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests how errors are handled while a class is graded.
final class LearnerGraderTests: XCTestCase {
    func testOnlyAnInterruptionOrAFullDiskEndsTheRun() throws {
        let kit = FixtureLearner.kit
        let grader = LearnerGrader(
            grader: Grader(
                kit: kit,
                tools: GradingTools(
                    machine: FixtureLearner.machine, toolchain: Toolchain(swift: "", version: ""),
                    advice: { _, _ in [] })),
            digests: try WorkDigests(of: kit, files: .live),
            describe: { "\($0)" })
        let unreadable = FileError(action: .read, path: "/ann", reason: .noPermission)
        for (error, verdict) in [
            (ProcessError.interrupted, nil),
            (GradeError.diskFullWhileBuilding(folder: "/w"), nil),
            (FileError(action: .write, path: "/w", reason: .noSpace), nil),
            (unreadable, .failed("\(unreadable)")),
            (LearnerResult.NotGraded.notAFolder, .notAFolder),
        ] as [(any Error, LearnerResult.NotGraded?)] {
            let handedIn = LearnerSubmission(
                entry: .init(learner: "ann", path: "/ann"), submission: .failure(error))
            let result = Result { try grader.result(handedIn, worker: 1).verdict }
            if let verdict {
                XCTAssertEqual(try result.get(), .notGraded(verdict))
            } else {
                XCTAssertThrowsError(try result.get()) { XCTAssertEqual("\($0)", "\(error)") }
            }
        }
    }
}
