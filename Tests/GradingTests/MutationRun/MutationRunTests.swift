import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests how tests are judged. The tests are made up: each one specifies on which versions of the
/// code it fails.
final class MutationRunTests: XCTestCase {
    private let stage = Stage(
        id: 1, title: "", exercises: [],
        bugs: ["bug1", "bug2"].map {
            PlantedBug(
                id: $0, exercise: "e", file: "", idea: .ordinary, find: "", replace: "",
                description: "")
        },
        variants: [CorrectVariant(id: "variant", file: "", find: "", replace: "", description: "")])

    /// Performs a mutation run with tests of these names.
    ///
    /// - Parameter outcome: The result of a test with a mutant, in the run with this number.
    private func hunt(
        _ names: [String],
        _ outcome: @escaping @Sendable (String, Int, Int) -> TestResult.Failure?
    ) throws -> OwnTestsReport {
        let runs = Counter()
        let tests = MutationTests { mutant in
            // The first run has all bugs. The made-up results are for the runs after it, which
            // start with the reference solution.
            guard mutant == 0 else { return [] }
            return names.map {
                TestResult(name: $0, failure: outcome($0, 0, runs.count("\($0) 0")))
            }
        } run: { names, mutant in
            names.sorted().map {
                TestResult(name: $0, failure: outcome($0, mutant, runs.count("\($0) \(mutant)")))
            }
        }
        return try MutationRun(stage: stage, tests: tests).report()
    }

    /// Performs a mutation run with tests that reach these places: 0 is the place of the first bug,
    /// 1 the place of the second. Also returns which tests ran, in order.
    private func runs(
        _ reached: [String: Set<Int>?], _ fails: @escaping @Sendable (String, Int) -> Bool
    ) throws -> (report: OwnTestsReport, asked: [String]) {
        let asked = Mutex<[String]>([])
        let tests = MutationTests { mutant in
            guard mutant == 0 else { return [] }
            return reached.keys.sorted().map { name in
                var result = TestResult(name: name)
                result.reached = reached[name] ?? nil
                return result
            }
        } run: { names, mutant in
            asked.withLock { $0.append("\(mutant == 0 ? 0 : 1) \(names.sorted().joined())") }
            return names.sorted().map {
                TestResult(name: $0, failure: fails($0, mutant) ? Self.failed : nil)
            }
        }
        let report = try MutationRun(stage: stage, tests: tests).report()
        return (report, asked.withLock { $0 })
    }

    func testATestThatTimedOutOnceCatchesNothing() throws {
        let place = SourceLocation(file: "A.swift", line: 1)
        let report = try hunt(["late", "right"]) { name, mutant, _ in
            guard mutant == 1 else { return nil }
            return name == "late" ? .late(message: "1 is not 2", place: place) : Self.failed
        }
        XCTAssertEqual(report.tests.map(\.isValid), [false, true])
        XCTAssertEqual(report.tests[0].result.failure, .late(message: nil, place: place))
        XCTAssertFalse(report.tests[0].isFlaky)
        XCTAssertEqual(report.bugs.map { $0.kills.map(\.test) }, [["right"], []])
    }

