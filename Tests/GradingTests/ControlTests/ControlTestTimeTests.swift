import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests how much time is reserved for control tests, with a stage's real program and a fake clock.
final class ControlTestTimeTests: XCTestCase {
    /// If the code of a learner is right but needs nearly all of the time, there must still be time
    /// for the control tests.
    func testControlTestsHaveTimeOfTheirOwn() throws {
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
            environment.budget = TimeBudget(limit: .seconds(100_000), keepsBack: true, now: now)
            let answer = try AskedQuestion.suiteAnswer(
                SuiteRun(program: suite.run.program, environment: environment),
                official.names(of: stage), suite.suite, isAfterSave: false)
            XCTAssertEqual(
                answer.results.filter { $0.status == .passed }.count, suite.names.count)
        }
    }
}
