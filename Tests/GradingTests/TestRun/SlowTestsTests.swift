import Foundation
import Synchronization
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests how much time slow or endless tests cost, and that other tests still get their verdicts.
final class SlowTestsTests: XCTestCase {
    private let limit = Duration.seconds(10)
    private let brief = Duration.seconds(1)

    func testBriefLimitsAreShorter() {
        XCTAssertEqual(Limits(timeout: .seconds(10)).brief.timeout, .seconds(1))
        XCTAssertEqual(Limits(timeout: .seconds(2)).brief.timeout, .milliseconds(500))
        XCTAssertEqual(Limits(timeout: .milliseconds(300)).brief.timeout, .milliseconds(300))
        XCTAssertEqual(Limits().brief.timeout, nil)
    }

    func testASlowTestPasses() throws {
        let run = MadeUpRun(needs: ["M.A/slow": .seconds(9)])
        let results = try run.results(of: ["M.A/first", "M.A/slow", "M.B/last"])
        XCTAssertEqual(results.map(\.status), [.passed, .passed, .passed])
        XCTAssertEqual(run.timesOf("M.A/slow"), [brief, limit])
        XCTAssertEqual(run.timesOf("M.B/last"), [brief])
    }

    func testAnEndlessTestGetsItsFullTime() throws {
        let run = MadeUpRun(needs: ["M.A/endless": .seconds(11)])
        let results = try run.results(of: ["M.A/endless", "M.A/other"])
        XCTAssertEqual(results.map(\.failure), [.timeout(limit), nil])
    }

    private func endless(_ count: Int, of name: String) -> [String: Duration] {
        Dictionary(uniqueKeysWithValues: (1...count).map { ("\(name)/endless\($0)", .seconds(11)) })
    }

    func testATestAfterEndlessOnesGetsItsFullTime() throws {
        var needs = endless(2, of: "M.A")
        needs["M.A/slow"] = .milliseconds(2_500)
        let run = MadeUpRun(needs: needs)
        let results = try run.results(of: needs.keys.sorted())
        XCTAssertEqual(results.map(\.failure), [.timeout(limit), .timeout(limit), nil])
        XCTAssertEqual(run.timesOf("M.A/slow"), [brief, limit])
    }

    func testEndlessTestsUseUpTheStagesTime() throws {
        let names = (1...12).map { "M.A/endless\($0)" }
        let results = try MadeUpRun(needs: endless(12, of: "M.A")).results(of: names)
        let maximum = IsolatedRetries.maximumOfClass + IsolatedRetries.maximumMore
        XCTAssertEqual(
            results.map(\.failure),
            Array(repeating: .timeout(limit), count: maximum)
                + Array(repeating: .crowdedOut(limit: limit), count: 12 - maximum))
        XCTAssertEqual(results.last?.status, .notRun)
    }

    func testEachClassGetsItsTurn() throws {
        let names =
            (1...12).map { "M.A/endless\($0)" } + ["M.B/endless1", "M.B/endless2", "M.B/slow"]
        var needs = endless(12, of: "M.A").merging(endless(2, of: "M.B")) { first, _ in first }
        needs["M.B/slow"] = .milliseconds(2_500)
        let results = try MadeUpRun(needs: needs).results(of: names)
        XCTAssertEqual(results.last?.status, .passed)
        XCTAssertEqual(results.count { $0.failure == .crowdedOut(limit: limit) }, 4)
    }

    /// The number of cores must not affect which tests are skipped.
    func testTheSkippedTestsAreAlwaysTheSame() throws {
        let names = (1...20).map { "M.A/test\($0)" }
        let needs = Dictionary(
            uniqueKeysWithValues: names.enumerated().map {
                ($1, $0.isMultiple(of: 3) ? Duration.seconds(2) : .seconds(11))
            })
        let first = try MadeUpRun(needs: needs).results(of: names).map(\.failure)
        XCTAssertTrue(first.contains(.crowdedOut(limit: limit)))
        for _ in 1...20 {
            XCTAssertEqual(try MadeUpRun(needs: needs).results(of: names).map(\.failure), first)
        }
    }

    /// A class whose setup ends the process leaves many tests without a result. Endless tests of another class
    /// must not use up the time of those that pass.
    func testTestsThatNeverRanComeBeforeSlowTests() throws {
        let right = (1...12).map { "M.Z/right\($0)" }
        let slow = endless(12, of: "M.A")
        let results = try MadeUpRun(needs: slow).results(
            of: ["M.Exit/first"] + slow.keys.sorted() + right)
        XCTAssertEqual(results.first?.failure, .exit(status: 3))
        XCTAssertEqual(results.suffix(12).map(\.status), right.map { _ in .passed })
    }

    func testCodeWithAllBugsEndsTheRun() throws {
        let names = (1...4).map { "M.A/endless\($0)" }
        let results = try MadeUpRun(needs: endless(4, of: "M.A")).results(
            of: names, planting: .everywhere)
        XCTAssertEqual(results.count { $0.failure == .timeout(limit) }, 2)
    }

