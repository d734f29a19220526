import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests how tests are judged, using made-up tests that each specify on which code they fail.
final class MutationRunTests: XCTestCase {
    private let stage = Stage(
        id: 1, title: "", exercises: [],
        bugs: ["bug1", "bug2"].map {
            PlantedBug(
                id: $0, exercise: "e", file: "", idea: .ordinary, find: "", replace: "",
                description: "")
        },
        variants: [CorrectVariant(id: "variant", file: "", find: "", replace: "", description: "")])

    /// - Parameter outcome: The result of a test with a mutant, in the given one of two runs.
    private func hunt(
        _ names: [String],
        _ outcome: @escaping @Sendable (String, Int, Int) -> TestResult.Failure?
    ) throws -> OwnTestsReport {
        let runs = Counter()
        let tests = MutationTests { mutant in
            // The very first run has a bug; the made-up results start with the reference solution.
            guard mutant == 0 else { return [] }
            return names.map {
                TestResult(name: $0, failure: outcome($0, 0, runs.count("\($0) 0")))
            }
        } run: { names, mutant in
            names.sorted().map {
                TestResult(name: $0, failure: outcome($0, mutant, runs.count("\($0) \(mutant)")))
            }
        }
        return try MutationRun(
            stage: stage, tests: tests,
            numbers: MutantNumbers(["bug1": 1, "bug2": 2, "variant": 3])
        ).report()
    }

