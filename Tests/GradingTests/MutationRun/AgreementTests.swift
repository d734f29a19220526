import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests how a failing test is matched with the planted bugs that it agrees with. The failing tests
/// are made up: each of them specifies on which versions of the code it passes.
final class AgreementTests: XCTestCase {
    private static let bugs = [
        ("wrong-everywhere", Idea.ordinary), ("wrong-at-zero", .nothingOrZero),
        ("wrong-below-zero", .negative),
    ].map {
        PlantedBug(
            id: $0, exercise: "e", file: "", idea: $1, find: "", replace: "", description: "")
    }

    private func failed(
        _ name: String, _ failure: TestResult.Failure? = nil, seconds: Double = 0
    ) -> TestResult {
        TestResult(
            name: name, failure: failure ?? .assertion(message: "1 is not 2", place: nil),
            seconds: seconds)
    }

    /// - Parameter passes: Whether a test passes with a bug. `run` is 1 or 2, because each test
    ///   runs twice.
    private func agreements(
        of failed: [TestResult],
        _ passes: @escaping @Sendable (_ test: String, _ bug: String, _ run: Int) -> Bool
    ) throws -> [String: String] {
        let stage = Stage(id: 1, title: "", exercises: [], bugs: Self.bugs)
        let runs = Mutex<[String: Int]>([:])
        let tests = MutationTests { mutant in
            mutant == 0 ? failed : []
        } run: { names, mutant in
            let bug = mutant > 0 ? Self.bugs[mutant - 1].id : ""
            return names.sorted().map { name in
                let run = runs.withLock { runs in
                    runs["\(name) \(bug)", default: 0] += 1
                    return runs["\(name) \(bug)"] ?? 0
                }
                return TestResult(
                    name: name,
                    failure: passes(name, bug, run)
                        ? nil : .assertion(message: "1 is not 2", place: nil))
            }
        }
        let report = try MutationRun(stage: stage, tests: tests).report()
        return Dictionary(
            uniqueKeysWithValues: report.tests.compactMap { test in
                test.agreesWithBug.map { (test.result.name, $0) }
            })
    }

    func testAWrongTestThatPassesWithABugAgreesWithIt() throws {
        let found = try agreements(of: [failed("a"), failed("b"), failed("c")]) { test, bug, _ in
            test == "a" && bug == "wrong-at-zero" || test == "b" && bug == "wrong-below-zero"
        }
        XCTAssertEqual(found, ["a": "wrong-at-zero", "b": "wrong-below-zero"])
    }

    func testABugInASpecialCaseTakesPrecedenceOverOneInAllCases() throws {
        XCTAssertEqual(
            try agreements(of: [failed("a")]) { _, bug, _ in
                !bug.isEmpty && bug != "wrong-below-zero"
            },
            ["a": "wrong-at-zero"])
    }

    func testATestThatPassesOnlyOnceAgreesWithNoBug() throws {
        XCTAssertEqual(
            try agreements(of: [failed("a")]) { _, bug, run in !bug.isEmpty && run == 1 }, [:])
    }

    func testASlowTestOrOneWithoutAnExpectedValueAgreesWithNoBug() throws {
        let tests = [
            failed("a", .crash(signal: 5, reason: nil, place: nil)),
            failed("b", .timeout(.seconds(1))), failed("c", seconds: 1),
        ]
        XCTAssertEqual(try agreements(of: tests) { _, bug, _ in !bug.isEmpty }, [:])
    }

    /// The agreement is only displayed, so finding it must neither take time from the verdicts nor
    /// change a verdict.
    func testAgreementDoesNotChangeVerdicts() throws {
        let stage = Stage(id: 1, title: "", exercises: [], bugs: Self.bugs)
        let time = MadeUpTime()
        let budget = TimeBudget(limit: .seconds(5), now: time.now)
        let wrong = failed("wrong")
        let tests = MutationTests { mutant in
            mutant == 0 ? [TestResult(name: "right"), wrong] : []
        } run: { names, _ in
            names.sorted().map { name in
                guard name == "wrong" else { return TestResult(name: name) }
                let end = budget.spend(Limits()) { limits in
                    time.pass(limits.total ?? .zero)
                    return .tooLong
                }
                return TestResult(
                    name: name, failure: end == nil ? .noTimeLeft(limit: .seconds(5)) : nil)
            }
        }
        let report = try MutationRun(
            stage: stage, tests: tests, budget: budget
        ).report()
        XCTAssertTrue(budget.isExceeded)
        XCTAssertNil(report.usedUpTime)
        XCTAssertEqual(report.bugs.map(\.status), [.survived, .survived, .survived])
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [false, false, false])
    }
}
