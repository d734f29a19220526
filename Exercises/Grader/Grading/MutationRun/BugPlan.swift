/// Decides which tests run on a planted bug, in which order, and when the bug's result is settled.
///
/// The tests that most likely catch the bug run first, and then all tests that reach its code. If
/// none of these catches it, all tests run together, because one test may leave something behind
/// for another. A test that fails runs again. If it fails only once, it failed at random, or
/// because of something that an earlier run left behind, so it hasn't caught the bug.
struct BugPlan: Sendable, Equatable {
    /// A set of tests to run, and how to run them. Tests that have caught the bug run again.
    struct Step: Equatable {
        let names: Set<String>
        var way = MutationTests.Way.usual
    }

    private let likely: Set<String>
    private let others: Set<String>
    private let all: Set<String>
    /// Whether all tests run together now.
    private var runsAll = false

    /// The results of the tests that didn't pass in their first run.
    private(set) var failed: [TestResult] = []
    /// The results of the tests that caught the bug in their first run and didn't pass in the
    /// second run either.
    private(set) var again: [TestResult] = []
    /// The tests that have run.
    private(set) var asked: Set<String> = []
    private var askedAgain: Set<String> = []

    /// The number of tests that must catch the bug before the remaining tests are skipped. It is
    /// two, so that the verdict doesn't depend on a single test.
    private static let enough = 2
    /// For each test that must catch the bug, the number of tests that run first. Running a few
    /// more tests takes less time than another process.
    private static let firstCount = 4

    /// Creates the plan for a bug.
    ///
    /// - Parameters:
    ///   - tests: The results of the tests on the reference solution.
    ///   - place: The bug's place.
    ///   - suite: The name of the official test class of the bug's exercise. Learners often name
    ///     their test class after it.
    init(for tests: [TestResult], place: Int, suite: String) {
        let reaching = tests.enumerated().filter { $1.reached?.contains(place) ?? true }
        let order = reaching.map { index, test in
            let isOfExercise = !suite.isEmpty && test.name.contains(suite)
            // A test that reaches few other places is probably about the code with the bug.
            return (isOfExercise ? 0 : 1, test.reached?.count ?? .max, index, test.name)
        }.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
        // There may be fewer tests than must catch the bug.
        let count = min(Self.enough, tests.count) * Self.firstCount
        likely = Set(order.prefix(count))
        others = Set(order.dropFirst(count))
        all = Set(tests.map(\.name))
    }

    /// The next step; nil if the bug is settled.
    var next: Step? {
        if asked.isEmpty, !runsAll, !likely.isEmpty { return Step(names: likely) }
        let hasOthers = !runsAll && !asked.isSuperset(of: others)
        if hasOthers, askedAgain.isEmpty, noticed.count < Self.enough { return Step(names: others) }
        let new = noticed.subtracting(askedAgain)
        if !new.isEmpty { return Step(names: new, way: .again) }
        if hasOthers, steady.count < Self.enough { return Step(names: others) }
        return steady.isEmpty && !isWhole ? Step(names: all) : nil
    }

    /// Records the results of the tests that didn't pass in a step.
    mutating func add(_ failed: [TestResult], of step: Step) {
        if step.way == .again {
            again += failed
            askedAgain.formUnion(step.names)
            return
        }
        if step.names == all { startAgain() }
        self.failed += failed
        asked.formUnion(step.names)
    }

    /// Forgets the results so far. All tests run together in the next step.
    mutating func startAgain() {
        runsAll = true
        (failed, again, asked, askedAgain) = ([], [], [], [])
    }

    /// Whether all tests have run.
    var isWhole: Bool { asked == all }

    /// The names of the tests that caught the bug in their first run.
    private var noticed: Set<String> { Set(failed.filter(\.isNotice).map(\.name)) }

    /// The results of the tests that caught the bug in the same way in both runs.
    var steady: [TestResult] {
        let statuses = Dictionary(again.map { ($0.name, $0.status) }) { first, _ in first }
        return failed.filter { $0.isNotice && statuses[$0.name] == $0.status }
    }

    /// The names of the tests that first failed with the bug and then passed with it.
    var flaky: Set<String> { noticed.subtracting(again.map(\.name)) }

    /// Whether time ran out for any test.
    var hasGaps: Bool { (failed + again).contains(where: \.isOutOfTime) }
}

extension BugPlan {
    /// Returns the result of the bug.
    ///
    /// - Parameters:
    ///   - used: The names of the tests that are valid on all correct code.
    ///   - hasTests: Whether there were valid tests before the last run.
    ///   - isTimeUsedUp: Whether the stage's time ran out before everything had run.
    func result(
        of id: String, in exercise: String, used: [String], hasTests: Bool, isTimeUsedUp: Bool
    ) -> BugResult {
        let noticed = Dictionary(steady.map { ($0.name, $0) }) { first, _ in first }
        let kills = used.compactMap { noticed[$0] }
        let isTimedOut = failed.contains { $0.isWithoutEnd && used.contains($0.name) }
        // If tests caught the bug, but it isn't known whether these tests are valid, the bug is
        // undecided as well.
        let isOpen = hasGaps || !steady.isEmpty || !hasTests
        let isOutOfTime = kills.isEmpty && isTimeUsedUp && isOpen
        let isNotRun = isTimedOut || isOutOfTime || !hasTests
        return BugResult(
            id: id, exercise: exercise,
            status: !kills.isEmpty ? .killed : isNotRun ? .notRun : .survived,
            kills: kills.map { BugResult.Kill(test: $0.name, isCrash: $0.status == .crashed) },
            isTimedOut: isTimedOut, isOutOfTime: isOutOfTime)
    }
}

extension TestResult {
    /// Whether the test caught a bug. A test that doesn't end proves nothing, and a failure after
    /// the test's end isn't reliable.
    var isNotice: Bool { (status == .failed || status == .crashed) && !isLate }

    /// Whether the test didn't end, or didn't get its full time because other tests didn't end.
    fileprivate var isWithoutEnd: Bool {
        if case .crowdedOut? = failure { true } else { status == .timedOut }
    }
}
