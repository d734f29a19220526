import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests how long the learner's tests run on the learner's own code, and how the results of that
/// run are used. No verdict depends on these results.
final class RunOnLearnersCodeTests: XCTestCase {
    /// Creates the files of a learner of stage 1: unfinished code that contains `code`, and a
    /// single test that contains `test`. Returns their folder.
    private func learner(_ code: String, _ test: String) throws -> String {
        let folder = try FixtureLearner(name: "own-tests-judged").submission()
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        let source = """
            import Foundation
            import XCTest

            @testable import Stage1

            final class MyNumberFormatterTests: XCTestCase {
                func testEightyOne() {
                    let text = FirstBasicViewController().numberFormatter(number: 81)
                    \(test)
                    XCTAssertEqual(text, "Rp 81")
                }
            }
            """
        try Files.live.write(
            "\(folder)/Starter/Stage1Tests/MyNumberFormatterTests.swift", Array(source.utf8))
        let file = "\(folder)/Starter/Stage1/NumberFormatter.swift"
        try Files.live.write(
            file,
            Array(
                """
                extension FirstBasicViewController {
                    func numberFormatter(
                        number: Int, separator: String = ".", currency: String = "Rp"
                    ) -> String {
                        \(code)
                    }
                }
                """.utf8))
        return folder
    }

    private func ownTest(_ report: Report?) -> OwnTest? {
        report?.stages.first?.exercises.first { $0.exercise.id == "number-formatter" }?
            .ownTests.first
    }

    /// The learner's test waits for a file that is written only when the verdict is reported.
    func testTheTestsVerdictDoesNotWaitForTheRunOnTheLearnersCode() throws {
        let told = try temporaryFolder()
        let folder = try learner(
            "\"wait\"",
            """
            while text == "wait", !FileManager.default.fileExists(atPath: "\(told)/it") {
                usleep(10_000)
            }
            """)
        defer { try? Files.live.remove(folder) }
        var limits = GradingLimits(test: FixtureLearner.patientLimits)
        limits.onCode = .seconds(600)
        let early = Mutex<[Report]>([])
        let report = try FixtureLearner.grader().with(limits: limits).grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], suitesFirst: true, alsoOnCode: true,
            progress: GradingProgress { event in
                guard case .ownTestsKnown(let report) = event else { return }
                early.withLock { $0.append(report) }
                try? Files.live.write("\(told)/it", [])
            })
        let first = early.withLock { $0 }
        XCTAssertEqual(first.count, 1)
        XCTAssertEqual(first.first?.stages.map(\.suite), report.stages.map(\.suite))
        XCTAssertEqual(ownTest(first.first)?.result.status, .passed)
        XCTAssertNil(ownTest(first.first)?.onCode)
        XCTAssertEqual(ownTest(report)?.onCode?.status, .failed)
    }

    func testTheRunOnTheLearnersCodeHasAShortTimeLimit() throws {
        // Only the learner's own test calls the function with 81, so no other test hangs.
        let folder = try learner("while number == 81 {}\nreturn \"\"", "")
        defer { try? Files.live.remove(folder) }
        var limits = GradingLimits(test: FixtureLearner.limits)
        limits.onCode = .seconds(1)
        let report = try FixtureLearner.grader().with(limits: limits).grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], alsoOnCode: true, progress: .ignored)
        XCTAssertEqual(ownTest(report)?.onCode?.status, .notRun)
        XCTAssertEqual(ownTest(report)?.isValid, true)
        XCTAssertEqual(GradingLimits().time(for: .suite), .seconds(300))
        XCTAssertEqual(GradingLimits().time(for: .ownTestsOnCode), .seconds(20))
        limits.stage = .milliseconds(500)
        XCTAssertEqual(limits.time(for: .ownTestsOnCode), .milliseconds(500))
    }

    /// The failure on the reference solution has no line. It must not be shown at the line where
    /// the test fails on the learner's code.
    func testFailuresOnBothVersionsAreKeptApart() throws {
        let folder = try learner("\"wait\"", "if text != \"wait\" { exit(3) }")
        defer { try? Files.live.remove(folder) }
        let report = try FixtureLearner.grader().grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], alsoOnCode: true, progress: .ignored)
        let test = try XCTUnwrap(ownTest(report))
        XCTAssertEqual(test.result.failure, .exit(status: 3))
        XCTAssertEqual(test.onCode?.status, .failed)
        XCTAssertNotNil(test.onCode?.failure?.place)
        XCTAssertNil(test.failedLine)
    }
}
