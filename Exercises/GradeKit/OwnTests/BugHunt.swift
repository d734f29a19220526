import Catalog

/// Finds out which planted bugs tests notice, and which tests ask for too much.
///
/// The tests run on the finished code first, then on the correct variants, then with each bug; only
/// those that passed everything before are used further on.
struct BugHunt: Sendable {
    let stage: Stage
    let tests: TestSet

    func report() throws -> OwnTestsReport {
        let numbers = MutantNumbers(stage: stage)
        var own = try tests.runAll().map { OwnTest(result: $0) }
        let all = own.map(\.result.name)
        let passed = Set(own.filter(\.isValid).map(\.result.name))

        let failures = try stage.variants.concurrentMap { variant in
            (variant.id, try failing(passed, of: all, mutant: numbers[variant.id]))
        }
        for index in own.indices where passed.contains(own[index].result.name) {
            own[index].asksTooMuch = failures.filter { _, results in
                results.contains { $0.name == own[index].result.name }
            }.map(\.0)
        }

        let used = Set(own.filter(\.isValid).map(\.result.name))
        var bugs = try stage.bugs.concurrentMap { bug in
            try hunt(bug, number: numbers[bug.id], with: used, all: all)
        }
        let unsteady = try unsteadyTests(among: bugs, all: all)
        for index in own.indices {
            own[index].isUnsteady = unsteady.contains(own[index].result.name)
        }
        for index in bugs.indices { bugs[index].drop(unsteady) }
        return OwnTestsReport(tests: own, bugs: bugs)
    }

    /// Runs the tests with a bug, and those that fail once more: a test that fails at random, or
    /// because it saw a trace of an earlier run, has noticed nothing.
    private func hunt(
        _ bug: PlantedBug, number: Int, with names: Set<String>, all: [String]
    ) throws -> BugResult {
        var result = BugResult(id: bug.id, exercise: bug.exercise, status: .survived, kills: [])
        guard !names.isEmpty else {
            result.status = .notRun
            return result
        }
        let failed = try failing(names, of: all, mutant: number)
        result.isTimedOut = failed.contains { $0.status == .timedOut }
        let noticed = failed.filter { $0.status == .failed || $0.status == .crashed }
        let again = try failing(Set(noticed.map(\.name)), of: all, mutant: number)
        result.kills = noticed.filter { first in
            again.contains { $0.name == first.name && $0.status == first.status }
        }.map { BugResult.Kill(test: $0.name, isCrash: $0.status == .crashed) }
        if !result.kills.isEmpty {
            result.status = .killed
        } else if result.isTimedOut {
            result.status = .notRun
        }
        return result
    }

    /// The tests that noticed bugs and then fail on the finished code.
    private func unsteadyTests(among bugs: [BugResult], all: [String]) throws -> Set<String> {
        let killers = Set(bugs.flatMap(\.kills).map(\.test))
        return Set(try failing(killers, of: all, mutant: 0).map(\.name))
    }

    private func failing(
        _ names: Set<String>, of all: [String], mutant: Int
    ) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try tests.run(names, of: all, mutant: mutant).filter { $0.status != .passed }
    }
}

extension BugResult {
    /// Takes back what these tests noticed.
    fileprivate mutating func drop(_ tests: Set<String>) {
        guard status == .killed else { return }
        kills.removeAll { tests.contains($0.test) }
        if kills.isEmpty { status = .survived }
    }
}
