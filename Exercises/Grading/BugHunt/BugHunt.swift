import Catalog
import Foundation

/// Finds out which planted bugs tests notice, and which tests ask for too much.
///
/// The tests run on the finished code first; those that pass run on each correct variant and with
/// each bug. What was noticed is then looked at once more.
struct BugHunt: Sendable {
    let stage: Stage
    let tests: TestSet
    let numbers: MutantNumbers

    func report() throws -> OwnTestsReport {
        // Before anything else on code that is all wrong: a test that records what it sees the first
        // time, and compares with that later, has nothing right to compare with.
        if !stage.bugs.isEmpty { _ = try tests.runAll(MutantNumbers.everywhere) }
        var own = try tests.runAll(0).map { OwnTest(result: $0) }
        let valid = own.filter(\.isValid).map(\.result)
        let passed = Set(valid.map(\.name))
        for index in own.indices { own[index].result.reached = nil }

        // Variants and bugs together: which tests ask for too much is looked up afterwards.
        let bugs = Set(stage.bugs.map(\.id))
        let ids = stage.variants.map(\.id) + stage.bugs.map(\.id)
        let found = try ids.concurrentMap(width: ProcessGate.width) { id in
            bugs.contains(id)
                ? try noticing(id, valid) : try failing(passed, mutant: numbers[id])
        }
        let failures = Dictionary(zip(ids, found)) { first, _ in first }
        for id in stage.variants.map(\.id) {
            let names = Set(failures[id, default: []].map(\.name))
            for index in own.indices where names.contains(own[index].result.name) {
                own[index].asksTooMuch.append(id)
            }
        }

        let used = Set(own.filter(\.isValid).map(\.result.name))
        let noticed = stage.bugs.map { bug in
            failures[bug.id, default: []].filter { used.contains($0.name) }
        }
        let (again, unsteady) = try lookAgain(noticed)
        for index in own.indices {
            own[index].isUnsteady = unsteady.contains(own[index].result.name)
        }
        let results = stage.bugs.indices.map { index in
            result(
                of: stage.bugs[index], first: noticed[index], again: again[index],
                unsteady: unsteady, hasTests: !used.isEmpty)
        }
        return OwnTestsReport(tests: own, bugs: results)
    }

    /// The tests that fail with a bug.
    ///
    /// Those that don't reach its code can't notice it, and are left out. Where the others notice
    /// nothing, all are asked: one test may have left something to another.
    private func noticing(_ id: String, _ tests: [TestResult]) throws -> [TestResult] {
        let place = numbers.place(of: id)
        let likely = Set(tests.filter { $0.reached?.contains(place) ?? true }.map(\.name))
        let found = try failing(likely, mutant: numbers[id])
        if likely.count == tests.count || found.contains(where: \.isNotice) { return found }
        return try failing(Set(tests.map(\.name)), mutant: numbers[id])
    }

    /// Runs the tests that noticed bugs a second time, with the bug and on the finished code.
    ///
    /// A test that fails at random, or because it saw a trace of an earlier run, has noticed
    /// nothing.
    /// - Returns: For each bug the tests that fail again, and the tests that fail without any bug or
    ///   pass with a bug that they had failed with.
    private func lookAgain(
        _ noticed: [[TestResult]]
    ) throws -> (again: [[TestResult]], unsteady: Set<String>) {
        let killers = noticed.map { Set($0.filter(\.isNotice).map(\.name)) }
        let finished = killers.reduce(into: Set()) { $0.formUnion($1) }
        let runs = zip(killers, stage.bugs.map { numbers[$0.id] }) + [(finished, 0)]
        let found = try runs.concurrentMap(width: ProcessGate.width) { names, mutant in
            try failing(names, mutant: mutant)
        }
        var unsteady = Set((found.last ?? []).map(\.name))
        for (names, again) in zip(killers, found) {
            unsteady.formUnion(names.subtracting(again.map(\.name)))
        }
        return (Array(found.dropLast()), unsteady)
    }

    private func result(
        of bug: PlantedBug, first: [TestResult], again: [TestResult], unsteady: Set<String>,
        hasTests: Bool
    ) -> BugResult {
        let statuses = Dictionary(again.map { ($0.name, $0.status) }) { first, _ in first }
        let kills = first.filter { result in
            result.isNotice && !unsteady.contains(result.name)
                && statuses[result.name] == result.status
        }
        let isTimedOut = first.contains { $0.status == .timedOut }
        return BugResult(
            id: bug.id, exercise: bug.exercise,
            status: !kills.isEmpty ? .killed : isTimedOut || !hasTests ? .notRun : .survived,
            kills: kills.map { BugResult.Kill(test: $0.name, isCrash: $0.status == .crashed) },
            isTimedOut: isTimedOut)
    }

    private func failing(_ names: Set<String>, mutant: Int) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try tests.run(names, mutant).filter { $0.status != .passed }
    }
}

extension TestResult {
    /// Whether the test noticed something: a hang tells nothing.
    fileprivate var isNotice: Bool { status == .failed || status == .crashed }
}

/// The tests of a module that are judged by planted bugs, and how they are run.
struct TestSet: Sendable {
    /// What becomes of all tests with a planted bug or a variant; 0 is the finished code.
    var runAll: @Sendable (_ mutant: Int) throws -> [TestResult]
    /// What becomes of some of them.
    var run: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]

    /// Tests that are run as processes.
    ///
    /// - Parameters:
    ///   - xcTests: The XCTest tests by full name, in source order.
    ///   - swiftTestingModule: The module, where it has Swift Testing tests.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> TestSet {
        TestSet { mutant in
            var results = try suite.runXCTest(xcTests, mutant: mutant)
            if let module = swiftTestingModule {
                results += try suite.runSwiftTesting(module: module, mutant: mutant)
            }
            return results
        } run: { names, mutant in
            var results = try suite.runXCTest(xcTests.filter(names.contains), mutant: mutant)
            let others = names.subtracting(xcTests)
            if let module = swiftTestingModule, !others.isEmpty {
                results += try suite.runSwiftTesting(module: module, only: others, mutant: mutant)
            }
            return results
        }
    }
}
