import Foundation
import Synchronization
import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// However many stages, bugs and jobs there are, a few test processes run at a time.
final class ProcessGateTests: XCTestCase {
    /// Counts how many processes run at a time; each goes on until others could have started.
    private final class Counter: Sendable {
        private let state = Mutex((running: 0, largest: 0))

        var largest: Int { state.withLock { $0.largest } }

        func run() {
            state.withLock {
                $0.running += 1
                $0.largest = max($0.largest, $0.running)
            }
            usleep(2000)
            state.withLock { $0.running -= 1 }
        }
    }

    private func suite(_ counter: Counter, gate: ProcessGate) -> SuiteRun {
        let files = FakeFiles([:]).files
        let workspace = Workspace(root: "/w", files: files, workshop: .shipped)
        let processes = Processes(
            run: { _, _, _ in
                counter.run()
                return .exited(0)
            }, endAll: {})
        return SuiteRun(
            program: TestProgram(folder: "/w", files: files, sandbox: nil),
            environment: TestRunEnvironment(
                processes: processes, gate: gate,
                scratch: ScratchFolders(root: "/scratch", path: nil, files: files),
                limits: Limits(),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter)))
    }

    func testAllStagesAndJobsShareTheGate() throws {
        let (counter, gate) = (Counter(), ProcessGate(width: 3))
        // Jobs with stages in them, and planted bugs in these.
        let suite = suite(counter, gate: gate)
        _ = try Array(1...3).concurrentMap(width: 3) { _ in
            try Array(1...4).concurrentMap(width: 4) { _ in
                try Array(1...8).concurrentMap(width: 8) { place in
                    try suite.runXCTest(["M.C/test"], planting: .places([place]))
                }
            }
        }
        XCTAssertEqual(counter.largest, 3)
    }

    func testCopiesOfAGraderShareTheirGate() throws {
        let grader = try FixtureLearner.grader()
        let learners = LearnerGrader(
            grader: grader, digests: try WorkDigests(of: grader.kit, files: .live),
            work: try WorkFiles(of: grader.kit, files: .live),
            describe: { "\($0)" })
        XCTAssertTrue(learners.grader(of: 1).tools.shared === learners.grader(of: 2).tools.shared)
    }
}
