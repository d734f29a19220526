import Catalog
import SwiftSource
import Synchronization

/// Finds out which planted bugs the tests catch, and which tests are over-specified, flaky or
/// order-dependent.
///
/// The tests run on the reference solution first. The tests that pass there run on each correct
/// variant, and with each bug as `BugPlan` decides. At the end, the tests that caught a bug run
/// again without any bug.
struct MutationRun: Sendable {
    let stage: Stage
    var tests: MutationTests
    /// The stage's time budget. A part of it may be reserved for the last run.
    var budget = TimeBudget(limit: nil, now: { .zero })
    /// Whether the runs come in random order, including another run on the reference solution.
    /// Otherwise a test that counts its runs could know which run has a bug, and fail exactly then.
    /// Without randomness, bugs are tried in the order of the catalog, for learners who wait for a
    /// verdict after a save.
    var isRandom = false
    /// The number of simultaneous runs.
    var width = ProcessGate.width
    /// Receives an event for each bug that was tried.
    var progress = GradingProgress.ignored

    /// The identifier of the reference solution in a list with those of bugs and variants.
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
        // These runs come last, when every verdict is known. They find information that is only
        // displayed, so they must not use up the time for the verdicts.
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

    /// Returns the tests with their results on the reference solution.
    private func testsOnFinished() throws -> [OwnTest] {
        // A test could record what the code does in the first run, and compare it with later runs.
        // So the first run is on code that is wrong everywhere, and such a test records nothing
        // correct.
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

    /// Returns the tests that always pass in one order and always fail in the other, and the tests
    /// that both pass and fail in the same order.
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
        // The difference is checked two more times. A flaky test may differ between the orders by
        // chance once or twice, but hardly three times.
        for _ in 0..<2 where !depending.isEmpty {
            let backwardsAgain = try tests.run(request).passed
            let forwardsAgain = try tests.run(.init()).passed
            depending = depending.filter {
                backwardsAgain[$0] == backwards[$0] && forwardsAgain[$0] == forwards[$0]
            }
        }
        return (depending, different.subtracting(depending))
    }

    /// Marks tests as flaky if they failed, but pass when all tests run again in the same order.
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

    /// Returns the planting for a bug or variant; for the reference solution, nothing is planted.
    private func planting(_ id: String) -> TestProgram.Planting {
        stage.mutantPlaces[id].map { .places([$0]) } ?? .nothing
    }

    private func plan(for bug: PlantedBug, _ passed: [TestResult]) -> BugPlan {
        BugPlan(
            for: passed, place: stage.mutantPlaces[bug.id] ?? 0,
            suite: stage.exercises.first { $0.id == bug.exercise }?.suite ?? "")
    }

    /// Carries out a plan until its bug is settled, and returns the plan with its results.
    private func settled(_ plan: BugPlan, _ bug: PlantedBug) throws -> BugPlan {
        var plan = plan
        while let step = plan.next {
            plan.add(
                try tests.failing(step.names, with: planting(bug.id), step.way), of: step)
        }
        return plan
    }

    /// Runs the tests on variants and bugs at the same time. Which tests are over-specified is
    /// determined afterwards.
    ///
    /// - Returns: The settled plan of each bug, and the results of the tests that failed on each
    ///   variant and on the reference solution. Both are given by identifier.
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

    /// Marks the tests that failed on a correct variant, or in another run on the reference
    /// solution.
    private func chargeVariants(
        _ failed: [String: [TestResult]], to own: inout [OwnTest]
    ) {
        for id in stage.variants.map(\.id) {
            let results = failed[id] ?? []
            // If many processes run at the same time, each has less memory, so running out of
            // memory proves nothing about a test.
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

    /// Runs the tests that caught a bug again without any bug, and marks the flaky tests.
    ///
    /// If a bug was caught by a test that doesn't count any more, all tests run on that bug.
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

    /// Returns the valid tests that catch no bug. Once a bug is caught, the remaining tests aren't
    /// run on it. Tests whose result is still unknown run now.
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
        // A test that had no time to run isn't known to catch nothing.
        for results in noticed { idle.subtract(results.map(\.name)) }
        return idle
    }
}

/// Finds the planted bugs that wrong tests agree with.
extension MutationRun {
    /// The maximum number of tests to examine.
    private static let maximumAgreements = 12
    /// The maximum time in seconds that an examined test may take on the reference solution. The
    /// test would take about as long with each bug.
    private static let longestOfAgreement = 0.3

    /// For each wrong test that agrees with a planted bug, returns the bug's identifier. Such a
    /// test fails on the reference solution but passes with the bug, because it expects the same
    /// mistake. If there are several such bugs, one that shows only in a special case is chosen,
    /// because a bug that every test catches says less.
    private func agreements(
        of own: [OwnTest], _ plans: [String: BugPlan]
    ) throws -> [String: String] {
        guard !budget.isExceeded else { return [:] }
        let failed = own.filter { !$0.isFlaky && !$0.dependsOnOrder }.map(\.result)
            .filter { $0.isExpectation && $0.seconds < Self.longestOfAgreement }
            .prefix(Self.maximumAgreements)
        guard !failed.isEmpty else { return [:] }
        // Bugs that make a right test hang are left out, because they would also make a wrong test
        // hang.
        let bugs = stage.bugs.filter { bug in
            plans[bug.id]?.failed.contains { $0.status == .timedOut } != true
        }
        let found = try bugs.concurrentMap(width: width) { bug in
            var names = reaching(bug, Array(failed))
            // The tests run twice, because a test that passes by chance doesn't agree with the bug.
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
    /// Whether the test failed in an assertion that shows what the test expects.
    fileprivate var isExpectation: Bool {
        // A wait that timed out doesn't show which value was expected.
        if case .assertion(let message, _)? = failure {
            !message.hasPrefix("Asynchronous wait failed")
        } else {
            false
        }
    }
}

extension [TestResult] {
    /// Whether each test passed, by name. Tests that didn't finish are left out.
    fileprivate var passed: [String: Bool] {
        let verdicts = compactMap { result -> (String, Bool)? in
            // When a late failure arrives depends on the tests around it, so the failure doesn't
            // show that the test depends on the order.
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

    /// Changes each test that has one of these results.
    fileprivate mutating func change(
        _ results: [TestResult], _ change: (inout OwnTest, TestResult) -> Void
    ) {
        let results = Dictionary(results.map { ($0.name, $0) }) { first, _ in first }
        for index in indices {
            if let result = results[self[index].result.name] { change(&self[index], result) }
        }
    }

    /// Marks the tests for which time ran out, so that they don't count as valid.
    fileprivate mutating func takeBack(_ results: [TestResult]) {
        change(results.filter(\.isOutOfTime)) { $0.result.failure = $1.failure }
    }
}
