import SwiftSource

/// Gives each test that took too long among others another run by itself, with the full time.
///
/// One test of each class runs in turn. If several of them have used up their time, their code probably never
/// ends, so the rest aren't run and have no verdict, because they may be right but slow.
///
/// A test that finishes doesn't count toward the limit, so a slow computer costs time but no verdicts. Which
/// tests run depends on which tests finish, not on how many run at the same time.
enum IsolatedRetries {
    /// The number of tests of each class that may use up their time.
    static let maximumOfClass = 2
    /// The number of further tests that may use up their time, in all classes together.
    static let maximumMore = 6

    /// Returns the results of the given tests that run, by name.
    ///
    /// - Parameters:
    ///   - isBrief: Whether only the maximum of each class may use up its time.
    ///   - run: Runs a test to its verdict.
    static func results(
        of tests: [String], isBrief: Bool, run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> [String: TestResult] {
        // The first of each class, then the second of each, and so on.
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
