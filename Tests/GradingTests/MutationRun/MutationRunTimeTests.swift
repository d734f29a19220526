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

    /// Performs a mutation run with two bugs and a variant, numbered 1 to 3, one run after the other, with a
    /// test that catches both bugs.
    ///
    /// - Parameter order: The order of the runs: the variant and the bugs, by name.
    /// - Parameter hangs: Whether the tests hang with this mutant, in the given one of its runs.
    private func hunt(
        seconds: Int, order: [String] = ["right", "bug1", "bug2"],
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
            numbers: MutantNumbers(["bug1": 1, "bug2": 2, "right": 3]), budget: budget,
            order: MutationOrder(
                wrongFirst: { 1 }, shuffled: { _ in order }, looksAtFinished: false),
            width: 1
        ).report()
    }

    func testWithTimeLeftNothingIsSaidOfIt() throws {
        let report = try hunt(seconds: 100) { _, _ in false }
        XCTAssertEqual(report.bugs.map(\.status), [.killed, .killed])
        XCTAssertEqual(report.usedUpTime, nil)
        XCTAssertTrue(Answer(.judged(report)).isSteady)
    }

    /// For example, thousands of tests that hang.
    func testWhatIsUsedUpBeforeTheBugsLeavesThemUntried() throws {
        let report = try hunt(seconds: 5) { mutant, _ in mutant == MutantNumbers.everywhere }
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [true, true])
        XCTAssertEqual(report.usedUpTime, .seconds(5))
        XCTAssertFalse(Answer(.judged(report)).isSteady)
    }

    func testABugThatWasNoticedBeforeStaysNoticed() throws {
        // The second bug hangs and uses up all remaining time.
        for (order, expected) in [
            (["right", "bug1", "bug2"], [BugResult.Status.killed, .notRun]),
            (["right", "bug2", "bug1"], [.notRun, .notRun]),
        ] {
            let report = try hunt(seconds: 10, order: order) { mutant, _ in mutant == 2 }
            XCTAssertEqual(report.bugs.map(\.status), expected)
            XCTAssertEqual(report.bugs.map(\.isOutOfTime), expected.map { $0 == .notRun })
            XCTAssertEqual(report.usedUpTime, .seconds(10))
        }
    }

    func testARandomOrderIsThatOfItsGenerator() {
        let looks = (1...20).map { "\($0)" }
        let drawn = [UInt64(7), 7, 8].map { seed in
            let order = MutationOrder.drawn(by: SeededGenerator(state: seed))
            return (order.wrongFirst(), order.shuffled(looks))
        }
        XCTAssertEqual(drawn[0].1, drawn[1].1)
        XCTAssertEqual(drawn[0].0, drawn[1].0)
        XCTAssertNotEqual(drawn[0].1, drawn[2].1)
        XCTAssertEqual(Set(drawn[2].1), Set(looks))
    }

    /// Otherwise an over-specified test would benefit from not being checked.
    func testWithoutTimeForAVariantATestNoticesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, _ in mutant == 3 }
        XCTAssertEqual(report.tests.map(\.result.failure), [.noTimeLeft(limit: .seconds(10))])
        XCTAssertEqual(report.tests.map(\.failingVariants), [[]])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.isOutOfTime), [true, true])
    }

    /// It also isn't known then whether the test is flaky.
    func testWithoutTimeForTheLastLookATestNoticesNothing() throws {
        let report = try hunt(seconds: 10) { mutant, run in mutant == 0 && run > 1 }
        XCTAssertEqual(report.tests.map(\.result.status), [.notRun])
        XCTAssertEqual(report.tests.map(\.isFlaky), [false])
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(report.bugs.map(\.status), [.notRun, .notRun])
    }
}

/// A generator that returns the same numbers for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ result >> 27) &* 0x94D0_49BB_1331_11EB
        return result ^ result >> 31
    }
}
