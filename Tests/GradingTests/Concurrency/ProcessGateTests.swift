import Foundation
import Synchronization
import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that only a few test processes run at the same time, however many stages, bugs and jobs
/// there are.
final class ProcessGateTests: XCTestCase {
    /// Counts processes that run at the same time. The first processes wait until the expected
    /// number of processes is running.
    private final class Counter: @unchecked Sendable {
        private let condition = NSCondition()
        private let expected: Int
        private var running = 0
        private var mostSoFar = 0

        init(expected: Int) { self.expected = expected }

        var largest: Int { condition.withLock { mostSoFar } }

        func run() {
            condition.withLock {
                running += 1
                mostSoFar = max(mostSoFar, running)
                condition.broadcast()
                // Only a gate that admits too few processes runs into this timeout.
                let end = Date(timeIntervalSinceNow: 60)
                while mostSoFar < expected, condition.wait(until: end) {}
            }
            // If the gate admits too many processes, another one starts in the meantime.
            usleep(2000)
            condition.withLock { running -= 1 }
        }
    }

    private func suite(_ counter: Counter, gate: ProcessGate) -> SuiteRun {
        let files = FakeFiles([:]).files
        let workspace = Workspace(root: "/w", files: files, workshop: .shipped)
        let processes = Processes(
            run: { _, _, handler in
                _ = handler(.report(ProgramStart.announcement))
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
        let (counter, gate) = (Counter(expected: 3), ProcessGate(width: 3))
        // Several jobs run several stages each, and each stage runs several planted bugs.
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

    func testWorkThatArrivesTogetherStartsAtMostTheUsualNumberOfServers() throws {
        let run = suite(Counter(expected: 1), gate: ProcessGate())
        let servers = TestServers(
            program: run.program, environment: run.environment, patience: .seconds(600))
        let started = Atomic(0)
        let width = 4 * TestServers.usualCount
        _ = try Array(1...width).concurrentMap(width: width) { _ in
            try servers.run(.init(key: "", words: []), Limits()) { _ throws(ProcessError) in
                started.wrappingAdd(1, ordering: .relaxed)
                // In the meantime, the rest of the work arrives.
                usleep(20_000)
                return ForkServer(
                    run: { _, _, _ in ForkServer.Run(end: .exited(0), goesOn: true) }, end: {})
            } _: { _ in
                true
            }
        }
        XCTAssertLessThanOrEqual(started.load(ordering: .relaxed), TestServers.usualCount)
    }

    /// If two pieces of work arrive together, only one gets the server that is waiting. The other
    /// doesn't wait for it, because there are fewer servers than usual.
    func testWorkDoesNotWaitForTheOnlyServer() throws {
        try XCTSkipIf(TestServers.usualCount < 2, "With one core, there is no second server.")
        let run = suite(Counter(expected: 1), gate: ProcessGate())
        for _ in 1...100 {
            let servers = TestServers(
                program: run.program, environment: run.environment, patience: .seconds(600))
            defer { servers.end() }
            let counter = Counter(expected: 2)
            let comers = Atomic(0)
            @Sendable func work(_ key: String) throws {
                _ = try servers.run(.init(key: key, words: []), Limits()) {
                    _ throws(ProcessError) in
                    ForkServer(
                        run: { work, _, _ in
                            if work.hasPrefix("both") { counter.run() }
                            return ForkServer.Run(end: .exited(0), goesOn: true)
                        }, end: {})
                } _: { _ in
                    true
                }
            }
            try work("first")
            _ = try Array(1...2).concurrentMap(width: 2) { _ in
                comers.wrappingAdd(1, ordering: .relaxed)
                while comers.load(ordering: .relaxed) < 2 {}
                try work("both")
            }
            XCTAssertEqual(counter.largest, 2)
            if counter.largest < 2 { break }
        }
    }

    func testCopiesOfAGraderShareTheirGate() throws {
        let grader = try FixtureLearner.grader()
        let learners = LearnerGrader(
            grader: grader, digests: try WorkDigests(of: grader.kit, files: .live),
            describe: { "\($0)" })
        XCTAssertTrue(learners.grader(of: 1).tools.gate === learners.grader(of: 2).tools.gate)
    }
}
