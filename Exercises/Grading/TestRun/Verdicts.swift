/// The results of several attempts at the same tests: the first one of each test counts.
struct Verdicts {
    /// The tests that have to have a result, in their order.
    private(set) var expected: [String] = []
    private var known: Set<String> = []
    private(set) var results: [String: TestResult] = [:]
    /// How many tests were ended for their time.
    private(set) var timeouts = 0

    /// Adds what an attempt came to.
    ///
    /// - Returns: Whether a test has a result now that had none.
    mutating func add(_ more: [TestResult], expected names: [String]) -> Bool {
        expected += names.filter { !known.contains($0) }
        known.formUnion(names)
        let before = results.count
        for result in more where results[result.name] == nil && known.contains(result.name) {
            results[result.name] = result
            if result.status == .timedOut { timeouts += 1 }
        }
        return results.count > before
    }

    /// The tests without a result.
    var open: [String] { expected.filter { results[$0] == nil } }

    /// A result for each test.
    var inOrder: [TestResult] {
        expected.map { results[$0] ?? TestResult(name: $0, failure: .notReported) }
    }
}
