import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Runs a learner's thousand hanging tests through the real pipeline.
final class HangingOwnTests: XCTestCase {
    func testHangingTestsUseUpOnlyTheirOwnTime() throws {
        let folder = try FixtureLearner(name: "own-tests-judged").submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        let tests = (1...1000).map { "    func testHangs\($0)() { while true { sleep(1) } }\n" }
        let source = "import XCTest\n\nfinal class Hanging: XCTestCase {\n\(tests.joined())}\n"
        try Files.live.write("\(folder)/Starter/Stage1Tests/Hanging.swift", Array(source.utf8))
        var limits = GradingLimits(test: FixtureLearner.limits)
        limits.stage = .seconds(3)
        let report = try FixtureLearner.grader().with(limits: limits).grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .ignored)
        let stage = try XCTUnwrap(report.stages.first)
        XCTAssertEqual(stage.status, .passed)
        XCTAssertEqual(Points.of(stage), Points.forSuite(of: stage.stage))
        guard case .judged(let own) = stage.ownTests else { return XCTFail("\(stage.ownTests)") }
        XCTAssertEqual(own.usedUpTime, .seconds(3))
        XCTAssertGreaterThan(own.tests.count { $0.result.status == .notRun }, 900)
        XCTAssertEqual(Set(own.bugs.map(\.status)), [.notRun])
        XCTAssertEqual(Set(own.bugs.map(\.isOutOfTime)), [true])
    }
}
