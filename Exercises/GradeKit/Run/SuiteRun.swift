/// Runs tests in processes of their own until each of them has a verdict.
///
/// A crash or a hang ends a whole process, so the tests after it run in a new one: it is the
/// verdict of one test and no more.
struct SuiteRun {
    let program: TestProgram
    let processes: Processes
    let scratch: ScratchFolders
    let limits: Limits
    let paths: PathNames

    /// A process that ended, and what it reported.
    private struct Attempt {
        /// The tests that it was to run.
        var expected: [String]
        var recorder: any Recorder
        var end: ProcessEnd
    }

    /// A result for each of these XCTest tests, in their order.
    ///
    /// - Parameter mutant: The planted bug or variant to run with; 0 is the code as it is.
    func runXCTest(_ names: [String], mutant: Int = 0) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try results { done, limits in
            let secret = Secret.make()
            var stream = MarkedOutput(secret: secret)
            var recorder = XCTestRecorder(paths: paths)
            let end = try run(secret: secret, mutant: mutant, limits: limits) { surroundings in
                program.runXCTest(names.filter { !done.contains($0) }, in: surroundings)
            } handler: { event in
                guard case .output(let bytes) = event else { return false }
                return recorder.record(stream.feed(bytes))
            }
            return Attempt(expected: names, recorder: recorder, end: end)
        }
    }

    /// A result for each Swift Testing test of a module, in the order of their source.
    ///
    /// - Parameters:
    ///   - names: The tests to run; all where nil.
    ///   - mutant: The planted bug or variant to run with; 0 is the code as it is.
    func runSwiftTesting(
        module: String, only names: Set<String>? = nil, mutant: Int = 0
    ) throws -> [TestResult] {
        try results { done, limits in
            var recorder = SwiftTestingRecorder(paths: paths)
            let end = try run(secret: Secret.make(), mutant: mutant, limits: limits) {
                surroundings in
                program.runSwiftTesting(
                    module: module, only: names?.sorted(), skipping: done.sorted(), in: surroundings
                )
            } handler: { event in
                switch event {
                case .output(let bytes): recorder.record(output: bytes)
                case .report(let line): recorder.record(line: line)
                }
            }
            return Attempt(expected: recorder.listed, recorder: recorder, end: end)
        }
    }

    /// Makes attempts, each without the tests that have a verdict, for as long as that helps.
    private func results(
        attempt: (_ done: Set<String>, Limits) throws -> Attempt
    ) throws -> [TestResult] {
        var results: [String: TestResult] = [:]
        var expected: [String] = []
        var timeouts = 0
        while true {
            let limits = limits.afterTimeouts(timeouts)
            let attempt = try attempt(Set(results.keys), limits)
            if attempt.end == .interrupted { throw GradeError.interrupted }
            expected += attempt.expected.filter { !expected.contains($0) }
            let before = results.count
            for result in attempt.recorder.results(end: attempt.end, limits: limits)
            where results[result.name] == nil && expected.contains(result.name) {
                results[result.name] = result
                if result.status == .timedOut { timeouts += 1 }
            }
            if results.count == before || results.count == expected.count { break }
        }
        return expected.map { results[$0] ?? TestResult(name: $0, failure: .notReported) }
    }

    private func run(
        secret: String, mutant: Int, limits: Limits,
        command: (TestProgram.Surroundings) -> Command, handler: (ProcessEvent) -> Bool
    ) throws -> ProcessEnd {
        try scratch.withFolder { folder in
            let surroundings = TestProgram.Surroundings(
                path: scratch.path, scratch: folder, secret: secret, mutant: mutant)
            return try processes.run(command(surroundings), limits, handler)
        }
    }
}

extension Limits {
    /// The limits after this many tests of a suite have timed out.
    ///
    /// One loop in the learner's code often hangs a row of tests; from the third on, a fifth of
    /// the time is enough to tell.
    func afterTimeouts(_ count: Int) -> Limits {
        guard count >= 2, let silence else { return self }
        var result = self
        result.silence = max(silence / 5, min(silence, .seconds(1)))
        return result
    }
}
