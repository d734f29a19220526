import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Own tests that reach for the grader itself, or never get to run.
final class HostileOwnTests: XCTestCase {
    private func judge(_ name: String) throws -> (StageReport, OwnTestsReport) {
        let stage = try FixtureLearner(name: name).graded(1)
        guard case .judged(let report) = stage.ownTests else {
            XCTFail("not judged: \(stage.ownTests)")
            return (stage, OwnTestsReport(tests: [], bugs: []))
        }
        return (stage, report)
    }

    /// It may be lucky on the finished code, but not every time afterwards.
    func testFailingAtRandomNoticesNothing() throws {
        let (_, report) = try judge("own-tests-random")
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.validTests, [])
    }

    func testDeletingTheWorkspacesLeavesTheSuiteAlone() throws {
        for _ in 1...2 {
            let stage = try FixtureLearner(name: "own-tests-deleting").gradeStage(1)
            XCTAssertEqual(stage.failures, [:])
            XCTAssertEqual(stage.status, .passed)
            XCTAssertFalse(stage.isMastered)
        }
    }

    /// A process may have run other tests before, or the same with another bug.
    func testWhatATestLeavesIsNotThereTheNextTime() throws {
        for sandbox in [nil, try FixtureLearner.sandbox()] {
            let stage = try FixtureLearner(name: "own-tests-leaving").gradeStage(
                1, sandbox: sandbox)
            XCTAssertEqual(
                stage.ownStatuses,
                [
                    "LeavingTests/testLeavesAProcess": .passed,
                    "LeavingTests/testLeavesASetting": .passed,
                    "LeavingTests/testLeavesASignalOfItsOutput": .passed,
                    "LeavingTests/testLeavesFiles": .passed,
                    "LeavingTests/testZeroIsEven": .passed,
                ])
            guard case .judged(let report) = stage.ownTests else {
                return XCTFail("not judged: \(stage.ownTests)")
            }
            XCTAssertEqual(
                report.bugs.filter { $0.status == .killed }.map(\.id), ["zero-is-odd"])
        }
    }

    func testNothingThatIsSetOfTheReportsSocketIsThereInTheNextLook() throws {
        let (stage, report) = try judge("own-tests-noting")
        XCTAssertEqual(stage.ownStatuses, ["NotingTests/testNotesThatItHasRun": .passed])
        XCTAssertEqual(report.killedBugs, 0)
    }

    func testATestThatForgesItsOwnReportNoticesNothing() throws {
        let (stage, report) = try judge("own-tests-forging")
        XCTAssertEqual(stage.ownStatuses, ["forged()": .failed])
        XCTAssertEqual(report.tests.map(\.result.failure), [.contradiction])
        XCTAssertEqual(report.killedBugs, 0)
    }

    func testWhatCannotStartIsChargedToItsOwnTests() throws {
        let (stage, report) = try judge("own-tests-broken-start")
        XCTAssertEqual(stage.status, .passed)
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "BrokenClassTests/testNeverStarts": .crashed, "SoundTests/testZeroIsEven": .passed,
                "the start of its Swift Testing tests": .crashed,
            ])
        let reasons = report.tests.compactMap { test -> String? in
            guard case .crash(_, let reason, _)? = test.result.failure else { return nil }
            return reason
        }
        XCTAssertEqual(reasons, ["the class can't start", "no arguments"])
        XCTAssertEqual(report.bugs.first { $0.id == "zero-is-odd" }?.status, .killed)
    }
}
