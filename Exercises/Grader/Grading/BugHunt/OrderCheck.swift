/// Finds the tests that depend on their order: on what a test before them has left, or has taken away.
struct OrderCheck {
    let tests: TestSet
    /// What became of the tests in the order of their source.
    let results: [TestResult]

    struct Result: Equatable {
        /// The tests that pass in one order and fail in the other, each time.
        var depending: Set<String> = []
        /// The tests that came out in another way in one of the orders, and not the same again: those
        /// that had no result the second time, too.
        var unsteady: Set<String> = []
    }

    /// Runs the tests in the other order, and again in both where something comes out another way.
    func report() throws -> Result {
        let steady = results.filter { $0.status == .passed || $0.status == .failed }
        guard steady.count > 1 else { return Result() }
        let names = Set(steady.map(\.name))
        let forwards = passed(steady)
        let backwards = passed(try tests.runReversed(names))
        let different = Set(forwards.filter { backwards[$0] == !$1 }.keys)
        guard !different.isEmpty else { return Result() }
        let again = passed(try tests.runReversed(names))
        let forwardsAgain = passed(try tests.runAll(0))
        let depending = different.filter {
            again[$0] == backwards[$0] && forwardsAgain[$0] == forwards[$0]
        }
        return Result(depending: depending, unsteady: different.subtracting(depending))
    }

    /// Whether each test passed; nothing of those that did not come to their end.
    private func passed(_ results: [TestResult]) -> [String: Bool] {
        let verdicts = results.compactMap { result -> (String, Bool)? in
            // When a late failure comes depends on the tests around it, and says nothing of their order.
            if result.isLate { return nil }
            return switch result.status {
            case .passed: (result.name, true)
            case .failed, .crashed: (result.name, false)
            case .timedOut, .outOfMemory, .notRun, .skipped: nil
            }
        }
        return Dictionary(verdicts) { first, _ in first }
    }
}
