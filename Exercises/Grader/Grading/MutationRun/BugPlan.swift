/// Decides which tests to run on a planted bug, in which order, and when the bug is settled.
///
/// The tests that most likely catch it come first, followed by all tests that reach its code. If these catch
/// nothing, all tests run together, because one may leave something behind for another. A test that fails
/// runs again: a test that fails at random, or because of something that an earlier run left behind, has
/// caught nothing.
struct BugPlan: Sendable, Equatable {
    /// Tests to run, and how: those that have caught something run again.
    struct Step: Equatable {
        let names: Set<String>
        var way = MutationTests.Way.usual
    }

    private let likely: Set<String>
    private let others: Set<String>
    private let all: Set<String>
    /// Whether all tests run together.
    private var runsAll = false

    /// The results of the tests that didn't pass the first time.
    private(set) var failed: [TestResult] = []
    /// The results of the tests that caught something the first time and didn't pass the second time either.
    private(set) var again: [TestResult] = []
    /// The tests that have run.
    private(set) var asked: Set<String> = []
    private var askedAgain: Set<String> = []

    /// The number of tests that must catch the bug before no others are run on it. With two, the verdict
    /// doesn't depend on a single test.
    private static let enough = 2
    /// The number of tests that run first for each one that must catch the bug. Running a few more takes less
    /// time than a second run.
    private static let firstCount = 4

    /// - Parameters:
    ///   - tests: The results of the tests on the reference solution.
    ///   - place: The bug's place.
    ///   - suite: The name of the official test class of the bug's exercise; learners often name theirs after
    ///     it.
    init(for tests: [TestResult], place: Int, suite: String) {
        let reaching = tests.enumerated().filter { $1.reached?.contains(place) ?? true }
        let order = reaching.map { index, test in
            let isOfExercise = !suite.isEmpty && test.name.contains(suite)
            // A test that reaches little else is probably about this code.
            return (isOfExercise ? 0 : 1, test.reached?.count ?? .max, index, test.name)
        }.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
        // There may be fewer tests than required.
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

    /// Forgets which tests have run, so that all tests run together.
    mutating func startAgain() {
        runsAll = true
        (failed, again, asked, askedAgain) = ([], [], [], [])
    }

    /// Whether all tests have run.
    var isWhole: Bool { asked == all }

    /// The tests that caught something the first time.
    private var noticed: Set<String> { Set(failed.filter(\.isNotice).map(\.name)) }

    /// The results of the tests that caught something in the same way both times.
    var steady: [TestResult] {
        let statuses = Dictionary(again.map { ($0.name, $0.status) }) { first, _ in first }
        return failed.filter { $0.isNotice && statuses[$0.name] == $0.status }
    }

    /// The tests that failed with a bug and then passed with it.
    var flaky: Set<String> { noticed.subtracting(again.map(\.name)) }

    /// Whether time ran out for any test.
    var hasGaps: Bool { (failed + again).contains(where: \.isOutOfTime) }
}

extension BugPlan {
    /// Returns the result of the bug.
    ///
    /// - Parameters:
    ///   - used: The tests that are valid on all correct code.
    ///   - hasTests: Whether there were any before their last run.
    ///   - isTimeUsedUp: Whether part of the stage was left out for lack of time.
    func result(
        of id: String, in exercise: String, used: [String], hasTests: Bool, isTimeUsedUp: Bool
    ) -> BugResult {
        let noticed = Dictionary(steady.map { ($0.name, $0) }) { first, _ in first }
        let kills = used.compactMap { noticed[$0] }
        let isTimedOut = failed.contains { $0.isWithoutEnd && used.contains($0.name) }
        // The bug is also undecided if it isn't known whether the tests that caught it are valid.
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
    /// Whether the test caught something. A hang proves nothing, and a failure after the test's end
    /// isn't reliable.
    var isNotice: Bool { (status == .failed || status == .crashed) && !isLate }

    /// Whether the test did not end, or was kept from finishing by others that did not end.
    fileprivate var isWithoutEnd: Bool {
        if case .crowdedOut? = failure { true } else { status == .timedOut }
    }
}
