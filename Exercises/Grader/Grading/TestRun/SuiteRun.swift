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
        let end = try environment.run(program.list, environment.limits) { event in
            if !start.takes(event), case .output(let chunk) = event,
                bytes.count < Processes.maximumOutput
            {
                bytes += chunk
            }
            return true
        }
        if end == .interrupted { throw ProcessError.interrupted }
        try start.require(end)
        return (end, String(decoding: bytes, as: UTF8.self))
    }

    /// How many of a module's tests may use their full time. This is a guess, because the number of
    /// tests isn't known before they run.
    private static let maximumSwiftTestingTests = 60

    /// A process that ended, and what it reported.
    private struct Attempt {
        var reader: ResultReader
        let limits: Limits
        /// Nil if the stage's time ran out before the attempt ended or started.
        let end: ProcessEnd?
        /// The tests that the process was asked to run.
        var expected: [String] = []

        /// The results of the tests. If the time ran out, only the results of the tests that had
        /// finished.
        var results: [TestResult] { reader.results(end: end ?? .interrupted, limits: limits) }
    }

    /// Runs a process that leaves out some tests.
    private typealias MakeAttempt = @Sendable (_ done: Set<String>, Limits) throws -> Attempt

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
            let open = TestProgram.fitting(names.filter { !done.contains($0) })
            let work = TestProgram.Work(
                key: Secret.make(), planting: planting,
                words: open + (isBackwards ? [TestList.backwards] : []))
            let reader = ResultReader(
                names: open, key: work.key, paths: environment.paths,
                sources: environment.tests)
            var attempt = try attempt(work, limits, count: open.count, reader)
            attempt.expected = names
            return attempt
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
            let work = TestProgram.Work(
                key: Secret.make(), planting: planting,
                words: program.swiftTesting(
                    module: module, only: names?.sorted(), skipping: done.sorted(),
                    eventStream: environment.abilities.eventStreamVersion))
            var attempt = try attempt(
                work, limits, count: names?.count ?? Self.maximumSwiftTestingTests,
                ResultReader(ofSwiftTesting: environment.paths))
            let isEmpty = attempt.reader.listed.isEmpty
            if let end = attempt.end {
                // If the process ends before finding its tests, there is nothing else to report.
                let mayOnlyBeSlow = end.isTimeout && limits != environment.limits
                if isEmpty, done.isEmpty, end.isAbnormal, !mayOnlyBeSlow {
                    attempt.reader.add(
                        TestResult(
                            name: "\(module).the start of its Swift Testing tests",
                            failure: attempt.reader.failure(end: end, limits: limits),
                            output: attempt.reader.output))
                }
                attempt.expected = attempt.reader.listed
            } else {
                // The process had no time to find its tests, but some may be known from an earlier run.
                attempt.expected = attempt.reader.listed + (names?.sorted() ?? [])
            }
            return attempt
        }
    }

    /// Returns the results of all tests. Attempts are brief; a test that they don't settle then gets its full
    /// time by itself.
    private func results(
        planting: TestProgram.Planting, attempt: @escaping MakeAttempt
    ) throws -> [TestResult] {
        var found = try briefResults(attempt)
        let all = Set(found.expected)
        // Tests are left without a result if something ends the process between tests, such as a class's setup.
        // By themselves, only the tests of that class are blamed.
        let unsettled = found.late + found.open
        // A learner doesn't need to know what planted bugs do to a test.
        let progress = planting == .nothing ? environment.progress : .ignored
        let full = environment.limits
        // Code that is wrong everywhere isn't tested any further, and after a save, two endless tests of a
        // class are enough to see what is wrong.
        let retried = try IsolatedRetries.results(
            of: unsettled, isBrief: planting == .everywhere || environment.isAfterSave
        ) { name in
            try SlowTest.watch(name, limit: full.timeout, progress: progress) {
                try result(of: name, of: all, attempt: attempt)
            }
        }
        for name in unsettled {
            // It isn't known whether a test that isn't run again is slow or endless.
            var unknown = found.results[name] ?? TestResult(name: name)
            unknown.failure = .crowdedOut(limit: full.timeout ?? .zero)
            found.results[name] = retried[name] ?? unknown
        }
        return found.inOrder
    }

    /// Repeats attempts as long as that helps, each without the tests that already have a verdict.
    private func briefResults(_ attempt: MakeAttempt) throws -> MergedResults {
        let (brief, full) = (environment.limits.brief, environment.limits)
        var found = MergedResults()
        var limits = brief
        while true {
            let attempt = try attempt(Set(found.results.keys), limits)
            found.expect(attempt.expected)
            let isProgress = found.add(attempt.results, isBrief: limits != full)
            guard let end = attempt.end else { return found }
            if !isProgress, limits != full, end.isTimeout {
                // No test was running: the process or a class takes long to start.
                limits = full
            } else if !isProgress || found.open.isEmpty {
                return found
            } else {
                limits = brief
            }
        }
    }

    /// The result of a test that runs by itself.
    private func result(
        of name: String, of all: Set<String>, attempt: MakeAttempt
    ) throws -> TestResult {
        let limits = environment.limits
        let attempt = try attempt(all.subtracting([name]), limits)
        if let result = attempt.results.first(where: { $0.name == name }) { return result }
        let failure = attempt.end.map { attempt.reader.failure(end: $0, limits: limits) }
        return TestResult(
            name: name,
            failure: failure ?? .noTimeLeft(limit: environment.budget.limit ?? .zero))
    }

    /// Runs a process for this many tests.
    ///
    /// - Throws: `GradeError.testsNotStarted` if the program didn't get as far as the tests.
    private func attempt(
        _ work: TestProgram.Work, _ limits: Limits, count: Int, _ reader: ResultReader
    ) throws -> Attempt {
        var (start, reader) = (ProgramStart(), reader)
        func handle(_ event: ProcessEvent) -> Bool { start.takes(event) || reader.record(event) }
        let end = try environment.inTurn(limits.forTests(count)) { limits in
            if let servers, let serve = environment.processes.serve,
                let end = try servers.run(work, limits, serve: serve, handle)
            {
                return end
            }
            return try environment.runAtOnce({ program.run(work, in: $0) }, limits, handle)
        }
        if end == .interrupted { throw ProcessError.interrupted }
        // A slow start gets the full time of a test before it counts as an error.
        let isBrief = limits.timeout != environment.limits.timeout
        if !(isBrief && end?.isTimeout == true) { try start.require(end) }
        reader.recordEnd()
        return Attempt(reader: reader, limits: limits, end: end)
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
    var results: [String: TestResult] = [:]
    /// The tests that were stopped after a shortened time, which is no verdict.
    private(set) var late: [String] = []

    /// The tests without a result.
    var open: [String] { expected.filter { results[$0] == nil } }

    /// Adds expected tests.
    mutating func expect(_ names: [String]) {
        expected += names.filter { known.insert($0).inserted }
    }

    /// Adds the results of an attempt.
    ///
    /// - Parameter isBrief: Whether the attempt had a shortened time.
    /// - Returns: Whether any of the tests had no result before.
    mutating func add(_ more: [TestResult], isBrief: Bool = false) -> Bool {
        let before = results.count
        for result in more where results[result.name] == nil && known.contains(result.name) {
            results[result.name] = result
            if isBrief, result.status == .timedOut { late.append(result.name) }
        }
        return results.count > before
    }

    /// The results in the order of the tests.
    var inOrder: [TestResult] { expected.compactMap { results[$0] } }
}
