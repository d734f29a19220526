import Catalog
import SwiftSource
import Synchronization

/// Finds out which planted bugs the tests catch, and which tests are over-specified, flaky or
/// order-dependent.
///
/// The tests run on the reference solution first. Those that pass run on each correct variant and with each
/// bug, as `BugPlan` decides. At the end, the tests that caught something run again without any bug.
struct MutationRun: Sendable {
    let stage: Stage
    var tests: MutationTests
    /// The stage's time budget, of which a part may be reserved for the last run.
    var budget = TimeBudget(limit: nil, now: { .zero })
    /// Whether the order of the runs is random, and the tests run on the reference solution again
    /// among the bugs, because a test that knows which run it is in could fail in exactly the right
    /// ones. Otherwise the bugs come in the order of the catalog, for learners who wait for a
    /// verdict on what they have just saved.
    var isRandom = false
    /// The number of simultaneous runs.
    var width = ProcessGate.width
    /// Notified of each bug that was tried.
    var progress = GradingProgress.ignored

    /// Represents the reference solution among bugs and variants.
    private static let finished = ""

    func report() throws -> OwnTestsReport {
        let late = LateTests()
        var run = self
        run.tests = late.noted(in: tests)
        var own = try run.testsOnFinished()
        let passed = own.filter(\.isValid).map(\.result)
        var (plans, failed) = try run.runAll(passed)
        run.chargeVariants(failed, to: &own)
        let used = own.valid
        budget.handOutRest()
        try run.chargeFlaky(&own, &plans, passed, used: Set(used))
        let idle = try run.idleTests(of: own, passed, plans)
        let steady = own.valid
        let bugs = stage.bugs.map { bug in
            (plans[bug.id] ?? run.plan(for: bug, [])).result(
                of: bug.id, in: bug.exercise, used: steady, hasTests: !used.isEmpty,
                isTimeUsedUp: budget.isExceeded)
        }
        let usedUpTime = budget.isExceeded ? budget.limit : nil
        // Last, after every verdict is known: information that is only displayed must not use up the
        // verdicts' time.
        try run.chargeFlakyFailures(&own)
        let agreeing = try run.agreements(of: own, plans)
        for index in own.indices {
            let name = own[index].result.name
            own[index].noticesNothing = idle.contains(name)
            own[index].reachesNoBug = own[index].reachesNoBug && idle.contains(name)
            own[index].agreesWithBug = agreeing[name]
            own[index].result.reached = nil
        }
        return OwnTestsReport(tests: late.charged(own), bugs: bugs, usedUpTime: usedUpTime)
    }

    // MARK: The reference solution

    /// The tests with their results on the reference solution.
    private func testsOnFinished() throws -> [OwnTest] {
        // The first run is on code that is completely wrong, so that a test that records what it sees the
        // first time and compares later runs with that has recorded nothing correct.
        if !stage.bugs.isEmpty {
            for _ in 0..<(isRandom ? Int.random(in: 1...3) : 1) {
                _ = try tests.run(.init(planting: .everywhere))
            }
        }
        let results = try tests.run(.init())
        let (depending, flaky) = try orderCheck(results)
        let somePlaceIsReached = results.contains { $0.reached != nil }
        return results.map { result in
            // Swift Testing doesn't report which places a test has reached.
            let isKnown = somePlaceIsReached && !TestName(result.name).isOfSwiftTesting
            return OwnTest(
                result: result, isFlaky: flaky.contains(result.name),
                dependsOnOrder: depending.contains(result.name),
                reachesNoBug: isKnown && result.reached == nil)
        }
    }

    /// The tests that always pass in one order and fail in the other, and the tests that pass once and fail
    /// another time in the same order.
    private func orderCheck(
        _ results: [TestResult]
    ) throws -> (depending: Set<String>, flaky: Set<String>) {
        let ended = results.filter { $0.status == .passed || $0.status == .failed }
        guard ended.count > 1 else { return ([], []) }
        let request = MutationTests.Request(names: Set(ended.map(\.name)), way: .backwards)
        let forwards = ended.passed
        let backwards = try tests.run(request).passed
        let different = Set(forwards.filter { backwards[$0] == !$1 }.keys)
        var depending = different
        // By chance, a flaky test may differ between the orders once or twice, but hardly three times.
        for _ in 0..<2 where !depending.isEmpty {
            let backwardsAgain = try tests.run(request).passed
            let forwardsAgain = try tests.run(.init()).passed
            depending = depending.filter {
                backwardsAgain[$0] == backwards[$0] && forwardsAgain[$0] == forwards[$0]
            }
        }
        return (depending, different.subtracting(depending))
    }

