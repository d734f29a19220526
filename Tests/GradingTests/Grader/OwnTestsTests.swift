import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

/// The learner's own tests run on the finished code; whatever they do, the official suite stands.
final class OwnTestsTests: XCTestCase {
    func testEachTestHasItsVerdict() throws {
        let stage = try FixtureLearner(name: "own-tests-hostile").graded(1)
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "HostileTests/testPasses": .passed, "HostileTests/testIsWrong": .failed,
                "HostileTests/testTraps": .crashed, "HostileTests/testHangs": .timedOut,
                "HostileTests/testExits": .crashed, "HostileTests/testIsSkipped": .skipped,
                "HostileTests/testPrints": .passed, "HostileTests/testDeletesFiles": .passed,
            ])
        XCTAssertEqual(stage.status, .passed)
    }

    func testTheyAreReportedInSourceOrder() throws {
        let stage = try FixtureLearner(name: "own-tests-hostile").graded(1)
        guard case .judged(let own) = stage.ownTests else { return XCTFail("\(stage.ownTests)") }
        XCTAssertEqual(
            own.tests.prefix(3).map(\.result.shortName),
            ["HostileTests/testPasses", "HostileTests/testIsWrong", "HostileTests/testTraps"])
    }

    func testSwiftTestingCountsToo() throws {
        let stage = try FixtureLearner(name: "own-tests-swift-testing").graded(1)
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "OldTests/testZeroIsEven": .passed, "ModernTests/twoIsEven()": .passed,
                "ModernTests/odd(number:)": .failed, "ModernTests/traps()": .crashed,
                "ModernTests/isSkipped()": .skipped, "ModernTests/comesAfterTheTrap()": .passed,
            ])
        XCTAssertEqual(stage.status, .passed)
    }

    func testTheirCompileErrorLeavesTheSuiteAlone() throws {
        let report = try FixtureLearner(name: "own-tests-compile-error").gradeAnew(1, 2)
        XCTAssertTrue(report.isPassed)
        guard case .notBuilt(.errors(let errors)) = report.stages[0].ownTests else {
            return XCTFail("\(report.stages[0].ownTests)")
        }
        let place = SourceLocation(
            file: "Starter/Stage1Tests/BrokenTests.swift", line: 7, column: 24)
        XCTAssertEqual(errors.errors.map(\.place), [place])
        XCTAssertEqual(errors.errors.map(\.message), ["cannot find 'missing' in scope"])
        XCTAssertEqual(
            Array(lines(of: report.stages[0]).suffix(3)),
            [
                "    Your own tests run on the finished code, not on yours. It has only what the",
                "    exercise asks for, and no 'missing'. Test your helper through what the",
                "    exercise asks for.",
            ])
        XCTAssertEqual(report.stages[1...].map(\.ownTests.holds), [true])
    }

    func testAClassThatStopsXCTestLeavesTheOthersAlone() throws {
        let report = try FixtureLearner(name: "own-tests-not-async").gradeAnew(1, 2)
        XCTAssertTrue(report.isPassed)
        guard case .crashed = report.stages[0].ownTests else {
            return XCTFail("\(report.stages[0].ownTests)")
        }
        XCTAssertEqual(
            lines(of: report.stages[0]),
            [
                "  Your own tests stop before the first of them runs. In IsolatedTests, a test",
                "  marked @MainActor isn't async. Write '@MainActor' before each test and not",
                "  before the class, and 'async' behind its '()': @MainActor func testIt() async.",
                "  To read: Guide/3-dependency-injection.md#loading",
            ])
        XCTAssertEqual(report.stages[1...].map(\.ownTests.holds), [true])
    }

    /// What the learner reads of the tests of a stage.
    private func lines(of stage: StageReport) -> [String] {
        TerminalOutline(style: Style(usesColor: false))
            .lines(of: StageOutline(stage, tree: .starter).own)
    }

    func testNoOwnTestsAreNoError() throws {
        let learner = FixtureLearner(name: "fatal-error")
        let folder = try learner.submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        let report = try FixtureLearner.grader().grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .untold)
        XCTAssertEqual(report.stages.map(\.ownTests), [.none])
    }
}
