import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests the results of planted bugs when the time of the stage runs out. The clock is a fake.
final class MutationRunTimeTests: XCTestCase {
    private static let hang = Duration.seconds(10)

    private func bug(_ id: String) -> PlantedBug {
        PlantedBug(
            id: id, exercise: "e", file: "", idea: .ordinary, find: "", replace: "",
            description: "")
    }

    /// Performs a mutation run with two bugs and a variant, which have the numbers 1 to 3, and a
    /// single test, which catches both bugs. Nothing runs concurrently, and the variant runs first.
    ///
    /// - Parameter hangs: Whether the test hangs with this mutant, in the run with this number.
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

    func testTheVerdictOnAFlakyTestIsNotSteady() throws {
        var report = try hunt(seconds: 100) { _, _ in false }
        report.tests[0].isFlaky = true
        XCTAssertFalse(Answer(.judged(report)).isSteady)
    }

    /// If a learner has thousands of tests that hang, they use up the time for the bugs.
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

    /// An over-specified test must not benefit from a variant that was not run.
    func testWithoutTimeForAVariantATestCatchesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, _ in mutant == 3 }
        XCTAssertEqual(report.tests.map(\.result.failure), [.noTimeLeft(limit: .seconds(10))])
        XCTAssertEqual(report.tests.map(\.failingVariants), [[]])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [true, true])
    }

    /// Without the last run on the reference solution, it isn't known whether the test is flaky.
    func testWithoutTimeForTheLastRunATestCatchesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, run in mutant == 0 && run > 1 }
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
        XCTAssertEqual(report.tests.map(\.isFlaky), [false])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }
}
