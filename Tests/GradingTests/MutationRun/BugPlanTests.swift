import XCTest

@testable import Grading

/// Tests which tests run on a bug, in which order, and when it is settled, by comparing plans without
/// building anything.
final class BugPlanTests: XCTestCase {
    /// The steps of a plan, one word for each: the tests that run, with `+` before tests that run again.
    ///
    /// - Parameters:
    ///   - reaching: The tests that reach the bug's place.
    ///   - catching: Whether a test fails, in the given one of its runs.
    private func steps(
        _ tests: String, reaching: String? = nil, enough: Int = 2,
        catching: (Character, _ run: Int) -> Bool
    ) -> (steps: [String], plan: BugPlan) {
        let results = tests.map { name in
            var result = TestResult(name: "\(name)")
            result.reached = (reaching ?? tests).contains(name) ? [0] : [1]
            return result
        }
        var plan = BugPlan(for: results, place: 0, suite: "", enough: enough)
        var runs: [String: Int] = [:]
        var steps: [String] = []
        while let step = plan.next {
            let (names, sign) =
                switch step {
                case .run(let names): (names, "")
                case .runAgain(let names): (names, "+")
                }
            steps.append(sign + names.sorted().joined())
            plan.add(
                names.sorted().map { name in
                    runs[name, default: 0] += 1
                    let fails = catching(Character(name), runs[name] ?? 0)
                    return TestResult(name: name, failure: fails ? .exit(status: 1) : nil)
                }, of: step)
        }
        return (steps, plan)
    }

    func testTheSteps() {
        let all = "abcdefghij"
        for (enough, reaching, catching, expected, caught) in [
            // If enough of the likely tests catch the bug, no others run.
            (1, all, "bf", ["abcd"], "b"), (2, all, "bfi", ["abcdefgh", "+bf"], "bf"),
            // If too few do, the others run, but those that have run don't run again.
            (2, all, "bi", ["abcdefgh", "ij", "+bi"], "bi"), (100, all, "bi", [all, "+bi"], "bi"),
            (2, all, "b", ["abcdefgh", "ij", "+b"], "b"),
            // Only tests that reach the bug run; if none of these catch it, all tests run together.
            (2, "ab", "b", ["ab", "+b"], "b"), (2, "ab", "", ["ab", all], ""),
            (2, "ab", "c", ["ab", all, "+c"], "c"), (2, "", "c", [all, "+c"], "c"),
            (2, "", "", [all], ""),
        ] {
            let found = steps(all, reaching: reaching, enough: enough) { test, _ in
                catching.contains(test)
            }
            XCTAssertEqual(found.steps, expected, "\(enough) \(reaching) \(catching)")
            XCTAssertEqual(found.plan.steady.map(\.name).joined(), caught)
        }
        XCTAssertEqual(steps("") { _, _ in true }.steps, [])
    }

    func testATestThatPassesTheSecondTimeHasCaughtNothing() {
        let found = steps("abcdefghij") { test, run in test == "b" || test == "a" && run == 1 }
        XCTAssertEqual(found.steps, ["abcdefgh", "+ab", "ij"])
        XCTAssertEqual(found.plan.steady.map(\.name), ["b"])
        XCTAssertEqual(found.plan.flaky, ["a"])
        XCTAssertTrue(found.plan.isWhole)
    }

    func testStartingAgainRunsAllTestsTogether() {
        var plan = BugPlan(
            for: "abcdefghij".map { TestResult(name: "\($0)") }, place: 0, suite: "", enough: 1)
        plan.add([TestResult(name: "a", failure: .exit(status: 1))], of: .run(["a"]))
        plan.startAgain()
        XCTAssertEqual(plan.next, .run(Set("abcdefghij".map(String.init))))
        XCTAssertEqual(plan.steady, [])
    }

    func testTestsOfTheBugsExerciseComeFirst() {
        var tests = (1...9).map { TestResult(name: "M.Other/test\($0)") }
        tests.append(TestResult(name: "M.MyFeedTests/test"))
        for (enough, suite, first) in [(1, "FeedTests", true), (1, "", false)] {
            let plan = BugPlan(for: tests, place: 0, suite: suite, enough: enough)
            guard case .run(let names)? = plan.next else { return XCTFail("settled") }
            XCTAssertEqual(names.contains("M.MyFeedTests/test"), first)
        }
    }
}
