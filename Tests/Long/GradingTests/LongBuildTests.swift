import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A build that takes too much time or memory is charged to the stage that it is of.
final class LongBuildTests: XCTestCase {
    func testABuildThatTakesTooMuchIsTheStagesVerdict() throws {
        let folder = try FixtureLearner(name: "type-explosion").submission()
        defer { try? Files.live.remove(folder) }
        for (build, failure) in [
            (Limits(memory: 2 << 30), BuildFailure.tookTooMuchMemory),
            (Limits(total: .seconds(1)), .tookTooLong),
        ] {
            var limits = GradingLimits(test: FixtureLearner.limits)
            limits.build = build
            let report = try FixtureLearner.grader().with(limits: limits).grade(
                folder, tree: .starter, stages: [shipped(1)], progress: .untold)
            guard case .notBuilt(failure, _) = report.stages[0].suite else {
                return XCTFail("\(report.stages[0].suite)")
            }
        }
    }
}
