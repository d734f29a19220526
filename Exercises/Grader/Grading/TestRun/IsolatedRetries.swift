import SwiftSource

/// Runs each test that took too long among other tests again by itself, with its full time.
///
/// First one test of each class runs, then another one of each class, and so on. If several tests
/// have used up their time, their code probably never ends, so the remaining tests aren't run. They
/// have no verdict, because they may be right but slow.
///
/// A test that finishes doesn't count toward the limits, so on a slow computer these runs take
/// longer, but the verdicts stay the same. Which tests run depends on which tests finish, not on
/// how many run at the same time.
enum IsolatedRetries {
    /// In each class, the number of tests that may use up their time.
    static let maximumOfClass = 2
    /// In all classes together, the number of further tests that may use up their time.
    static let maximumMore = 6

    /// Runs tests again, and returns their results by name. A test that isn't run has no result.
    ///
    /// - Parameters:
    ///   - isBrief: Whether only `maximumOfClass` tests of each class may use up their time, and no
    ///     further ones.
    ///   - run: Runs a test by itself and returns its result.
    static func results(
        of tests: [String], isBrief: Bool, run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> [String: TestResult] {
        // The order is: the first test of each class, then the second test of each class, and so
        // on.
        var turns: [[String]: Int] = [:]
        let inTurn = tests.enumerated().map { index, test in
            turns[TestName(test).suites, default: 0] += 1
            return (turn: turns[TestName(test).suites] ?? 0, index: index, test: test)
        }.sorted { ($0.turn, $0.index) < ($1.turn, $1.index) }.map(\.test)
        let maximum = turns.count * maximumOfClass + (isBrief ? 0 : maximumMore)
        var results: [TestResult] = []
        while results.count < tests.count {
            let endless = results.count { $0.status == .timedOut }
            guard endless < maximum else { break }
            let batch = inTurn.dropFirst(results.count)
                .prefix(min(turns.count * maximumOfClass, maximum - endless))
            results += try Array(batch).concurrentMap(width: batch.count, run)
        }
        return Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
    }
}