    /// After a save, the learner waits for the result. A test that is only slow still gets its full
    /// time.
    func testAfterASaveTwoEndlessTestsOfAClassAreEnough() throws {
        var needs = endless(6, of: "M.A")
        let all = try MadeUpRun(needs: needs, isAfterSave: true).results(of: needs.keys.sorted())
        XCTAssertEqual(all.count { $0.failure == .timeout(limit) }, 2)
        XCTAssertEqual(all.count { $0.failure == .crowdedOut(limit: limit) }, 4)
        needs["M.B/slow"] = .seconds(9)
        let run = MadeUpRun(needs: needs, isAfterSave: true)
        XCTAssertEqual(try run.results(of: needs.keys.sorted()).last?.status, .passed)
    }

    func testOnASlowComputerAllTestsPass() throws {
        let names = (1...8).map { "M.A/test\($0)" }
        let run = MadeUpRun(
            needs: Dictionary(uniqueKeysWithValues: names.map { ($0, .seconds(4)) }))
        let results = try run.results(of: names)
        XCTAssertEqual(results.map(\.name), names)
        XCTAssertEqual(Set(results.map(\.status)), [.passed])
    }

    func testASlowStartIsNotAVerdict() throws {
        let run = MadeUpRun(needs: [:], start: .seconds(9))
        let results = try run.results(of: ["M.A/first", "M.B/second"])
        XCTAssertEqual(results.map(\.status), [.passed, .passed])
        XCTAssertEqual(run.timesOf("M.A/first"), [limit], "The test ran again.")
    }

    func testTheEndOfAnEndlessTestIsReported() throws {
        let run = MadeUpRun(needs: ["M.A/endless": .seconds(11), "M.A/slow": .seconds(2)])
        _ = try run.results(of: ["M.A/endless", "M.A/slow"])
        XCTAssertEqual(run.told, [.ended(test: "M.A/endless", limit: limit)])
        _ = try run.results(of: ["M.A/endless"], planting: .places([6]))
        XCTAssertEqual(run.told.count, 1, "A run with a bug was reported.")
    }

    func testASlowTestIsReportedOnce() throws {
        let told = Told()
        let result = SlowTest.watch(
            "M.A/slow", limit: .seconds(10), after: 0, progress: told.progress
        ) {
            while told.all.isEmpty { Thread.sleep(forTimeInterval: 0.01) }
            return TestResult(name: "M.A/slow")
        }
        XCTAssertEqual(result.status, .passed)
        XCTAssertEqual(
            told.all, [.running(test: "M.A/slow", seconds: 0, limit: .seconds(10))])
    }
}

/// A suite whose tests take made-up times, while no real time passes. The setup of the class `Exit` ends the
/// process.
private final class MadeUpRun: Sendable {
    private let needs: [String: Duration]
    private let start: Duration
    private let isAfterSave: Bool
    private let times = Mutex<[String: [Duration]]>([:])
    private let slowTests = Told()

    /// - Parameters:
    ///   - needs: The time that each test takes; none by default.
    ///   - start: The time that passes before the first test.
    init(needs: [String: Duration], start: Duration = .zero, isAfterSave: Bool = false) {
        (self.needs, self.start, self.isAfterSave) = (needs, start, isAfterSave)
    }

    /// Returns the time limit of each run of a test.
    func timesOf(_ test: String) -> [Duration] { times.withLock { $0[test] ?? [] } }

    var told: [SlowTest] { slowTests.all }

    func results(of names: [String], planting: TestProgram.Planting = .nothing) throws
        -> [TestResult]
    {
        let files = FakeFiles([:]).files
        let workspace = Workspace(root: "/w", files: files, workshop: .shipped)
        let processes = Processes(
            run: { [self] (command, limits, handler) throws(ProcessError) in
                _ = handler(.report(ProgramStart.announcement))
                return runTests(command, limits, handler)
            }, endAll: {})
        let suite = SuiteRun(
            program: TestProgram(folder: "/w", files: files, sandbox: nil),
            environment: TestRunEnvironment(
                processes: processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: files),
                limits: Limits(timeout: .seconds(10)),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter),
                progress: slowTests.progress, isAfterSave: isAfterSave))
        return try suite.runXCTest(names, planting: planting)
    }

    private func runTests(
        _ command: Command, _ limits: Limits, _ handler: (ProcessEvent) -> Bool
    ) -> ProcessEnd {
        var report = MadeUpReport(command)
        func tell(_ json: String) { report.send(json, handler) }
        let limit = limits.timeout ?? .zero
        if start > limit { return .timedOut }
        for name in report.words {
            if name.hasPrefix("M.Exit/") { return .exited(3) }
            times.withLock { $0[name, default: []].append(limit) }
            tell(#"{"event": "started", "test": "\#(name)"}"#)
            if let need = needs[name], need > limit { return .timedOut }
            tell(#"{"event": "finished", "test": "\#(name)"}"#)
        }
        tell(#"{"event": "ended"}"#)
        return .exited(0)
    }
}

/// Collects the reports about slow tests.
private final class Told: Sendable {
    private let events = Mutex<[SlowTest]>([])

    var all: [SlowTest] { events.withLock { $0 } }

    var progress: GradingProgress {
        GradingProgress { event in
            guard case .slow(let test) = event else { return }
            self.events.withLock { $0.append(test) }
        }
    }
}
