import Synchronization
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests the time budget that a stage's tests share, with a fake clock.
final class TimeBudgetTests: XCTestCase {
    private let time = MadeUpTime()

    private func budget(_ seconds: Int, keepsBack: Bool = false) -> TimeBudget {
        TimeBudget(limit: .seconds(seconds), keepsBack: keepsBack, now: time.now)
    }

    private func spend(_ seconds: Int, of budget: TimeBudget) -> ProcessEnd? {
        budget.spend(Limits()) { limits in
            let total = limits.total ?? .zero
            time.pass(min(.seconds(seconds), total))
            return .seconds(seconds) >= total ? .tooLong : .exited(0)
        }
    }

    func testAfterTheTimeLimitNothingStarts() {
        let budget = budget(10)
        XCTAssertEqual(spend(7, of: budget), .exited(0))
        XCTAssertFalse(budget.isExceeded)
        XCTAssertNil(spend(5, of: budget))
        XCTAssertEqual(time.now(), .seconds(10))
        XCTAssertTrue(budget.isExceeded)
        XCTAssertTrue(budget.isUsedUp)
        XCTAssertNil(spend(1, of: budget))
        XCTAssertEqual(time.now(), .seconds(10))
    }

    func testWaitingTimeIsNotCounted() {
        let budget = budget(10)
        for _ in 1...3 {
            time.pass(.seconds(100))
            XCTAssertEqual(spend(3, of: budget), .exited(0))
        }
    }

    func testTheTimeOfConcurrentTestsIsCountedOnce() {
        let budget = budget(10)
        _ = budget.spend(Limits()) { _ in
            XCTAssertEqual(spend(4, of: budget), .exited(0))
            XCTAssertEqual(spend(4, of: budget), .exited(0))
            return .exited(0)
        }
        XCTAssertEqual(spend(1, of: budget), .exited(0))
        XCTAssertFalse(budget.isExceeded)
    }

    func testAProcessStoppedByItsOwnLimitHasAVerdict() {
        let budget = budget(10)
        let end = budget.spend(Limits(total: .seconds(2))) { limits in
            XCTAssertEqual(limits.total, .seconds(2))
            return .tooLong
        }
        XCTAssertEqual(end, .tooLong)
        XCTAssertFalse(budget.isExceeded)
    }

    func testATenthOfTheTimeIsReserved() {
        let budget = budget(100, keepsBack: true)
        XCTAssertNil(spend(95, of: budget))
        XCTAssertEqual(time.now(), .seconds(90))
        budget.handOutRest()
        XCTAssertEqual(spend(5, of: budget), .exited(0))
        XCTAssertTrue(budget.isExceeded)
    }

    func testThousandsOfHangingTestsTakeOnlyTheTimeOfTheStage() throws {
        let names = (1...3000).map { "M.A/hangs\($0)" }
        let results = try run(["M.A/passes"] + names, budget: budget(10)) { name in
            name == "M.A/passes" ? .milliseconds(250) : .seconds(1)
        }
        XCTAssertEqual(time.now(), .seconds(10))
        XCTAssertEqual(results.map(\.name), ["M.A/passes"] + names)
        XCTAssertEqual(results.first?.status, .passed)
        XCTAssertEqual(results.count { $0.status == .timedOut }, 19)
        let left = results.suffix(3000 - 19)
        XCTAssertTrue(left.allSatisfy { $0.failure == .noTimeLeft(limit: .seconds(10)) })
        XCTAssertEqual(Set(left.map(\.status)), [.notRun])
    }

    func testWithTimeLeftEachTestHasItsVerdict() throws {
        let results = try run(["M.A/a", "M.A/b"], budget: budget(10)) { _ in .milliseconds(250) }
        XCTAssertEqual(results.map(\.status), [.passed, .passed])
    }

    func testWithoutTimeNoSwiftTestingTestRuns() throws {
        let budget = budget(1)
        XCTAssertNil(spend(2, of: budget))
        let results = try suite(budget: budget) { _ in .zero }.runSwiftTesting(
            module: "M", only: ["M.a()", "M.b()"])
        XCTAssertEqual(results.map(\.name), ["M.a()", "M.b()"])
        XCTAssertTrue(results.allSatisfy { $0.failure == .noTimeLeft(limit: .seconds(1)) })
        XCTAssertEqual(
            try suite(budget: budget) { _ in .zero }.runSwiftTesting(module: "M").count, 0)
    }

    private func run(
        _ names: [String], budget: TimeBudget, needs: @escaping @Sendable (String) -> Duration
    ) throws -> [TestResult] {
        try suite(budget: budget, needs: needs).runXCTest(names)
    }

    /// A suite whose tests have a time limit of half a second each. `needs` returns the time that a
    /// test takes.
    private func suite(
        budget: TimeBudget, needs: @escaping @Sendable (String) -> Duration
    ) -> SuiteRun {
        let files = FakeFiles([:]).files
        let workspace = Workspace(root: "/w", files: files, workshop: .shipped)
        let processes = Processes(
            run: { [time] (command, limits, handler) throws(ProcessError) in
                _ = handler(.report(ProgramStart.announcement))
                return Self.run(command, limits, handler, needs, time)
            }, endAll: {})
        return SuiteRun(
            program: TestProgram(folder: "/w", files: files, sandbox: nil),
            environment: TestRunEnvironment(
                processes: processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: files),
                limits: Limits(timeout: .milliseconds(500)),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter),
                budget: budget))
    }

    private static func run(
        _ command: Command, _ limits: Limits, _ handler: (ProcessEvent) -> Bool,
        _ needs: (String) -> Duration, _ time: MadeUpTime
    ) -> ProcessEnd {
        var report = MadeUpReport(command)
        func tell(_ json: String) { report.send(json, handler) }
        var left = limits.total ?? .zero
        for name in report.words {
            tell(#"{"event": "started", "test": "\#(name)"}"#)
            let need = min(needs(name), limits.timeout ?? .zero)
            time.pass(min(need, left))
            if need >= left { return .tooLong }
            left -= need
            if needs(name) > need { return .timedOut }
            tell(#"{"event": "finished", "test": "\#(name)"}"#)
        }
        tell(#"{"event": "ended"}"#)
        return .exited(0)
    }
}

/// A clock that is advanced manually.
final class MadeUpTime: Sendable {
    private let passed = Mutex(Duration.zero)

    @Sendable func now() -> Duration { passed.withLock { $0 } }

    func pass(_ duration: Duration) { passed.withLock { $0 += duration } }
}
