import Catalog
import Processes
import SwiftSource

/// Runs tests in processes of their own until each of them has a verdict.
///
/// A crash or a hang ends a whole process, so the tests after it run in a new one: it is the
/// verdict of one test and no more. A test that takes long has a process to itself, beside the others.
struct SuiteRun {
    let program: TestProgram
    let environment: TestRunEnvironment
    /// What waits for work; nil where each run is a process of its own.
    private var servers: TestServers?

    init(program: TestProgram, environment: TestRunEnvironment) {
        self.program = program
        self.environment = environment
    }

    /// Does something with a run whose processes wait for work, for tests that run again and again.
    func withServers<Value>(_ body: (SuiteRun) throws -> Value) rethrows -> Value {
        let servers = TestServers(program: program, environment: environment)
        defer { servers.end() }
        var run = self
        run.servers = servers
        return try body(run)
    }

    /// A run of the same tests in which each attempt has a process of its own.
    var anew: SuiteRun { SuiteRun(program: program, environment: environment) }

    /// What the program prints as it lists its XCTest tests.
    func list() throws -> (end: ProcessEnd?, text: String) {
        var bytes: [UInt8] = []
        var start = ProgramStart()
        // A program that prints without end counts as alive: the stage's time ends it.
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

    /// How many tests a module is expected to have that each take all their time: the number of its
    /// tests isn't known before they run.
    private static let maximumSwiftTestingTests = 60

    /// A process that ended, and what it reported.
    private struct Attempt {
        /// The tests that it was to run.
        var expected: [String]
        var reader: any ResultReader
        /// Nil where the stage's time was used up before its end, or before its start.
        var end: ProcessEnd?

        /// The results of the tests that had come to their end when the time was used up.
        func resultsWithoutEnd(_ limits: Limits) -> [TestResult] {
            reader.results(end: .interrupted, limits: limits)
        }
    }

    /// A result for each of these XCTest tests, in their order.
    ///
    /// - Parameters:
    ///   - planting: What to run with; by default, the code as it is.
    ///   - isBackwards: Whether they run from the last to the first.
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
                    // A process may print nothing any more, and then has no marks.
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

    /// A result for each Swift Testing test of a module, in the order of their source.
    ///
    /// - Parameters:
    ///   - names: The tests to run; all where nil.
    ///   - planting: What to run with; by default, the code as it is.
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
            // A process that had no time to find its tests: some may be known from an earlier run.
            guard let end else {
                return Attempt(
                    expected: reader.listed + (names?.sorted() ?? []), reader: reader, end: nil)
            }
            // Where the process ends before it has found its tests, that is all there is to tell.
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

    /// What came of several attempts at the same tests, in a part of their time.
    private struct BriefResults {
        var merged = MergedResults()
        /// The tests that were ended after a part of their time, which is no verdict.
        var late: [String] = []

        mutating func add(_ results: [TestResult], isBrief: Bool) -> Bool {
            let new = merged.add(results)
            if isBrief { late += new.filter { $0.status == .timedOut }.map(\.name) }
            return !new.isEmpty
        }
    }

    /// The results of all tests. Attempts are brief: a test that takes long has all of its time by itself.
    private func results(
        planting: TestProgram.Planting, attempt: @escaping MakeAttempt
    ) throws -> [TestResult] {
        var found = try briefResults(attempt)
        let (brief, full) = (environment.limits.brief, environment.limits)
        let all = Set(found.merged.expected)
        // Something ends the process between the tests, such as what a class sets up. Each test that is left runs by
        // itself, so that only the tests of that class are charged.
        for name in found.merged.open where !environment.budget.isUsedUp {
            let result = try result(of: name, of: all, limits: brief, attempt: attempt)
            _ = found.add([result], isBrief: brief != full)
        }
        // What code does that is wrong everywhere isn't asked about any further.
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

    /// Makes attempts, each without the tests that have a verdict, for as long as that helps.
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
                // No test was under way: the start of the process or of a class takes long.
                limits = full
                continue
            }
            if !isProgress || found.merged.open.isEmpty { return found }
            limits = brief
        }
    }

    /// The result of a test that runs by itself and has all its time, which is told of meanwhile.
    private func patiently(
        _ name: String, of all: Set<String>, planting: TestProgram.Planting,
        attempt: (_ done: Set<String>, Limits) throws -> Attempt
    ) throws -> TestResult {
        let limits = environment.limits
        // What planted bugs do to a test is nothing to tell a learner of.
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
    /// - Returns: How it ended; nil where the stage's time was used up before.
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
        // A slow start has all the time of a test before it is an error.
        let isBrief = limits.timeout != environment.limits.timeout
        if !(isBrief && end?.isTimeout == true) { try start.require(end) }
        return end
    }
}

extension ProcessEnd {
    fileprivate var isTimeout: Bool { self == .timedOut || self == .tooLong }

    /// Whether the test library itself would not have ended its process so.
    fileprivate var isAbnormal: Bool {
        switch self {
        // Passed, failed, and no test found (`EX_UNAVAILABLE`).
        case .exited(let status): ![0, 1, 69].contains(status)
        default: true
        }
    }
}

/// The results of several attempts at the same tests: the first one of each test counts.
struct MergedResults {
    /// The tests that have to have a result, in their order.
    private(set) var expected: [String] = []
    private var known: Set<String> = []
    private(set) var results: [String: TestResult] = [:]

    /// Takes in which tests there are.
    mutating func expect(_ names: [String]) {
        expected += names.filter { !known.contains($0) }
        known.formUnion(names)
    }

    /// Adds what an attempt came to.
    ///
    /// - Returns: The results of tests that had none.
    mutating func add(_ more: [TestResult]) -> [TestResult] {
        var new: [TestResult] = []
        for result in more where results[result.name] == nil && known.contains(result.name) {
            results[result.name] = result
            new.append(result)
        }
        return new
    }

    /// Puts the results of a closer look in the place of the first ones.
    mutating func replace(_ better: [TestResult]) {
        for result in better { results[result.name] = result }
    }

    /// The tests without a result.
    var open: [String] { expected.filter { results[$0] == nil } }

    /// A result for each test.
    ///
    /// - Parameter failure: What is said of those that have none.
    func inOrder(missing failure: TestResult.Failure) -> [TestResult] {
        expected.map { results[$0] ?? TestResult(name: $0, failure: failure) }
    }
}
