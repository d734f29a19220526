import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What becomes of an error while a class is graded.
final class LearnerGraderTests: XCTestCase {
    /// What is said of a learner whose work can't be read because of this error.
    private func verdict(on error: any Error) throws -> LearnerResult.Verdict {
        let kit = FixtureLearner.kit
        let grader = Grader(
            kit: kit,
            tools: GradingTools(
                machine: FixtureLearner.machine, toolchain: Toolchain(swift: "", version: ""),
                advice: { _, _ in [] }))
        return try LearnerGrader(
            grader: grader, digests: try WorkDigests(of: kit, files: .live),
            work: try WorkFiles(of: kit, files: .live), describe: { "\($0)" }
        ).result(
            LearnerSubmission(.init(learner: "ann", path: "/ann"), .failure(.failed(error))),
            worker: 1
        ).verdict
    }

    func testAnInterruptionAndAFullDiskEndTheWholeRun() {
        let errors: [any Error] = [
            ProcessError.interrupted, GradeError.diskFullWhileBuilding(folder: "/w"),
            FileError(action: .write, path: "/w", reason: .noSpace),
        ]
        for error in errors {
            XCTAssertThrowsError(try verdict(on: error)) {
                XCTAssertEqual("\($0)", "\(error)")
            }
        }
    }

    func testAnyOtherErrorIsOneLearnersAlone() throws {
        let error = FileError(action: .read, path: "/ann", reason: .noPermission)
        XCTAssertEqual(try verdict(on: error), .notGraded(.failed("\(error)")))
    }
}
