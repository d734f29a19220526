import SwiftSource

/// Runs each test that took too long among others by itself, with its full time.
///
/// If two tests of a class have used up their time, that exercise's code probably never ends, so its other
/// tests wait until everything else is done. Then they also run, one test of each class in turn, until six
/// more have used up their time. The rest aren't run and have no verdict, because they may be right but slow.
///
/// A test that finishes doesn't count toward these limits, so a slow computer costs time but no verdicts.
/// Which tests run depends on which tests finish, not on how many run at the same time.
struct IsolatedRetries {
    /// How many tests of a class may use up their time while other tests are waiting.
    static let maximumOfClass = 2
    static let usualInTheEnd = 6
    /// How many more may do so at the end, in all classes together.
    let maximumInTheEnd: Int
    /// How many tests of a class run at the same time.
    private static let width = 2

    /// Returns the results of those of these tests that run, by name.
    ///
    /// - Parameter run: Runs a test to its verdict.
    func results(
        of tests: [String], run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> [String: TestResult] {
        let classes = Array(Dictionary(grouping: tests) { TestName($0).suites }.values)
        let ofClasses = try classes.concurrentMap(width: classes.count) {
            try Self.run($0, until: Self.maximumOfClass, run)
        }
        let results = ofClasses.flatMap { $0 }
        // The first of each class, then the second of each, and so on.
        let done = Set(results.map(\.name))
        var turns: [[String]: Int] = [:]
        let waiting = tests.filter { !done.contains($0) }.map { test in
            turns[TestName(test).suites, default: 0] += 1
            return (test: test, turn: turns[TestName(test).suites] ?? 0)
        }
        let inTurn = waiting.enumerated().sorted {
            ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset)
        }.map(\.element.test)
        let inTheEnd = try Self.run(inTurn, until: maximumInTheEnd, run)
        return Dictionary(uniqueKeysWithValues: (results + inTheEnd).map { ($0.name, $0) })
    }

    /// Runs tests until the given number of them have used up their time.
    private static func run(
        _ tests: [String], until maximum: Int,
        _ run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> [TestResult] {
        var results: [TestResult] = []
        while results.count < tests.count {
            let endless = results.count { $0.status == .timedOut }
            guard endless < maximum else { break }
            let batch = tests.dropFirst(results.count).prefix(min(width, maximum - endless))
            results += try Array(batch).concurrentMap(width: width, run)
        }
        return results
    }
}