    /// Marks the failing tests that pass when all tests run once more in the same order.
    private func chargeFlakyFailures(_ own: inout [OwnTest]) throws {
        let results = own.map(\.result).filter { $0.status == .passed || $0.status == .failed }
        let failed = Set(results.filter { $0.status == .failed }.map(\.name))
        guard !budget.isExceeded, !failed.isEmpty else { return }
        let again = try tests.run(.init(names: Set(results.map(\.name))))
        own.change(again.filter { $0.status == .passed && failed.contains($0.name) }) { test, _ in
            test.isFlaky = true
        }
    }

    // MARK: Bugs and variants

    /// The planting of a bug or variant; none for the reference solution.
    private func planting(_ id: String) -> TestProgram.Planting {
        stage.mutantPlaces[id].map { .places([$0]) } ?? .nothing
    }

    private func plan(for bug: PlantedBug, _ passed: [TestResult]) -> BugPlan {
        BugPlan(
            for: passed, place: stage.mutantPlaces[bug.id] ?? 0,
            suite: stage.exercises.first { $0.id == bug.exercise }?.suite ?? "")
    }

    /// Carries out the plan until its bug is settled, and returns it.
    private func settled(_ plan: BugPlan, _ bug: PlantedBug) throws -> BugPlan {
        var plan = plan
        while let step = plan.next {
            plan.add(
                try tests.failing(step.names, with: planting(bug.id), step.way), of: step)
        }
        return plan
    }

    /// Runs variants and bugs together; over-specified tests are identified afterwards.
    ///
    /// - Returns: The settled plan of each bug, and the tests that failed on each variant and on the
    ///   reference solution, by identifier.
    private func runAll(
        _ passed: [TestResult]
    ) throws -> (plans: [String: BugPlan], failed: [String: [TestResult]]) {
        let bugs = Dictionary(stage.bugs.map { ($0.id, $0) }) { first, _ in first }
        let names = Set(passed.map(\.name))
        var ids = stage.variants.map(\.id) + stage.bugs.map(\.id)
        if isRandom { ids = (ids + [Self.finished]).shuffled() }
        let count = Mutex(0)
        let runs = try ids.concurrentMap(width: width) { id -> (BugPlan?, failed: [TestResult]) in
            guard let bug = bugs[id] else {
                let way = id == Self.finished ? MutationTests.Way.usual : .anew
                return (nil, try tests.failing(names, with: planting(id), way))
            }
            let plan = try settled(plan(for: bug, passed), bug)
            let done = count.withLock { count in
                count += 1
                return count
            }
            progress.send(.looked(stage.id, done, of: bugs.count))
            return (plan, [])
        }
        let found = Dictionary(zip(ids, runs)) { first, _ in first }
        return (found.compactMapValues(\.0), found.mapValues(\.failed))
    }

    /// The names of the given tests that may reach a bug's place.
    private func reaching(_ bug: PlantedBug, _ tests: [TestResult]) -> Set<String> {
        let place = stage.mutantPlaces[bug.id] ?? 0
        return Set(tests.filter { $0.reached?.contains(place) ?? true }.map(\.name))
    }

    /// Marks tests that fail on a correct variant, or on the reference solution at another time.
    private func chargeVariants(
        _ failed: [String: [TestResult]], to own: inout [OwnTest]
    ) {
        for id in stage.variants.map(\.id) {
            let results = failed[id] ?? []
            // Many processes at the same time have less memory than one, so running out of memory
            // proves nothing.
            let wrong = results.filter { !$0.isOutOfTime && $0.status != .outOfMemory }
            own.change(wrong) { test, result in
                if test.failingVariants.isEmpty { test.failureOnVariant = result.failure }
                test.failingVariants.append(id)
            }
            own.takeBack(results)
        }
        let again = failed[Self.finished] ?? []
        own.change(again.filter { !$0.isOutOfTime }) { test, _ in test.isFlaky = true }
        own.takeBack(again)
    }

    // MARK: The last run

    /// Runs the tests that caught something again without any bug, and marks the flaky ones.
    ///
    /// Bugs that lost one of the tests that caught them are run with all tests.
    private func chargeFlaky(
        _ own: inout [OwnTest], _ plans: inout [String: BugPlan], _ passed: [TestResult],
        used: Set<String>
    ) throws {
        let noticed = plans.values.flatMap(\.failed).filter(\.isNotice).map(\.name)
        let again = try tests.failing(Set(noticed).intersection(used), with: .nothing, .anew)
        var flaky = Set(again.filter { !$0.isOutOfTime }.map(\.name))
        for plan in plans.values { flaky.formUnion(plan.flaky.intersection(used)) }
        let lost = stage.bugs.filter { bug in
            guard let plan = plans[bug.id], !plan.isWhole else { return false }
            return plan.steady.contains { !used.contains($0.name) || flaky.contains($0.name) }
        }
        let found = try lost.concurrentMap(width: width) { bug in
            var plan = plan(for: bug, passed)
            plan.startAgain()
            return try settled(plan, bug)
        }
        for (bug, plan) in zip(lost, found) {
            plans[bug.id] = plan
            flaky.formUnion(plan.flaky.intersection(used))
        }
        for index in own.indices where flaky.contains(own[index].result.name) {
            own[index].isFlaky = true
        }
        own.takeBack(again.filter(\.isOutOfTime))
    }

