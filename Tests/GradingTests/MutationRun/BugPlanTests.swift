import XCTest

@testable import Grading

/// Tests the choice and the order of the tests that run on a bug, and when the bug is settled.
/// Nothing is built or run.
final class BugPlanTests: XCTestCase {
    /// Returns the steps of a plan as words. Each word lists the tests that run in that step. A `+`
    /// precedes tests that run again.
    ///
    /// - Parameters:
    ///   - reaching: The tests that reach the place of the bug.
    ///   - catching: Whether a test fails in the run with this number.
    private func steps(
        _ tests: String, reaching: String? = nil,
        catching: (Character, _ run: Int) -> Bool
    ) -> (steps: [String], plan: BugPlan) {
        let results = tests.map { name in
            var result = TestResult(name: "\(name)")
            result.reached = (reaching ?? tests).contains(name) ? [0] : [1]
            return result
        }
        var plan = BugPlan(for: results, place: 0, suite: "")
        var runs: [String: Int] = [:]
        var steps: [String] = []
        while let step = plan.next {
            steps.append((step.way == .again ? "+" : "") + step.names.sorted().joined())
            plan.add(
                step.names.sorted().compactMap { name in
                    runs[name, default: 0] += 1
                    let fails = catching(Character(name), runs[name] ?? 0)
                    return fails ? TestResult(name: name, failure: .exit(status: 1)) : nil
                }, of: step)
        }
        return (steps, plan)
    }

    func testMoreTestsRunOnlyIfTheMostLikelyOnesDoNotSettleTheBug() {
        let all = "abcdefghij"
        for (reaching, catching, expected, caught) in [
            // If enough of the tests that run first catch the bug, no others run.
            (all, "bfi", ["abcdefgh", "+bf"], "bf"),
            // If too few of them catch it, the others also run, but no test runs again.
            (all, "bi", ["abcdefgh", "ij", "+bi"], "bi"),
            (all, "b", ["abcdefgh", "ij", "+b"], "b"),
            // At first, only tests that reach the bug run. If none of them catches it, all tests
            // run together.
            ("ab", "b", ["ab", "+b"], "b"), ("ab", "", ["ab", all], ""),
            ("ab", "c", ["ab", all, "+c"], "c"), ("", "c", [all, "+c"], "c"),
            ("", "", [all], ""),
        ] {
            let found = steps(all, reaching: reaching) { test, _ in catching.contains(test) }
            XCTAssertEqual(found.steps, expected, "\(reaching) \(catching)")
            XCTAssertEqual(found.plan.steady.map(\.name).joined(), caught)
        }
        XCTAssertEqual(steps("") { _, _ in true }.steps, [])
    }

    func testATestThatPassesTheSecondTimeCatchesNothing() {
        let found = steps("abcdefghij") { test, run in test == "b" || test == "a" && run == 1 }
        XCTAssertEqual(found.steps, ["abcdefgh", "+ab", "ij"])
        XCTAssertEqual(found.plan.steady.map(\.name), ["b"])
        XCTAssertEqual(found.plan.flaky, ["a"])
        XCTAssertTrue(found.plan.isWhole)
    }

    func testStartingAgainRunsAllTestsTogether() {
        var plan = BugPlan(
            for: "abcdefghij".map { TestResult(name: "\($0)") }, place: 0, suite: "")
        plan.add([TestResult(name: "a", failure: .exit(status: 1))], of: .init(names: ["a"]))
        plan.startAgain()
        XCTAssertEqual(plan.next, .init(names: Set("abcdefghij".map(String.init))))
        XCTAssertEqual(plan.steady, [])
    }

    func testTestsOfTheSameExerciseComeFirst() {
        var tests = (1...9).map { TestResult(name: "M.Other/test\($0)") }
        tests.append(TestResult(name: "M.MyFeedTests/test"))
        for (suite, first) in [("FeedTests", true), ("", false)] {
            let plan = BugPlan(for: tests, place: 0, suite: suite)
            XCTAssertEqual(plan.next?.names.contains("M.MyFeedTests/test"), first)
        }
    }
}