    /// If two tests of a class take too long with a bug, a third test of that class doesn't run, so
    /// the report doesn't know whether it catches the bug.
    func testATestThatDidNotRunOnABugDoesNotCatchIt() throws {
        let crowdedOut = TestResult.Failure.crowdedOut(limit: .seconds(10))
        let report = try hunt(["slow"]) { _, mutant, _ in mutant == 1 ? crowdedOut : nil }
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .survived])
        XCTAssertEqual(report.tests.map(\.result.failure), [nil])
        XCTAssertEqual(report.tests.map(\.isFlaky), [false])
    }

    func testATestThatDidNotRunOnAVariantIsNotOverSpecified() throws {
        let crowdedOut = TestResult.Failure.crowdedOut(limit: .seconds(10))
        let report = try hunt(["slow"]) { _, mutant, _ in
            mutant == 3 ? crowdedOut : mutant == 0 ? nil : Self.failed
        }
        XCTAssertEqual(report.tests.map(\.failingVariants), [[]])
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
    }

    func testOnlyTestsThatReachABugRunIfOneCatchesIt() throws {
        let (report, asked) = try runs(["a": [0], "b": [0, 1], "c": [1]]) { name, mutant in
            mutant == 1 && name == "b"
        }
        XCTAssertEqual(report.bugs.map(\.status), [.killed, .survived])
        XCTAssertEqual(report.bugs[0].kills.map(\.test), ["b"])
        XCTAssertTrue(asked.contains("1 ab"), "\(asked)")
        // No test catches the second bug, so in the end all tests run on it. All tests also run on
        // the variant.
        XCTAssertTrue(asked.contains("1 bc"), "\(asked)")
        XCTAssertEqual(asked.filter { $0 == "1 abc" }.count, 2, "\(asked)")
    }

    /// If the other tests didn't run, a flaky test would decide whether the bug is caught.
    func testTheOtherTestsRunIfOneOfTheFirstTestsIsFlaky() throws {
        let reached = Dictionary(uniqueKeysWithValues: "abcdefghij".map { ("\($0)", Set([0])) })
        let (report, _) = try runs(reached) { name, mutant in
            (mutant == 1 && "abj".contains(name)) || (mutant == 0 && "ab".contains(name))
        }
        XCTAssertEqual(report.tests.filter(\.isFlaky).map(\.result.name), ["a", "b"])
        XCTAssertEqual(report.bugs[0].kills.map(\.test), ["j"])
    }

    /// When many processes run at the same time, each of them has less memory.
    func testRunningOutOfMemoryOnAVariantIsNotAFailure() throws {
        let report = try hunt(["a"]) { _, mutant, _ in mutant == 3 ? .memory(limit: 1) : nil }
        XCTAssertEqual(report.tests[0].failingVariants, [])
    }

    /// If the reference solution didn't run again among the bugs, a test that always fails in its
    /// second run would seem to catch the first bug of the catalog.
    func testARandomOrderAlsoRunsTheReferenceSolutionAmongTheBugs() throws {
        for isRandom in [false, true] {
            let runs = Mutex<[Int]>([])
            let tests = MutationTests { mutant in
                runs.withLock { $0.append(mutant) }
                return mutant == 0 ? [TestResult(name: "a")] : []
            } run: { names, mutant in
                runs.withLock { $0.append(mutant) }
                let failure = mutant == 0 ? Self.failed : nil
                return names.map { TestResult(name: $0, failure: failure) }
            }
            let report = try MutationRun(stage: stage, tests: tests, isRandom: isRandom).report()
            XCTAssertEqual(report.tests.map(\.isFlaky), [isRandom])
            let wrong = runs.withLock { $0.filter { $0 == MutationTests.everywhere }.count }
            XCTAssertTrue((1...(isRandom ? 3 : 1)).contains(wrong))
        }
    }

    private static let failed = TestResult.Failure.assertion(message: "", place: nil)
    private static let crashed = TestResult.Failure.crash(signal: 5, reason: nil, place: nil)

    func testABugIsKilledByTheTestsThatFail() throws {
        let report = try hunt(["a", "b"]) { name, mutant, _ in
            name == "a" && mutant == 1 ? Self.failed : nil
        }
        XCTAssertEqual(report.bugs.map(\.status), [.killed, .survived])
        XCTAssertEqual(report.bugs[0].kills, [BugResult.Kill(test: "a", isCrash: false)])
    }

    func testACrashIsReportedSeparately() throws {
        let report = try hunt(["a"]) { _, mutant, _ in mutant == 1 ? Self.crashed : nil }
        XCTAssertEqual(report.bugs[0].kills, [BugResult.Kill(test: "a", isCrash: true)])
    }

    func testATestThatFailsOnTheReferenceSolutionIsNotUsed() throws {
        let report = try hunt(["a"]) { _, _, _ in Self.failed }
        XCTAssertEqual(report.validTests, [])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }

    func testATestThatFailsOnAVariantIsNotUsed() throws {
        let report = try hunt(["a"]) { _, mutant, _ in mutant != 0 ? Self.failed : nil }
        XCTAssertEqual(report.tests.map(\.failingVariants), [["variant"]])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }

    func testAHangDoesNotKillABug() throws {
        let report = try hunt(["a"]) { _, mutant, _ in
            mutant == 1 ? .timeout(.seconds(1)) : nil
        }
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .survived])
        XCTAssertEqual(report.bugs.map(\.isTimedOut), [true, false])
    }

    /// A test that has caught one bug reliably is still flaky if it has caught another bug by
    /// chance.
    func testATestThatFailsAtRandomIsNotUsed() throws {
        let report = try hunt(["a"]) { _, mutant, run in
            mutant == 1 || (mutant == 2 && run == 1) ? Self.failed : nil
        }
        XCTAssertEqual(report.tests.map(\.isFlaky), [true])
        XCTAssertEqual(report.killedBugs, 0)
    }

    /// A test that uses a random value must not look as if it depended on the order of the tests.
    func testATestThatFailsOnlyInSomeRunsIsFlaky() throws {
        // Every second run on the reference solution is in reverse order.
        for failing in [[1], [1, 2], [1, 3], [1, 3, 6]] {
            let runs = Counter()
            let result = { @Sendable (name: String) in
                let fails = name == "a" && failing.contains(runs.count(name))
                return TestResult(name: name, failure: fails ? Self.failed : nil)
            }
            let tests = MutationTests { mutant in
                mutant == 0 ? ["a", "b"].map(result) : []
            } run: { names, mutant in
                mutant == 0 ? names.map(result) : []
            } runReversed: {
                $0.map(result)
            }
            let report = try MutationRun(stage: stage, tests: tests).report()
            XCTAssertEqual(report.tests.map(\.isFlaky), [true, false], "\(failing)")
            XCTAssertEqual(report.tests.map(\.dependsOnOrder), [false, false], "\(failing)")
        }
    }

    func testTheFirstRunPlantsAllBugs() throws {
        let mutants = TextSink()
        let tests = MutationTests { mutant in
            mutants.write("\(mutant) ")
            return []
        } run: { _, _ in
            []
        }
        _ = try MutationRun(stage: stage, tests: tests).report()
        XCTAssertEqual(mutants.text, "-1 0 ")
    }

    /// A test may pass at first and fail later because it finds a trace of an earlier run.
    func testATestThatOnlyLaterFailsOnTheReferenceSolutionIsFlaky() throws {
        let report = try hunt(["a"]) { _, mutant, run in
            mutant == 1 || (mutant == 0 && run > 1) ? Self.failed : nil
        }
        XCTAssertEqual(report.tests.map(\.isFlaky), [true])
        XCTAssertEqual(report.validTests, [])
        XCTAssertEqual(report.bugs.map(\.status), [.survived, .survived])
    }

    func testWithoutTestsNoBugIsRun() throws {
        let report = try hunt([]) { _, _, _ in nil }
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }
}

/// Counts how many times something happened, across several threads.
private final class Counter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func count(_ key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 0]
        }
    }
}
