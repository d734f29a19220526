import Catalog
import Processes
import SwiftSource

/// Runs tests in separate processes until each test has a verdict.
///
/// A crash or a hang ends a whole process, but is the verdict of only one test, so the remaining
/// tests run in a new process. A slow test gets a process of its own, while others run at the same
/// time.
struct SuiteRun {
    let program: TestProgram
    let environment: TestRunEnvironment
    /// The servers that wait for work; nil if each run starts a new process.
    private(set) var servers: TestServers?

    /// Calls `body` with a run whose processes wait for more work, which is faster if tests run
    /// again and again.
    func withServers<Value>(_ body: (SuiteRun) throws -> Value) rethrows -> Value {
        let servers = TestServers(program: program, environment: environment)
        defer { servers.end() }
        var run = self
        run.servers = servers
        return try body(run)
    }

    /// A run of the same tests that uses a new process each time.
    var anew: SuiteRun { SuiteRun(program: program, environment: environment) }

    /// Lets the program list its XCTest tests, and returns what it prints.
    func list() throws -> (end: ProcessEnd?, text: String) {
        var bytes: [UInt8] = []
        var start = ProgramStart()
        // All output counts as a sign of life, so a program that prints endlessly is ended only by
        // the stage's time limit.
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

    /// The number of Swift Testing tests for which a process gets enough time. It is a guess,
    /// because the number of tests isn't known before they run.
    private static let maximumSwiftTestingTests = 60

    /// A process that ended, and what it reported.
    private struct Attempt {
        var reader: ResultReader
        let limits: Limits
        /// How the process ended; nil if the stage's time ran out before that, or before the
        /// process started.
        let end: ProcessEnd?
        /// The tests that the process was asked to run.
        var expected: [String] = []

        /// The results of the tests. If the stage's time ran out, only tests that had finished have
        /// a result.
        var results: [TestResult] { reader.results(end: end ?? .interrupted, limits: limits) }
    }

    /// Runs a process without the tests that already have a result.
    private typealias MakeAttempt = @Sendable (_ done: Set<String>, Limits) throws -> Attempt

    /// Returns a result for each of these XCTest tests, in order.
    ///
    /// - Parameters:
    ///   - planting: The planted bugs to run with; none by default.
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
    ///   - names: The tests to run; all tests if nil.
    ///   - planting: The planted bugs to run with; none by default.
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
                // The process ended before it found its tests, so this result is the only thing to
                // report.
                let mayOnlyBeSlow = end.isTimeout && limits != environment.limits
                if isEmpty, done.isEmpty, end.isAbnormal, !mayOnlyBeSlow {
                    attempt.reader.add(
                        TestResult(
                            name: "\(module).the start of the Swift Testing tests",
                            failure: attempt.reader.failure(end: end, limits: limits),
                            output: attempt.reader.output))
                }
                attempt.expected = attempt.reader.listed
            } else {
                // The process had no time to find its tests, but some of them may be known from an
                // earlier run.
                attempt.expected = attempt.reader.listed + (names?.sorted() ?? [])
            }
            return attempt
        }
    }

    /// Returns the results of all tests. First the tests run together in a short time. After that,
    /// a slow test runs by itself with its full time.
    private func results(
        planting: TestProgram.Planting, attempt: @escaping MakeAttempt
    ) throws -> [TestResult] {
        var found = try briefResults(attempt)
        let all = Set(found.expected)
        // Some tests have no result because something ends the process between tests, such as a class's setup.
        // Each of them runs by itself, so that only the tests of that class are blamed. They run before the
        // slow tests, which may use up the time.
        for name in found.open where !environment.budget.isUsedUp {
            let limits = environment.limits.brief
            let result = try result(of: name, of: all, limits: limits, attempt: attempt)
            _ = found.add([result], isBrief: limits != environment.limits)
        }
        // What planted bugs do to a test isn't reported, because a learner doesn't need to know it.
        let progress = planting == .nothing ? environment.progress : .ignored
        let full = environment.limits
        // Fewer tests run again if the code is wrong everywhere, because nothing depends on their
        // results. The same is true after a save, because two endless tests of a class are enough
        // to see what is wrong.
        let retried = try IsolatedRetries.results(
            of: found.late, isBrief: planting == .everywhere || environment.isAfterSave
        ) { name in
            try SlowTest.watch(name, limit: full.timeout, progress: progress) {
                try result(of: name, of: all, limits: full, attempt: attempt)
            }
        }
        for name in found.late {
            // If a test isn't run again, nothing shows whether the test is slow or endless.
            found.results[name]?.failure = .crowdedOut(limit: full.timeout ?? .zero)
            if let result = retried[name] { found.results[name] = result }
        }
        return found.inOrder(missing: environment.budget.isExceeded ? noTimeLeft : .notReported)
    }

    /// Runs processes as long as they give new results. Each one runs without the tests that
    /// already have a result.
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
                // No test was running, so the process or a class takes long to start and gets more
                // time.
                limits = full
            } else if !isProgress || found.open.isEmpty {
                return found
            } else {
                limits = brief
            }
        }
    }

    /// Returns the result of a test that runs by itself.
    private func result(
        of name: String, of all: Set<String>, limits: Limits, attempt: MakeAttempt
    ) throws -> TestResult {
        let attempt = try attempt(all.subtracting([name]), limits)
        if let result = attempt.results.first(where: { $0.name == name }) { return result }
        let failure = attempt.end.map { attempt.reader.failure(end: $0, limits: limits) }
        return TestResult(name: name, failure: failure ?? noTimeLeft)
    }

    private var noTimeLeft: TestResult.Failure {
        .noTimeLeft(limit: environment.budget.limit ?? .zero)
    }

    /// Runs a process.
    ///
    /// - Parameter count: The number of tests for which the process gets enough time.
    /// - Throws: `GradeError.testsNotStarted` if the program ended before it got to the tests.
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
        // A process that starts slowly isn't an error yet if it only had a shortened time.
        let isBrief = limits.timeout != environment.limits.timeout
        if !(isBrief && end?.isTimeout == true) { try start.require(end) }
        reader.recordEnd()
        return Attempt(reader: reader, limits: limits, end: end)
    }
}

