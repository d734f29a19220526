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
