import Catalog
import Processes
import SwiftSource

/// Runs tests in separate processes until each of them has a verdict.
///
/// A crash or a hang ends a whole process but decides the verdict of only one test, so the tests after it run
/// in a new process. A slow test gets a process to itself, in parallel with the others.
struct SuiteRun {
    let program: TestProgram
    let environment: TestRunEnvironment
    /// The servers that wait for work; nil if each run is a separate process.
    private var servers: TestServers?

    init(program: TestProgram, environment: TestRunEnvironment) {
        self.program = program
        self.environment = environment
    }

    /// Calls `body` with a run whose processes wait for work, for tests that run again and again.
    func withServers<Value>(_ body: (SuiteRun) throws -> Value) rethrows -> Value {
        let servers = TestServers(program: program, environment: environment)
        defer { servers.end() }
        var run = self
        run.servers = servers
        return try body(run)
    }

    /// A run of the same tests in which each attempt has a new process.
    var anew: SuiteRun { SuiteRun(program: program, environment: environment) }

    /// The program's output when it lists its XCTest tests.
    func list() throws -> (end: ProcessEnd?, text: String) {
        var bytes: [UInt8] = []
        var start = ProgramStart()
        // A program that prints endlessly counts as alive; the stage's time limit ends it.
        let end = try environment.inTurn(environment.limits) { limits in
            try environment.withProcess { process in
                try environment.processes.run(program.list(in: process), limits) { event in
                    if !start.takes(event), case .output(let chunk) = event,
                        bytes.count < Processes.maximumOutput
                    {
                        bytes += chunk
                    }
                    return true
                }
            }
        }
        if end == .interrupted { throw ProcessError.interrupted }
        try start.require(end)
        return (end, String(decoding: bytes, as: UTF8.self))
    }

    /// The assumed maximum number of a module's tests that each use their full time, because the number of
    /// tests isn't known before they run.
    private static let maximumSwiftTestingTests = 60

    /// A process that ended, and what it reported.
    private struct Attempt {
        /// The tests that the process was asked to run.
        var expected: [String]
        var reader: any ResultReader
        /// Nil if the stage's time ran out before the attempt ended or started.
        var end: ProcessEnd?

        /// The results of the tests that had finished when the time ran out.
        func resultsWithoutEnd(_ limits: Limits) -> [TestResult] {
            reader.results(end: .interrupted, limits: limits)
        }
    }

