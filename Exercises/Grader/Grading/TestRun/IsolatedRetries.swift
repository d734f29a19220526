import SwiftSource

/// Runs each test that took too long among others by itself, with all its time.
///
/// If two tests of a class have used up all their time, the code of that exercise is endless: its other tests wait
/// until everything else is done. Then they also run, a test of each class in turn, until six more have used up all
/// their time. The rest isn't run, and has no verdict: it may be right, and slow.
///
/// A test that comes to its end takes no other's place, so a slow computer costs time, and no verdict. Which tests run
/// depends on which of them end, and not on how many run at a time.
struct IsolatedRetries {
    /// How many tests of a class may use up all their time while there are others to run.
    static let maximumOfClass = 2
    /// How many more may do so at the end, of all classes together.
    var maximumInTheEnd = Self.usualInTheEnd
    static let usualInTheEnd = 6
    /// How many run at a time.
    private static let width = 2

    /// What became of these tests, which took too long among others.
    ///
    /// - Parameters:
    ///   - notRun: What is said of a test that doesn't run again.
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

    /// Runs tests until so many have used up all their time.
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
