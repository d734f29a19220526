import Catalog
import Foundation
import Synchronization

/// Finds out which planted bugs tests notice, and which tests ask for too much.
///
/// The tests run on the finished code first; those that pass run on each correct variant and with
/// each bug, in an order that comes to a verdict soon. What was noticed is looked at once more.
struct BugHunt: Sendable {
    /// How many tests that notice a bug are enough: with two, the bug is noticed, and by neither of them
    /// alone.
    package static let enoughForLearners = 2

    let stage: Stage
    var tests: TestSet
    let numbers: MutantNumbers
    /// The stage's time, of which a part may be kept back for the last look.
    var budget = TimeBudget(limit: nil, now: { .zero })
    /// After so many tests that notice a bug, no others are asked about it. With one, it isn't looked
    /// at once more either: that is for tests that are known to be steady.
    var enough = BugHunt.enoughForLearners
    /// The order of the looks.
    var order = LookOrder.known
    /// How many looks there are at a time.
    var width = ProcessGate.width
    /// Told of each bug that was looked for.
    var progress = GradingProgress.untold

    func report() throws -> OwnTestsReport {
        let late = LateTests()
        var hunt = self
        hunt.tests = tests.noting(late)
        let report = try hunt.huntedReport()
        return report.with(tests: late.charged(report.tests))
    }

    /// What stands among bugs and variants for the finished code.
    private static let finished = ""

    private var search: BugSearch {
        BugSearch(stage: stage, tests: tests, numbers: numbers, enough: enough)
    }

    private func huntedReport() throws -> OwnTestsReport {
        // The first run is on code that is all wrong: a test that records what it sees the first time,
        // and compares with that later, has recorded nothing right.
        if !stage.bugs.isEmpty {
            for _ in 0..<order.wrongFirst() { _ = try tests.runAll(MutantNumbers.everywhere) }
        }
        var own = try tests.runAll(0).map(HuntedTest.init)
        let sequence = try OrderCheck(tests: tests, results: own.map(\.result)).report()
        for index in own.indices {
            let name = own[index].result.name
            own[index].dependsOnOrder = sequence.depending.contains(name)
            own[index].isUnsteady = sequence.unsteady.contains(name)
        }
        let passed = own.filter(\.isValid).map(\.result)
        for index in own.indices {
            own[index].reachesNoBug = own[index].isKnownToReachNothing(among: own)
        }

        // Variants and bugs together: which tests ask for too much is looked up afterwards.
        let bugs = Dictionary(stage.bugs.map { ($0.id, $0) }) { first, _ in first }
        var ids = stage.variants.map(\.id) + stage.bugs.map(\.id)
        if order.looksAtFinished { ids.append(Self.finished) }
        ids = order.shuffled(ids)
        let lookedFor = Mutex(0)
        let found = try ids.concurrentMap(width: width) { id in
            if let bug = bugs[id] {
                let look = try search.look(for: bug, passed)
                let count = lookedFor.withLock { count in
                    count += 1
                    return count
                }
                progress.send(.looked(stage.id, count, of: bugs.count))
                return look
            }
            let names = Set(passed.map(\.name))
            return BugSearchResult(
                failed: id == Self.finished
                    ? try search.failing(names, mutant: 0)
                    : try search.failing(names, mutant: numbers[id], tests.runAnew))
        }
        var looks = Dictionary(zip(ids, found)) { first, _ in first }
        for id in stage.variants.map(\.id) {
            let failed = try search.withoutCrowds(looks[id]?.failed ?? [], mutant: numbers[id])
            let failures = Dictionary(
                failed.filter { !$0.isOutOfTime }.map { ($0.name, $0.failure) }
            ) { first, _ in first }
            for index in own.indices {
                guard let failure = failures[own[index].result.name] else { continue }
                if own[index].asksTooMuch.isEmpty { own[index].failureOnVariant = failure }
                own[index].asksTooMuch.append(id)
            }
            own.takeBack(failed)
        }

        let again = looks[Self.finished]?.failed ?? []
        for failed in again where !failed.isOutOfTime {
            for index in own.indices where own[index].result.name == failed.name {
                own[index].isUnsteady = true
            }
        }
        own.takeBack(again)

        let used = own.filter(\.isValid).map(\.result.name)
        budget.handOutRest()
        let doubts = try doubts(&looks, passed, used: Set(used))
        for index in own.indices {
            if doubts.unsteady.contains(own[index].result.name) { own[index].isUnsteady = true }
        }
        own.takeBack(doubts.open)
        let idle = try idleTests(of: own, passed, looks)
        for index in own.indices {
            own[index].noticesNothing = idle.contains(own[index].result.name)
        }
        let steady = own.filter(\.isValid).map(\.result.name)
        let results = stage.bugs.map { bug in
            result(
                of: bug, looks[bug.id] ?? BugSearchResult(), used: steady, hasTests: !used.isEmpty)
        }
        let usedUpTime = budget.isExceeded ? budget.limit : nil
        // Last, when every verdict is known: what is only told must not take their time.
        let agreeing = try agreements(of: own, looks)
        for index in own.indices {
            own[index].agreesWithBug = agreeing[own[index].result.name]
        }
        return OwnTestsReport(
            tests: own.map(\.verdict), bugs: results, usedUpTime: usedUpTime)
    }

    /// Why some tests are not believed.
    private struct Doubts {
        /// The tests that fail without any bug, or pass with a bug that they had failed with.
        var unsteady: Set<String>
        /// The tests for which there was no time to see whether they are unsteady.
        var open: [TestResult]
    }

