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
    /// How many more may do so at the end, in all classes together.
    var maximumInTheEnd = Self.usualInTheEnd
    static let usualInTheEnd = 6
    /// How many run at the same time.
    private static let width = 2

    /// Returns the results of these tests, which took too long among others.
    ///
    /// - Parameters:
    ///   - notRun: The failure of a test that doesn't run again.
    ///   - run: Runs a test to its verdict.
    func results(
        of tests: [String], notRun: (String) -> TestResult,
        run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> [TestResult] {
        var classes: [[String]: [String]] = [:]
        var order: [[String]] = []
        for test in tests {
            let name = TestName(test).suites
            if classes[name] == nil { order.append(name) }
            classes[name, default: []].append(test)
        }
        let ofClasses = try order.map { classes[$0] ?? [] }.concurrentMap(width: order.count) {
            try Self.run($0, until: Self.maximumOfClass, run)
        }
        // The first of each class, then the second of each, and so on.
        let waiting = ofClasses.map(\.waiting)
        let inTurn = (0..<(waiting.map(\.count).max() ?? 0)).flatMap { turn in
            waiting.filter { $0.count > turn }.map { $0[turn] }
        }
        let inTheEnd = try Self.run(inTurn, until: maximumInTheEnd, run)
        return ofClasses.flatMap(\.results) + inTheEnd.results + inTheEnd.waiting.map(notRun)
    }

    /// Runs tests until the given number of them have used up their time.
    private static func run(
        _ tests: [String], until maximum: Int,
        _ run: @escaping @Sendable (String) throws -> TestResult
    ) throws -> (results: [TestResult], waiting: [String]) {
        var results: [TestResult] = []
        var waiting = tests[...]
        while !waiting.isEmpty {
            let endless = results.count { $0.status == .timedOut }
            guard endless < maximum else { break }
            let batch = Array(waiting.prefix(min(width, maximum - endless)))
            waiting = waiting.dropFirst(batch.count)
            results += try batch.concurrentMap(width: width, run)
        }
        return (results, Array(waiting))
    }
}
