import Advice
import Synchronization
import XCTest

@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests that `grade watch` creates a grader only once per fresh start. Creating one is slow, because the
/// toolchain is asked for its version.
final class KnownGraderTests: XCTestCase {
    func testTheGraderIsCreatedOncePerFreshStart() throws {
        let versions = Mutex(["6.2", "6.3.1"][...])
        let known = KnownGrader()
        func version(anew: Bool) throws -> String {
            try known.grader(anew: anew) {
                Grader(
                    kit: FixtureLearner.kit,
                    tools: GradingTools(
                        machine: FixtureLearner.machine,
                        toolchain: Toolchain(
                            swift: "/swift", version: versions.withLock { $0.popFirst() ?? "none" }),
                        advice: stageAdvice
                    ))
            }.tools.toolchain.version
        }
        XCTAssertEqual(try version(anew: false), "6.2")
        XCTAssertEqual(try version(anew: false), "6.2")
        XCTAssertEqual(try version(anew: true), "6.3.1")
        XCTAssertEqual(try version(anew: false), "6.3.1")
    }
}