    /// Returns a result for each of these XCTest tests, in order.
    ///
    /// - Parameters:
    ///   - planting: The bugs to run with; none by default.
    ///   - isBackwards: Whether to run the tests from last to first.
    func runXCTest(
        _ names: [String], planting: TestProgram.Planting = .nothing, isBackwards: Bool = false
    ) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try results(planting: planting) { done, limits in
            let key = Secret.make()
            var stream = MarkedOutput(key: key)
            let open = TestProgram.fitting(names.filter { !done.contains($0) })
            var reader = XCTestResultReader(
                paths: environment.paths, names: open, testPlaces: environment.testPlaces)
            let end = try run(
                TestProgram.Work(
                    key: key, planting: planting,
                    tests: program.xcTests(open, isBackwards: isBackwards)),
                limits.forTests(open.count)
            ) { event in
                switch event {
                case .report(let line):
                    let isAlive = reader.isSignOfLife(stream.receive(line))
                    // A process may have stopped printing, so it leaves no marks.
                    reader.record(stream.feed([]))
                    return isAlive
                case .output(let bytes):
                    reader.record(stream.feed(bytes))
                case .line: break
                }
                return false
            }
            reader.record(stream.rest())
            return Attempt(expected: names, reader: reader, end: end)
        }
    }

    /// Returns a result for each Swift Testing test of a module, in source order.
    ///
    /// - Parameters:
    ///   - names: The tests to run; all if nil.
    ///   - planting: The bugs to run with; none by default.
    func runSwiftTesting(
        module: String, only names: Set<String>? = nil, planting: TestProgram.Planting = .nothing
    ) throws -> [TestResult] {
        try results(planting: planting) { done, limits in
            var reader = SwiftTestingResultReader(paths: environment.paths)
            let end = try run(
                TestProgram.Work(
                    key: Secret.make(), planting: planting,
                    tests: program.swiftTesting(
                        module: module, only: names?.sorted(), skipping: done.sorted(),
                        eventStream: environment.abilities.eventStreamVersion)),
                limits.forTests(names?.count ?? Self.maximumSwiftTestingTests)
            ) { event in
                switch event {
                case .output(let bytes): reader.record(output: bytes)
                case .line(let line): reader.record(line: line)
                case .report: false
                }
            }
            // The process had no time to find its tests, but some may be known from an earlier run.
            guard let end else {
                return Attempt(
                    expected: reader.listed + (names?.sorted() ?? []), reader: reader, end: nil)
            }
            // If the process ends before finding its tests, there is nothing else to report.
            let mayOnlyBeSlow = end.isTimeout && limits != environment.limits
            if reader.listed.isEmpty, done.isEmpty, end.isAbnormal, !mayOnlyBeSlow {
                let start = "\(module).the start of its Swift Testing tests"
                let failure = reader.failure(end: end, limits: limits)
                reader.add(TestResult(name: start, failure: failure, output: reader.output))
            }
            return Attempt(expected: reader.listed, reader: reader, end: end)
        }
    }

    private typealias MakeAttempt = @Sendable (_ done: Set<String>, Limits) throws -> Attempt

    /// The combined results of several attempts at the same tests with shortened time limits.
    private struct BriefResults {
        var merged = MergedResults()
        /// The tests that were stopped after the shortened time, which is no verdict.
        var late: [String] = []

        mutating func add(_ results: [TestResult], isBrief: Bool) -> Bool {
            let new = merged.add(results)
            if isBrief { late += new.filter { $0.status == .timedOut }.map(\.name) }
            return !new.isEmpty
        }
    }

    /// Returns the results of all tests. Attempts are brief; a slow test then gets its full time by itself.
    private func results(
        planting: TestProgram.Planting, attempt: @escaping MakeAttempt
    ) throws -> [TestResult] {
        var found = try briefResults(attempt)
        let (brief, full) = (environment.limits.brief, environment.limits)
        let all = Set(found.merged.expected)
        // Something ends the process between tests, such as a class's setup. Each remaining test runs by
        // itself, so that only the tests of that class are blamed.
        for name in found.merged.open where !environment.budget.isUsedUp {
            let result = try result(of: name, of: all, limits: brief, attempt: attempt)
            _ = found.add([result], isBrief: brief != full)
        }
        // If code is wrong in the same way everywhere, it isn't tested any further.
        let retries = IsolatedRetries(
            maximumInTheEnd: planting == .everywhere ? 0 : IsolatedRetries.usualInTheEnd)
        var merged = found.merged
        let late = try retries.results(
            of: found.late,
            notRun: { name in
                var result = merged.results[name] ?? TestResult(name: name)
                result.failure = .crowdedOut(limit: full.timeout ?? .zero)
                return result
            },
            run: { try patiently($0, of: all, planting: planting, attempt: attempt) })
        merged.replace(late)
        return merged.inOrder(missing: environment.budget.isExceeded ? noTimeLeft : .notReported)
    }

    /// Repeats attempts as long as that helps, each without the tests that already have a verdict.
    private func briefResults(_ attempt: MakeAttempt) throws -> BriefResults {
        let (brief, full) = (environment.limits.brief, environment.limits)
        var found = BriefResults()
        var limits = brief
        while true {
            let attempt = try attempt(Set(found.merged.results.keys), limits)
            if attempt.end == .interrupted { throw ProcessError.interrupted }
            found.merged.expect(attempt.expected)
            let isBrief = limits != full
            guard let end = attempt.end else {
                _ = found.add(attempt.resultsWithoutEnd(limits), isBrief: isBrief)
                return found
            }
            let isProgress = found.add(
                attempt.reader.results(end: end, limits: limits), isBrief: isBrief)
            if !isProgress, isBrief, end.isTimeout {
                // No test was running: the process or a class takes long to start.
                limits = full
                continue
            }
            if !isProgress || found.merged.open.isEmpty { return found }
            limits = brief
        }
    }

    /// Returns the result of a test that runs by itself with its full time, and reports progress meanwhile.
    private func patiently(
        _ name: String, of all: Set<String>, planting: TestProgram.Planting,
        attempt: (_ done: Set<String>, Limits) throws -> Attempt
    ) throws -> TestResult {
        let limits = environment.limits
        // A learner doesn't need to know what planted bugs do to a test.
        let limitToTell = planting == .nothing ? limits.timeout : nil
        return try SlowTest.watch(name, limit: limitToTell, progress: environment.progress) {
            try result(of: name, of: all, limits: limits, attempt: attempt)
        }
    }

    /// The result of a test that runs by itself.
    private func result(
        of name: String, of all: Set<String>, limits: Limits,
        attempt: (_ done: Set<String>, Limits) throws -> Attempt
    ) throws -> TestResult {
        let attempt = try attempt(all.subtracting([name]), limits)
        if attempt.end == .interrupted { throw ProcessError.interrupted }
        guard let end = attempt.end else {
            return attempt.resultsWithoutEnd(limits).first { $0.name == name }
                ?? TestResult(name: name, failure: noTimeLeft)
        }
        let results = attempt.reader.results(end: end, limits: limits)
        let failure = attempt.reader.failure(end: end, limits: limits)
        return results.first { $0.name == name } ?? TestResult(name: name, failure: failure)
    }

    private var noTimeLeft: TestResult.Failure {
        .noTimeLeft(limit: environment.budget.limit ?? .zero)
    }

    /// Runs a process.
    ///
    /// - Returns: How the process ended; nil if the stage's time ran out first.
    /// - Throws: `GradeError.testsNotStarted` if the program didn't get as far as the tests.
    private func run(
        _ work: TestProgram.Work, _ limits: Limits, handler: (ProcessEvent) -> Bool
    ) throws -> ProcessEnd? {
        var start = ProgramStart()
        func noting(_ event: ProcessEvent) -> Bool { start.takes(event) || handler(event) }
        let end = try environment.inTurn(limits) { limits in
            if let servers, let serve = environment.processes.serve,
                let end = try servers.run(work, limits, serve: serve, noting)
            {
                return end
            }
            return try environment.withProcess { process in
                try environment.processes.run(program.run(work, in: process), limits, noting)
            }
        }
        // A slow start gets the full time of a test before it counts as an error.
        let isBrief = limits.timeout != environment.limits.timeout
        if !(isBrief && end?.isTimeout == true) { try start.require(end) }
        return end
    }
}