    /// Tests that reach the places of bugs: 0 is the first bug's place, 1 the second's.
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
        let numbers = MutantNumbers(stage: stage)
        let report = try MutationRun(stage: stage, tests: tests, numbers: numbers).report()
        return (report, asked.withLock { $0 })
    }

    func testATestThatWasSeenToBeLateOnceHasThatVerdictAndNoticesNothing() throws {
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

    /// For example, the third of three tests that all take long with a bug.
    func testATestThatHadNoTurnWithABugHasNotNoticedIt() throws {
        let crowdedOut = TestResult.Failure.crowdedOut(limit: .seconds(10))
        let report = try hunt(["slow"]) { _, mutant, _ in mutant == 1 ? crowdedOut : nil }
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .survived])
        XCTAssertEqual(report.tests.map(\.result.failure), [nil])
        XCTAssertEqual(report.tests.map(\.isFlaky), [false])
    }

    func testATestThatHadNoTurnOnRightCodeDoesNotAskForTooMuch() throws {
        let crowdedOut = TestResult.Failure.crowdedOut(limit: .seconds(10))
        let report = try hunt(["slow"]) { _, mutant, _ in
            mutant == 3 ? crowdedOut : mutant == 0 ? nil : Self.failed
        }
        XCTAssertEqual(report.tests.map(\.failingVariants), [[]])
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
    }

    func testOnlyTestsThatReachABugAreAskedWhereOneOfThemNoticesIt() throws {
        let first = MutantNumbers(stage: stage)["bug1"]
        let (report, asked) = try runs(["a": [0], "b": [0, 1], "c": [1]]) { name, mutant in
            mutant == first && name == "b"
        }
        XCTAssertEqual(report.bugs.map(\.status), [.killed, .survived])
        XCTAssertEqual(report.bugs[0].kills.map(\.test), ["b"])
        XCTAssertTrue(asked.contains("1 ab"), "\(asked)")
        // No test catches the second bug, so all are run in the end; the same applies to the variant.
        XCTAssertTrue(asked.contains("1 bc"), "\(asked)")
        XCTAssertEqual(asked.filter { $0 == "1 abc" }.count, 2, "\(asked)")
    }

    /// A flaky test takes the verdict on others with it, unless the others are run.
    func testTheOthersAreAskedWhereOneOfTheFirstTurnsOutToBeUnsteady() throws {
        let first = MutantNumbers(stage: stage)["bug1"]
        let reached = Dictionary(uniqueKeysWithValues: "abcdefghij".map { ("\($0)", Set([0])) })
        let (report, _) = try runs(reached) { name, mutant in
            (mutant == first && "abj".contains(name)) || (mutant == 0 && "ab".contains(name))
        }
        XCTAssertEqual(report.tests.filter(\.isFlaky).map(\.result.name), ["a", "b"])
        XCTAssertEqual(report.bugs[0].kills.map(\.test), ["j"])
    }

    /// Among thousands of tests that fail at random, some fail in every usual run.
    func testWhereATestIsUnsteadyTheOthersAreLookedAtMoreOften() throws {
        for (names, status) in [(["a"], BugResult.Status.killed), (["a", "b"], .survived)] {
            let report = try hunt(names) { name, mutant, run in
                let fails = name == "a" ? mutant == 2 && run <= 3 : mutant == 1 && run == 1
                return fails ? Self.failed : nil
            }
            XCTAssertEqual(report.bugs[1].status, status)
            XCTAssertEqual(report.tests[0].isFlaky, status == .survived)
        }
    }

    /// When many processes run at the same time, each has less memory.
    func testATestThatHasTooLittleMemoryAmongOthersRunsByItself() throws {
        for (times, failingVariants) in [(1, []), (2, ["variant"])] {
            let report = try hunt(["a"]) { _, mutant, run in
                mutant == 3 && run <= times ? .memory(limit: 1) : nil
            }
            XCTAssertEqual(report.tests[0].failingVariants, failingVariants)
        }
    }

    /// It fails in the runs that would have planted bugs, and in no others.
    func testATestThatCountsTheLooksIsUnsteady() throws {
        for (order, noticed) in [
            (MutationOrder.known, 2),
            (
                MutationOrder(
                    wrongFirst: { 2 }, shuffled: { ["bug1", $0.last ?? "", "variant", "bug2"] },
                    looksAtFinished: true), 0
            ),
        ] {
            let looks = Mutex<[Int]>([])
            let tests = MutationTests { mutant in
                looks.withLock { $0.append(mutant) }
                return mutant == 0 ? [TestResult(name: "a")] : []
            } run: { names, mutant in
                // The second runs are not counted, because they have separate processes.
                let isCounted = looks.withLock { looks in
                    looks.append(mutant)
                    return looks.filter { $0 == mutant }.count == 1 || mutant == 0
                }
                let isLate = looks.withLock { $0.last == 0 && $0.contains(2) }
                let fails = mutant != 3 && isCounted && !isLate
                return names.map { TestResult(name: $0, failure: fails ? Self.failed : nil) }
            }
            var hunt = MutationRun(
                stage: stage, tests: tests,
                numbers: MutantNumbers(["bug1": 1, "bug2": 2, "variant": 3]), order: order)
            hunt.enough = 1
            let report = try hunt.report()
            XCTAssertEqual(report.killedBugs, noticed, "\(looks.withLock { $0 })")
            XCTAssertEqual(report.tests.map(\.isFlaky), [noticed == 0])
            let wrong = looks.withLock { $0.filter { $0 == MutantNumbers.everywhere }.count }
            XCTAssertEqual(wrong, order.wrongFirst())
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

    func testACrashIsToldApart() throws {
        let report = try hunt(["a"]) { _, mutant, _ in mutant == 1 ? Self.crashed : nil }
        XCTAssertEqual(report.bugs[0].kills, [BugResult.Kill(test: "a", isCrash: true)])
    }

    func testATestThatFailsOnFinishedIsNotUsed() throws {
        let report = try hunt(["a"]) { _, _, _ in Self.failed }
        XCTAssertEqual(report.validTests, [])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }

    func testATestThatFailsOnAVariantIsNotUsed() throws {
        let report = try hunt(["a"]) { _, mutant, _ in mutant != 0 ? Self.failed : nil }
        XCTAssertEqual(report.tests.map(\.failingVariants), [["variant"]])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }

    func testAHangIsNoKill() throws {
        let report = try hunt(["a"]) { _, mutant, _ in
            mutant == 1 ? .timeout(.seconds(1)) : nil
        }
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .survived])
        XCTAssertEqual(report.bugs.map(\.isTimedOut), [true, false])
    }

    /// One valid kill doesn't make up for another that came by chance.
    func testATestThatFailsAtRandomIsNotUsedAtAll() throws {
        let report = try hunt(["a"]) { _, mutant, run in
            mutant == 1 || (mutant == 2 && run == 1) ? Self.failed : nil
        }
        XCTAssertEqual(report.tests.map(\.isFlaky), [true])
        XCTAssertEqual(report.killedBugs, 0)
    }

    func testTheFirstRunIsOnCodeThatIsAllWrong() throws {
        let mutants = TextSink()
        let tests = MutationTests { mutant in
            mutants.write("\(mutant) ")
            return []
        } run: { _, _ in
            []
        }
        _ = try MutationRun(
            stage: stage, tests: tests,
            numbers: MutantNumbers(["bug1": 7, "bug2": 2, "variant": 3])
        ).report()
        XCTAssertEqual(mutants.text, "-1 0 ")
    }

    /// For example, a test that finds a trace of an earlier run.
    func testATestThatFailsOnFinishedLaterIsUnsteady() throws {
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

/// Counts how often something happened, across several threads.
private final class Counter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func count(_ key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 0]
        }
    }
}
