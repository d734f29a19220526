/// The tests that reach the code of a planted bug, those first that most likely notice it.
struct TestSelection {
    let names: [String]

    /// - Parameters:
    ///   - tests: What became of the tests on the finished code.
    ///   - place: The bug's place.
    ///   - suite: The name of the official test class of the bug's exercise: own tests are often
    ///     called after it.
    init(tests: [TestResult], place: Int, suite: String) {
        let reaching = tests.enumerated().filter { $1.reached?.contains(place) ?? true }
        names = reaching.map { index, test in
            let isOfExercise = !suite.isEmpty && test.name.contains(suite)
            // A test that reaches little else is about this code.
            return (isOfExercise ? 0 : 1, test.reached?.count ?? .max, index, test.name)
        }
        .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
        .map(\.3)
    }
}

extension HuntedTest {
    /// Whether no planted bug's place was reached as the test ran. Nothing is known of that where no test
    /// reaches any place, and in Swift Testing.
    func isKnownToReachNothing(among tests: [HuntedTest]) -> Bool {
        result.reached == nil && !result.name.contains("(")
            && tests.contains { $0.result.reached != nil }
    }
}
