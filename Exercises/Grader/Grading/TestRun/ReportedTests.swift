import Processes

/// What a test process has reported of its tests, and whether that is possible.
///
/// Tests run one by one: each starts once, and ends before the next one starts. A report in any other
/// order doesn't come from the test library.
struct ReportedTests {
    private(set) var finished: [TestResult] = []
    /// Where in `finished` each test is, the first time.
    private var places: [String: Int] = [:]
    private var failures = 0
    private(set) var current: TestResult?
    /// Whether the process has told that all tests are done, and counted them as we have.
    private(set) var isComplete = false
    /// Whether the report is impossible from some point on. What came before that point still counts.
    private(set) var isContradicted = false
    private var contradicted: [String] = []
    /// How many of the finished tests, from the first on, are among the contradicted ones.
    private var disowned = 0
    private var signs = 0
    /// The places of planted bugs that were reached while no test was under way.
    private var outside: Set<Int> = []

    /// The most signs of life that count, and the most names that are kept: no suite has as many
    /// tests.
    private static let maximum = 10_000

    /// Counts a sign of life; false where there have been too many.
    mutating func isAlive() -> Bool {
        signs += 1
        return signs <= Self.maximum
    }

    /// Takes in places that were reached while no test was under way: they count for every test.
    mutating func reachedOutside(_ places: [Int]) { outside.formUnion(places) }

    mutating func start(_ name: String) {
        guard finished.count + contradicted.count < Self.maximum else { return }
        if let current { contradicted.append(current.name) }
        if isComplete || has(name) { contradicted.append(name) }
        current = TestResult(name: name)
    }

    /// The first failure of a test is the one that explains the rest.
    mutating func fail(_ name: String, _ failure: TestResult.Failure) {
        if current?.name == name {
            if current?.failure == nil { current?.failure = failure }
        } else if let index = places[name] {
            // Something that the test had started, and did not wait for.
            guard finished[index].failure == nil else { return }
            finished[index].failure = failure
            failures += 1
        }
    }

    /// Takes in a failure of a test that is over, which has come while another one runs.
    ///
    /// - Returns: Whether that test is over indeed.
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

    /// Takes in what the test library itself counted; nil where it tells nothing.
    mutating func end(count: Int?, failures: Int?) {
        let isRight =
            current == nil && (count ?? finished.count) == finished.count
            && ((failures ?? self.failures) > 0) == (self.failures > 0)
        if !isRight { disown() }
        isComplete = true
    }

    /// Takes in that the report is impossible from here on.
    ///
    /// The test that is under way has caused that, or else the one before it. After the end of all
    /// tests, any of them may have.
    mutating func contradict() {
        isContradicted = true
        if isComplete { disown() }
    }

    /// Takes back all results so far: the reported ones can't be told from those that are made up.
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
    /// The test that was under way has its verdict from that end. Where none was, and the process
    /// ended before it had told that all tests are done, the last test that passed may have caused
    /// that: it is left out. How a process ends after that is no test's doing here: where Swift Testing
    /// takes the process down itself, a thread that is left may crash. An impossible report ends where it became impossible.
    /// - Parameter failure: What the end of the process says about the test that caused it.
    func results(end: ProcessEnd, failure: TestResult.Failure, output: String) -> [TestResult] {
        var results = finished
        if var result = current {
            if end != .interrupted {
                result.failure = isContradicted ? .contradiction : failure
                // Nothing tells any more which test has printed what.
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
