import Catalog

/// Looks for a planted bug with tests, in an order that comes to a verdict soon.
struct BugSearch: Sendable {
    let stage: Stage
    let tests: TestSet
    let numbers: MutantNumbers
    /// After so many tests that notice a bug, no others are asked about it. With one, it isn't looked
    /// at once more either.
    let enough: Int

    /// How many tests are asked first, for each that has to notice the bug: those that most likely do. To
    /// run a few more of them takes less time than a second look does.
    private static let firstCount = 4

    /// Asks tests whether they notice a bug: those that are likely to first, then all that reach its
    /// code. Where these notice nothing, all tests are asked: one may have left something to another.
    func look(for bug: PlantedBug, _ tests: [TestResult]) throws -> BugSearchResult {
        let place = numbers.place(of: bug.id)
        let order = TestSelection(tests: tests, place: place, suite: suite(of: bug))
        // As many as there are may be asked for.
        let count = min(enough, tests.count) * Self.firstCount
        let (likely, others) = (order.names.prefix(count), order.names.dropFirst(count))
        var look = try look(for: bug, names: likely)
        if look.noticed.count < enough { look.add(try self.look(for: bug, names: others)) }
        try lookAgain(for: bug, &look)
        if look.steady.count < enough, !look.asked.isSuperset(of: others) {
            look.add(try self.look(for: bug, names: others))
            try lookAgain(for: bug, &look)
        }
        look.isWhole = look.asked.count == tests.count
        if look.steady.isEmpty, !look.isWhole { look = try wholeLook(for: bug, tests) }
        return look
    }

    /// Asks all tests.
    func wholeLook(for bug: PlantedBug, _ tests: [TestResult]) throws -> BugSearchResult {
        var look = try look(for: bug, names: tests.map(\.name))
        try lookAgain(for: bug, &look)
        look.isWhole = true
        return look
    }

    /// Runs tests with a bug.
    private func look(for bug: PlantedBug, names: some Sequence<String>) throws -> BugSearchResult {
        let names = Set(names)
        return BugSearchResult(failed: try failing(names, mutant: numbers[bug.id]), asked: names)
    }

    /// Runs the tests that noticed something once more: a test that fails at random, or because it saw a
    /// trace of an earlier run, has noticed nothing.
    private func lookAgain(for bug: PlantedBug, _ look: inout BugSearchResult) throws {
        let new = look.noticed.subtracting(look.askedAgain)
        look.askedAgain.formUnion(new)
        look.again +=
            enough == 1
            ? look.failed.filter { new.contains($0.name) }
            : try failing(new, mutant: numbers[bug.id], tests.runAgain)
    }

    private func suite(of bug: PlantedBug) -> String {
        stage.exercises.first { $0.id == bug.exercise }?.suite ?? ""
    }

    /// The same failures, but for tests that ran out of memory: these run once more, while no other does.
    /// Many processes at a time have less of it than one.
    func withoutCrowds(_ failed: [TestResult], mutant: Int) throws -> [TestResult] {
        let crowded = failed.filter(\.ranOutOfMemory)
        guard !crowded.isEmpty else { return failed }
        return failed.filter { !$0.ranOutOfMemory }
            + (try failing(Set(crowded.map(\.name)), mutant: mutant, tests.runAnew))
    }

    /// Runs tests with a bug or a variant, and says what became of those that did not pass.
    func failing(
        _ names: Set<String>, mutant: Int,
        _ run: ((Set<String>, Int) throws -> [TestResult])? = nil
    ) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try (run ?? tests.run)(names, mutant).filter { $0.status != .passed }
    }
}

extension TestResult {
    fileprivate var ranOutOfMemory: Bool {
        if case .memory? = failure { true } else { false }
    }
}
