import Synchronization
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests which events of a grading are left out for stages that the learner hasn't started.
final class SilentProgressTests: XCTestCase {
    /// Stages that the learner hasn't started also have slow tests, which aren't worth a warning.
    func testUntouchedStagesAreNotReported() {
        let told = Mutex<[GradingProgress.Event]>([])
        let progress = GradingProgress { event in told.withLock { $0.append(event) } }
            .silent(about: [shipped(3)])
        func events(_ stage: Int) -> [GradingProgress.Event] {
            let id = Stage.ID.number(stage)
            return [
                .ran(id, passed: 0, of: 2),
                .slow(.ended(test: "Stage\(stage)Tests.A/test", limit: .seconds(10))),
                .slow(
                    .running(test: "MyStage\(stage)Tests.A/test", seconds: 3, limit: .seconds(10))),
            ]
        }
        let shown = events(1) + [.building(.suite, 3)]
        for event in shown + events(3) { progress.send(event) }
        XCTAssertEqual(told.withLock { $0 }, shown)
    }
}
