import Processes

/// The tests that a test process has reported, and whether this report is possible.
///
/// Tests run one after the other: each test starts once, and ends before the next one starts. A
/// report in any other order doesn't come from the test library.
struct ReportedTests {
    private(set) var finished: [TestResult] = []
    /// For each test, the index of its first result in `finished`.
    private var places: [String: Int] = [:]
    private var failures = 0
    private(set) var current: TestResult?
    /// Whether the process has reported that all tests are done.
    private(set) var isComplete = false
    /// Whether the report became impossible at some point. Results from before that point still
    /// count.
    private(set) var isContradicted = false
    private var contradicted: [String] = []
    /// The number of tests at the start of `finished` whose results were withdrawn.
    private var disowned = 0
    private var signs = 0
    /// The places of planted bugs that were reached while no test was running.
    private var outside: Set<Int> = []

    /// The maximum number of signs of life that count, and of test names that are kept. No suite
    /// has as many tests.
    private static let maximum = 10_000

    /// Counts a sign of life. Returns false if there have been too many.
    mutating func isAlive() -> Bool {
        signs += 1
        return signs <= Self.maximum
    }

    /// Records places that were reached while no test was running. They count as reached by every
    /// test.
    mutating func reachedOutside(_ places: [Int]) { outside.formUnion(places) }

    /// Records the places that the running test has reached; nil if the places aren't known.
    mutating func reached(_ places: [Int]?) { current?.reached = places.map { Set($0) } }

    mutating func start(_ name: String) {
        guard finished.count + contradicted.count < Self.maximum else { return }
        if let current { contradicted.append(current.name) }
        if isComplete || has(name) { contradicted.append(name) }
        current = TestResult(name: name)
    }

    /// Records a test's first failure. Later failures of the same test are ignored, because the
    /// first one usually explains them.
    mutating func fail(_ name: String, _ failure: TestResult.Failure) {
        if current?.name == name {
            if current?.failure == nil { current?.failure = failure }
        } else if let index = places[name] {
            // The test has finished, so the failure comes from something that it started but didn't
            // wait for.
            guard finished[index].failure == nil else { return }
            finished[index].failure = failure
            failures += 1
        }
    }

    /// Records a failure of a finished test that arrived while another test was running.
    ///
    /// - Returns: Whether the named test has really finished.
    mutating func failLate(_ name: String, _ failure: TestResult.Failure) -> Bool {
        guard current?.name != name, places[name] != nil else { return false }
        fail(name, failure)
        return true
    }

    mutating func finish(_ name: String, change: (inout TestResult) -> Void) {
        guard var result = current, result.name == name else {
            if contradicted.count < Self.maximum { contradicted.append(name) }
            return
        }
        change(&result)
        add(result)
        current = nil
    }

    /// Records that all tests are done, with the test library's own counts; a count is nil if the
    /// library doesn't report it. If a count is wrong, all results so far are withdrawn.
    mutating func end(count: Int?, failures: Int?) {
        let isRight =
            current == nil && (count ?? finished.count) == finished.count
            && ((failures ?? self.failures) > 0) == (self.failures > 0)
        if !isRight { disown() }
        isComplete = true
    }

    /// Records that the report is impossible from here on.
    ///
    /// The running test caused this. If no test is running, the last one did. After the end of all
    /// tests, any of them may have caused it.
    mutating func contradict() {
        isContradicted = true
        if isComplete { disown() }
    }

    /// Withdraws all results so far, because real results can't be distinguished from forged ones.
    private mutating func disown() {
        contradicted += finished[disowned...].map(\.name)
        disowned = finished.count
    }

    /// Adds a result that the process itself couldn't report.
    mutating func add(_ result: TestResult) {
        if places[result.name] == nil { places[result.name] = finished.count }
        if result.failure != nil { failures += 1 }
        finished.append(result)
    }

    /// Returns the results of a process, given how the process ended.
    ///
    /// If a test was running at that time, the end of the process decides its result. If no test
    /// was running, but not all tests were done, the last test that passed may have caused the end,
    /// so it has no result. If all tests were done, no test is blamed. Swift Testing ends the
    /// process itself, and a thread that still runs may crash. If the report became impossible, the
    /// results end there.
    ///
    /// - Parameter failure: The failure of the test that caused the end of the process.
    func results(end: ProcessEnd, failure: TestResult.Failure, output: String) -> [TestResult] {
        var results = finished
        if var result = current {
            if end != .interrupted {
                result.failure = isContradicted ? .contradiction : failure
                // After an impossible report, it isn't known which test printed what.
                result.output = isContradicted ? "" : output
                results.append(result)
            }
        } else if !isComplete, results.last?.failure == nil {
            results = results.dropLast()
        }
        let known = Set(results.map(\.name))
        results += contradicted.filter { !known.contains($0) }.map { TestResult(name: $0) }
        let doubtful = Set(contradicted)
        for index in results.indices
        where doubtful.contains(results[index].name) && results[index].failure == nil {
            results[index].failure = .contradiction
        }
        for index in results.indices { results[index].reached?.formUnion(outside) }
        return results
    }

    private func has(_ name: String) -> Bool {
        current?.name == name || places[name] != nil
    }
}