    /// Runs the tests that noticed something without any bug once more.
    ///
    /// Bugs that have lost one of the tests that noticed them are looked for with all tests.
    private func doubts(
        _ looks: inout [String: BugSearchResult], _ tests: [TestResult], used: Set<String>
    ) throws -> Doubts {
        let ids = stage.bugs.map(\.id)
        let noticed = ids.flatMap { looks[$0]?.failed ?? [] }.filter(\.isNotice).map(\.name)
        let again = try search.failing(
            Set(noticed).intersection(used), mutant: 0, self.tests.runAnew)
        var unsteady = Set(again.filter { !$0.isOutOfTime }.map(\.name))
        for id in ids { unsteady.formUnion(looks[id]?.unsteady.intersection(used) ?? []) }
        let lost = stage.bugs.filter { bug in
            guard let look = looks[bug.id], !look.isWhole else { return false }
            let left = look.steady.filter {
                used.contains($0.name) && !unsteady.contains($0.name)
            }
            return left.count < look.steady.count
        }
        let found = try lost.concurrentMap(width: ProcessGate.width) { bug in
            try search.wholeLook(for: bug, tests)
        }
        for (bug, look) in zip(lost, found) {
            looks[bug.id] = look
            unsteady.formUnion(look.unsteady.intersection(used))
        }
        if !unsteady.isEmpty {
            unsteady.formUnion(try randomNotices(looks, without: unsteady).intersection(used))
        }
        return Doubts(unsteady: unsteady, open: again.filter(\.isOutOfTime))
    }

    /// The tests that notice a bug in some looks only, as they are looked at more often.
    ///
    /// Of thousands of tests that fail at random, some fail twice where that helps. Who has one such test may
    /// have more of them.
    private func randomNotices(
        _ looks: [String: BugSearchResult], without unsteady: Set<String>
    ) throws -> Set<String> {
        var unsteady = unsteady
        for _ in 0..<Self.moreLooks {
            let found = try stage.bugs.concurrentMap(width: ProcessGate.width) { [unsteady] bug in
                let names = Set(looks[bug.id]?.steady.map(\.name) ?? []).subtracting(unsteady)
                let failed = try search.failing(names, mutant: numbers[bug.id], tests.runAgain)
                return names.subtracting(failed.map(\.name))
            }
            for names in found { unsteady.formUnion(names) }
        }
        return unsteady
    }

    private static let moreLooks = 3

    /// The valid tests that pass with every bug: not all tests are asked where a bug is noticed, so
    /// those of which nothing is known yet are asked now.
    private func idleTests(
        of own: [HuntedTest], _ tests: [TestResult], _ looks: [String: BugSearchResult]
    ) throws -> Set<String> {
        // Where one test is enough, what the others notice isn't told.
        guard !stage.bugs.isEmpty, enough > 1 else { return [] }
        let failed = Set(looks.values.flatMap { $0.failed + $0.again }.map(\.name))
        var idle = Set(own.filter(\.isValid).map(\.result.name)).subtracting(failed)
        let open = stage.bugs.filter { looks[$0.id]?.isWhole == false }
        let noticed = try open.concurrentMap(width: ProcessGate.width) { [idle] bug in
            let place = numbers.place(of: bug.id)
            let names = tests.filter { $0.reached?.contains(place) ?? true }.map(\.name)
            let unknown = idle.intersection(names).subtracting(looks[bug.id]?.asked ?? [])
            return try search.failing(unknown, mutant: numbers[bug.id])
        }
        // Tests for which there was no time aren't idle either.
        for results in noticed { idle.subtract(results.map(\.name)) }
        return idle
    }

    /// The planted bugs that steadily failing tests agree with.
    private func agreements(
        of own: [HuntedTest], _ looks: [String: BugSearchResult]
    ) throws -> [String: String] {
        // Where one test is enough, nobody asks about the others.
        guard enough > 1, !budget.isExceeded else { return [:] }
        let failed = own.filter { !$0.isUnsteady && !$0.dependsOnOrder }.map(\.result)
        // With a bug that lets a right test hang, a wrong one would hang, too.
        let bugs = stage.bugs.filter { bug in
            looks[bug.id]?.failed.contains { $0.status == .timedOut } != true
        }
        return try AgreementSearch(search: search).agreements(of: failed, with: bugs)
    }

    private func result(
        of bug: PlantedBug, _ look: BugSearchResult, used: [String], hasTests: Bool
    ) -> BugResult {
        let noticed = Dictionary(look.steady.map { ($0.name, $0) }) { first, _ in first }
        let kills = used.compactMap { noticed[$0] }
        let isTimedOut = look.failed.contains { $0.isWithoutEnd && used.contains($0.name) }
        // The bug is open, too, where it isn't known whether the tests that noticed it hold on right code.
        let isOpen = look.hasGaps || !look.steady.isEmpty || !hasTests
        let isOutOfTime = kills.isEmpty && budget.isExceeded && isOpen
        let isNotRun = isTimedOut || isOutOfTime || !hasTests
        return BugResult(
            id: bug.id, exercise: bug.exercise,
            status: !kills.isEmpty ? .killed : isNotRun ? .notRun : .survived,
            kills: kills.map { BugResult.Kill(test: $0.name, isCrash: $0.status == .crashed) },
            isTimedOut: isTimedOut, isOutOfTime: isOutOfTime)
    }
}

extension TestResult {
    /// Whether the test did not end, or was kept from running to its end by others that did not.
    fileprivate var isWithoutEnd: Bool {
        if case .crowdedOut? = failure { true } else { status == .timedOut }
    }
}
