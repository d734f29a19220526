/// What came of looking for a bug with some tests, or with all.
struct BugSearchResult: Sendable {
    /// The results of the tests that did not pass the first time.
    var failed: [TestResult] = []
    /// The results of the tests that had noticed something, and did not pass the second time either.
    var again: [TestResult] = []
    /// The tests that were asked.
    var asked: Set<String> = []
    /// The tests that were asked a second time.
    var askedAgain: Set<String> = []
    /// Whether all tests were asked.
    var isWhole = false

    mutating func add(_ other: BugSearchResult) {
        asked.formUnion(other.asked)
        failed += other.failed
    }

    /// The tests that noticed something, the first time.
    var noticed: Set<String> { Set(failed.filter(\.isNotice).map(\.name)) }

    /// The tests that noticed something, and in the same way the second time.
    var steady: [TestResult] {
        let statuses = Dictionary(again.map { ($0.name, $0.status) }) { first, _ in first }
        return failed.filter { $0.isNotice && statuses[$0.name] == $0.status }
    }

    /// Whether there was no time for a test.
    var hasGaps: Bool { (failed + again).contains(where: \.isOutOfTime) }

    /// The tests that pass with a bug that they had failed with.
    var unsteady: Set<String> {
        noticed.subtracting(again.map(\.name))
    }
}

extension TestResult {
    /// Whether the test noticed something: a hang tells nothing, and a failure after the test's end comes
    /// at one time and not at another.
    var isNotice: Bool { (status == .failed || status == .crashed) && !isLate }
}