extension ProcessEnd {
    fileprivate var isTimeout: Bool { self == .timedOut || self == .tooLong }

    /// Whether something other than the test library ended the process.
    fileprivate var isAbnormal: Bool {
        switch self {
        // The test library exits with 0 if all tests passed, with 1 if any failed, and with 69
        // (`EX_UNAVAILABLE`) if it found no test.
        case .exited(let status): ![0, 1, 69].contains(status)
        default: true
        }
    }
}

/// The results of several runs of the same tests. The first result of each test counts.
struct MergedResults {
    /// The tests that need a result, in order.
    private(set) var expected: [String] = []
    private var known: Set<String> = []
    var results: [String: TestResult] = [:]
    /// The tests that were stopped after a shortened time. Being stopped then isn't a verdict.
    private(set) var late: [String] = []

    /// The tests without a result.
    var open: [String] { expected.filter { results[$0] == nil } }

    /// Adds tests that need a result.
    mutating func expect(_ names: [String]) {
        expected += names.filter { known.insert($0).inserted }
    }

    /// Adds the results of a run.
    ///
    /// - Parameter isBrief: Whether the tests had a shortened time.
    /// - Returns: Whether any of the tests had no result before.
    mutating func add(_ more: [TestResult], isBrief: Bool = false) -> Bool {
        let before = results.count
        for result in more where results[result.name] == nil && known.contains(result.name) {
            results[result.name] = result
            if isBrief, result.status == .timedOut { late.append(result.name) }
        }
        return results.count > before
    }

    /// Returns a result for each test, in order.
    ///
    /// - Parameter failure: The failure of tests that have no result.
    func inOrder(missing failure: TestResult.Failure) -> [TestResult] {
        expected.map { results[$0] ?? TestResult(name: $0, failure: failure) }
    }
}
