import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests the results of planted bugs when the stage's time runs out, with a fake clock.
final class MutationRunTimeTests: XCTestCase {
    private static let hang = Duration.seconds(10)

    private func bug(_ id: String) -> PlantedBug {
        PlantedBug(
            id: id, exercise: "e", file: "", idea: .ordinary, find: "", replace: "",
            description: "")
    }

    /// Performs a mutation run with two bugs and a variant, numbered 1 to 3, one run after the other and the
    /// variant first, with a test that catches both bugs.
    ///
    /// - Parameter hangs: Whether the tests hang with this mutant, in the given one of its runs.
    private func hunt(
        seconds: Int,
        hangs: @escaping @Sendable (_ mutant: Int, _ run: Int) -> Bool
    ) throws -> OwnTestsReport {
        let time = MadeUpTime()
        let budget = TimeBudget(limit: .seconds(seconds), keepsBack: true, now: time.now)
        let runs = TextSink()
        let run = { @Sendable (mutant: Int) -> [TestResult] in
            runs.write("<\(mutant)>")
            let count = runs.text.components(separatedBy: "<\(mutant)>").count - 1
            let end = budget.spend(Limits()) { limits in
                guard hangs(mutant, count) else { return .exited(0) }
                time.pass(min(Self.hang, limits.total ?? .zero))
                return Self.hang >= limits.total ?? .zero ? .tooLong : .timedOut
            }
            let failure: TestResult.Failure? =
                switch end {
                case nil: .noTimeLeft(limit: .seconds(seconds))
                case .timedOut?: .timeout(Self.hang)
                default: mutant == 1 || mutant == 2 ? .exit(status: 1) : nil
                }
            return [TestResult(name: "a", failure: failure)]
        }
        let stage = Stage(
            id: 1, title: "", exercises: [], bugs: [bug("bug1"), bug("bug2")],
            variants: [
                CorrectVariant(id: "right", file: "", find: "", replace: "", description: "")
            ])
        return try MutationRun(
            stage: stage, tests: MutationTests(runAll: run, run: { _, mutant in run(mutant) }),
            budget: budget, width: 1
        ).report()
    }

    func testWithTimeLeftTheTimeIsNotReportedAsUsedUp() throws {
        let report = try hunt(seconds: 100) { _, _ in false }
        XCTAssertEqual(report.bugs.map(\.status), [.killed, .killed])
        XCTAssertEqual(report.usedUpTime, nil)
        XCTAssertTrue(Answer(.judged(report)).isSteady)
    }

    /// For example, thousands of tests that hang.
    func testWithoutTimeForTheBugsTheyAreNotRun() throws {
        let report = try hunt(seconds: 5) { mutant, _ in mutant == MutationTests.everywhere }
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [true, true])
        XCTAssertEqual(report.usedUpTime, .seconds(5))
        XCTAssertFalse(Answer(.judged(report)).isSteady)
    }

    func testABugThatWasCaughtStaysCaught() throws {
        // One of the bugs hangs and uses up all remaining time.
        for (hanging, expected) in [
            (2, [BugResult.Status.killed, .notRun]), (1, [.notRun, .notRun]),
        ] {
            let report = try hunt(seconds: 10) { mutant, _ in mutant == hanging }
            XCTAssertEqual(report.bugs.map(\.status), expected)
            XCTAssertEqual(report.bugs.map(\.isOutOfTime), expected.map { $0 == .notRun })
            XCTAssertEqual(report.usedUpTime, .seconds(10))
        }
    }

    /// Otherwise an over-specified test would benefit from not being checked.
    func testWithoutTimeForAVariantATestCatchesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, _ in mutant == 3 }
        XCTAssertEqual(report.tests.map(\.result.failure), [.noTimeLeft(limit: .seconds(10))])
        XCTAssertEqual(report.tests.map(\.failingVariants), [[]])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [true, true])
    }

    /// It also isn't known then whether the test is flaky.
    func testWithoutTimeForTheLastRunATestCatchesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, run in mutant == 0 && run > 1 }
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
        XCTAssertEqual(report.tests.map(\.isFlaky), [false])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }
}