extension ProcessEnd {
    fileprivate var isTimeout: Bool { self == .timedOut || self == .tooLong }

    /// Whether the test library itself would not have ended its process this way.
    fileprivate var isAbnormal: Bool {
        switch self {
        // The statuses for passed, failed, and no test found (`EX_UNAVAILABLE`).
        case .exited(let status): ![0, 1, 69].contains(status)
        default: true
        }
    }
}

/// The results of several attempts at the same tests; the first result of each test counts.
struct MergedResults {
    /// The tests that need a result, in order.
    private(set) var expected: [String] = []
    private var known: Set<String> = []
    private(set) var results: [String: TestResult] = [:]

    /// Adds expected tests.
    mutating func expect(_ names: [String]) {
        expected += names.filter { !known.contains($0) }
        known.formUnion(names)
    }

    /// Adds the results of an attempt.
    ///
    /// - Returns: The results of tests that had none before.
    mutating func add(_ more: [TestResult]) -> [TestResult] {
        var new: [TestResult] = []
        for result in more where results[result.name] == nil && known.contains(result.name) {
            results[result.name] = result
            new.append(result)
        }
        return new
    }

    /// Replaces the first results with those of a closer examination.
    mutating func replace(_ better: [TestResult]) {
        for result in better { results[result.name] = result }
    }

    /// The tests without a result.
    var open: [String] { expected.filter { results[$0] == nil } }

    /// Returns a result for each test.
    ///
    /// - Parameter failure: The failure of tests without a result.
    func inOrder(missing failure: TestResult.Failure) -> [TestResult] {
        expected.map { results[$0] ?? TestResult(name: $0, failure: failure) }
    }
}
