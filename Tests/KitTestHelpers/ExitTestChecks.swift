import XCTest

@testable import Catalog
@testable import Grading
@testable import Processes
@testable import SwiftSource

/// Grades own tests that have exit tests.
func judgedExitTests(
    _ name: String, _ id: Stage.ID, by way: BuildWay = .whatWorks, sandbox: Sandbox? = nil
) throws -> (StageReport, OwnTestsReport) {
    let grader = try FixtureLearner.grader(sandbox: sandbox).with(buildsWith: way)
    let report = try FixtureLearner(name: name).grade(Workshop.shipped.stages([id]), by: grader)
    let stage = try XCTUnwrap(report.stages.first)
    guard case .judged(let own) = stage.ownTests else {
        XCTFail("not judged: \(stage.ownTests)")
        return (stage, OwnTestsReport(tests: [], bugs: []))
    }
    return (stage, own)
}

/// Fails where exit tests of stage 1 don't do what they do with `swift test`, or notice no bugs.
func checkExitTests(_ way: BuildWay, sandbox: Sandbox? = nil) throws {
    let (stage, own) = try judgedExitTests("own-tests-exit-tests", 1, by: way, sandbox: sandbox)
    XCTAssertEqual(
        stage.ownStatuses,
        [
            "ExitTests/theSmallestNumberDoesNotStopTheProgram()": .passed,
            "ExitTests/theSmallestNumberHasAPrice()": .passed,
            "ExitTests/aDigitIsBelowTen()": .passed, "ExitTests/isWrong()": .failed,
            "ExitTests/tellsWhatItSays()": .passed,
        ])
    // The planted bug is in the other process, and its end is a failure of the test.
    XCTAssertEqual(
        own.kills(of: "smallest-number-traps"),
        ["theSmallestNumberDoesNotStopTheProgram()", "theSmallestNumberHasAPrice()"])
    XCTAssertEqual(own.kills(of: "separator-ignored"), ["theSmallestNumberHasAPrice()"])
    XCTAssertEqual(own.kills(of: "zero-is-odd"), [])
    XCTAssertEqual(stage.flags.map(\.word), [])
    XCTAssertEqual(stage.status, .passed)
}

extension OwnTestsReport {
    /// The tests that notice a bug, and which of them crash with it.
    func kills(of bug: String) -> [String] {
        (bugs.first { $0.id == bug }?.kills ?? []).map {
            "\($0.test.split(separator: "/").last ?? "")\($0.isCrash ? " crashes" : "")"
        }
    }
}
