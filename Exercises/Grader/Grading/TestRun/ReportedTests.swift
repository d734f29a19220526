import Processes

/// The tests that a test process has reported, and whether the report is possible.
///
/// Tests run one by one: each starts once, and ends before the next one starts. A report in any other order
/// doesn't come from the test library.
struct ReportedTests {
    private(set) var finished: [TestResult] = []
    /// The index in `finished` where each test first appears.
    private var places: [String: Int] = [:]
    private var failures = 0
    private(set) var current: TestResult?
    /// Whether the process has reported that all tests are done, with the same count as ours.
    private(set) var isComplete = false
    /// Whether the report is impossible from some point on. Anything before that point still counts.
    private(set) var isContradicted = false
    private var contradicted: [String] = []
    /// The number of finished tests, counted from the first, that are among the contradicted ones.
    private var disowned = 0
    private var signs = 0
    /// The places of planted bugs that were reached while no test was running.
    private var outside: Set<Int> = []

    /// The maximum number of signs of life that count, and of names that are kept; no suite has as many
    /// tests.
    private static let maximum = 10_000

    /// Counts a sign of life; false if there have been too many.
    mutating func isAlive() -> Bool {
        signs += 1
        return signs <= Self.maximum
    }

    /// Records places that were reached while no test was running; they count for every test.
    mutating func reachedOutside(_ places: [Int]) { outside.formUnion(places) }

    /// Records the places that the running test has reached; nil if they aren't known.
    mutating func reached(_ places: [Int]?) { current?.reached = places.map { Set($0) } }

    mutating func start(_ name: String) {
        guard finished.count + contradicted.count < Self.maximum else { return }
        if let current { contradicted.append(current.name) }
        if isComplete || has(name) { contradicted.append(name) }
        current = TestResult(name: name)
    }

    /// Records a test's first failure, which explains the others.
    mutating func fail(_ name: String, _ failure: TestResult.Failure) {
        if current?.name == name {
            if current?.failure == nil { current?.failure = failure }
        } else if let index = places[name] {
            // Something that the test started but did not wait for.
            guard finished[index].failure == nil else { return }
            finished[index].failure = failure
            failures += 1
        }
    }

    /// Records a failure of a finished test that arrived while another test was running.
    ///
    /// - Returns: Whether the first test really has finished.
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

    /// Records the test library's own counts; nil if it reports none.
    mutating func end(count: Int?, failures: Int?) {
        let isRight =
            current == nil && (count ?? finished.count) == finished.count
            && ((failures ?? self.failures) > 0) == (self.failures > 0)
        if !isRight { disown() }
        isComplete = true
    }

    /// Records that the report is impossible from here on.
    ///
    /// The running test caused it, or else the one before it. After the end of all tests, any of them may
    /// have caused it.
    mutating func contradict() {
        isContradicted = true
        if isComplete { disown() }
    }

    /// Withdraws all results so far, because reported results can't be distinguished from forged ones.
    private mutating func disown() {
        contradicted += finished[disowned...].map(\.name)
        disowned = finished.count
    }

    /// Adds a result that the process itself could not report.
    mutating func add(_ result: TestResult) {
        if places[result.name] == nil { places[result.name] = finished.count }
        if result.failure != nil { failures += 1 }
        finished.append(result)
    }

    /// The results of a process that ended like this.
    ///
    /// The test that was running gets its verdict from that end. If no test was running, and the process
    /// ended before reporting that all tests were done, the last test that passed may be the cause, so it is
    /// left out. After that report, no test is blamed for how the process ends: Swift Testing shuts down the
    /// process itself, and a remaining thread may crash. An impossible report ends where it became
    /// impossible.
    ///
    /// - Parameter failure: What the end of the process says about the test that caused it.
    func results(end: ProcessEnd, failure: TestResult.Failure, output: String) -> [TestResult] {
        var results = finished
        if var result = current {
            if end != .interrupted {
                result.failure = isContradicted ? .contradiction : failure
                // It can no longer be determined which test printed what.
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
