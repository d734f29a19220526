import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The time that shams have: the real program of a stage, and a clock that is made up.
final class ShamTimeTests: XCTestCase {
    /// Whoever is right, and needs nearly all of the time, must be believed.
    func testThereIsTimeForShamsWhereTheSuiteHasUsedUpItsOwn() throws {
        let stage = shipped(1)
        let finished = try SourceFolder.read(
            FixtureLearner.kit.path("Finished/\(stage.folder)"), ending: ".swift", files: .live)
        let official = try OfficialTests(of: [stage], in: FixtureLearner.kit, files: .live)
        try UnscreenedSuite.with(stage, finished.files) { suite in
            // The first process takes more than nine tenths of the time.
            let looks = Mutex(0)
            let now = { @Sendable in
                looks.withLock { looks in
                    looks += 1
                    return looks == 1 ? Duration.zero : .seconds(95_000)
                }
            }
            var environment = suite.run.environment
            environment.budget = Grader.budget(of: .seconds(100_000), now: now)
            let plan = TestPlan.suites(official, shams: { _ in suite.suite }, runsShams: true)
            let outcome = try plan.run(
                SuiteRun(program: suite.run.program, environment: environment), stage,
                BuiltTests(leftOut: []))
            XCTAssertEqual(outcome.tests?.passed, suite.names.count)
        }
    }
}