    /// The valid tests that pass with every bug. Not all tests run on a bug that is caught, so the tests
    /// about which nothing is known yet run now.
    private func idleTests(
        of own: [OwnTest], _ passed: [TestResult], _ plans: [String: BugPlan]
    ) throws -> Set<String> {
        guard !stage.bugs.isEmpty else { return [] }
        let failed = Set(plans.values.flatMap { $0.failed + $0.again }.map(\.name))
        var idle = Set(own.valid).subtracting(failed)
        let open = stage.bugs.filter { plans[$0.id]?.isWhole == false }
        let noticed = try open.concurrentMap(width: width) { [idle] bug in
            let unknown = idle.intersection(reaching(bug, passed))
            return try tests.failing(
                unknown.subtracting(plans[bug.id]?.asked ?? []), with: planting(bug.id))
        }
        // Tests that had no time to run don't count as catching nothing.
        for results in noticed { idle.subtract(results.map(\.name)) }
        return idle
    }
}

/// Finds the planted bugs that wrong tests agree with.
extension MutationRun {
    /// The maximum number of tests to examine.
    private static let maximumAgreements = 12
    /// The maximum time in seconds that a test may take on the reference solution, because it would take as
    /// long with each bug.
    private static let longestOfAgreement = 0.3

    /// The bug that each of some wrong tests agrees with: the test fails on the reference solution
    /// but passes with the bug, because it expects the same mistake. If there are several, a bug in
    /// a special case is chosen, because a bug that every test catches is less informative.
    private func agreements(
        of own: [OwnTest], _ plans: [String: BugPlan]
    ) throws -> [String: String] {
        guard !budget.isExceeded else { return [:] }
        let failed = own.filter { !$0.isFlaky && !$0.dependsOnOrder }.map(\.result)
            .filter { $0.isExpectation && $0.seconds < Self.longestOfAgreement }
            .prefix(Self.maximumAgreements)
        guard !failed.isEmpty else { return [:] }
        // A bug that makes a right test hang would also make a wrong one hang.
        let bugs = stage.bugs.filter { bug in
            plans[bug.id]?.failed.contains { $0.status == .timedOut } != true
        }
        let found = try bugs.concurrentMap(width: width) { bug in
            var names = reaching(bug, Array(failed))
            // A test that passes by chance agrees with nothing.
            for way in [MutationTests.Way.usual, .again] {
                let failing = try tests.failing(names, with: planting(bug.id), way)
                names.subtract(failing.map(\.name))
            }
            return (bug: bug, tests: names)
        }
        let special = found.filter { $0.bug.idea != .ordinary }
        return (special + found).reduce(into: [:]) { agreements, found in
            for name in found.tests where agreements[name] == nil {
                agreements[name] = found.bug.id
            }
        }
    }
}

extension TestResult {
    /// Whether the test failed with an assertion that shows what it expects.
    fileprivate var isExpectation: Bool {
        // A wait that timed out doesn't show what should have come.
        if case .assertion(let message, _)? = failure {
            !message.hasPrefix("Asynchronous wait failed")
        } else {
            false
        }
    }
}

extension [TestResult] {
    /// Whether each test passed; tests that didn't finish are left out.
    fileprivate var passed: [String: Bool] {
        let verdicts = compactMap { result -> (String, Bool)? in
            // When a late failure arrives depends on the tests around it, so the failure says
            // nothing about their order.
            if result.isLate { return nil }
            return switch result.status {
            case .passed: (result.name, true)
            case .failed, .crashed: (result.name, false)
            case .timedOut, .outOfMemory, .notRun, .skipped: nil
            }
        }
        return Dictionary(verdicts) { first, _ in first }
    }
}

extension [OwnTest] {
    /// The names of the tests that are valid on all correct code, as far as that is known.
    fileprivate var valid: [String] { filter(\.isValid).map(\.result.name) }

    /// Changes the tests that have one of these results.
    fileprivate mutating func change(
        _ results: [TestResult], _ change: (inout OwnTest, TestResult) -> Void
    ) {
        let results = Dictionary(results.map { ($0.name, $0) }) { first, _ in first }
        for index in indices {
            if let result = results[self[index].result.name] { change(&self[index], result) }
        }
    }

    /// Withdraws the finding that these tests are valid, because there was no time to check it.
    fileprivate mutating func takeBack(_ results: [TestResult]) {
        change(results.filter(\.isOutOfTime)) { $0.result.failure = $1.failure }
    }
}
