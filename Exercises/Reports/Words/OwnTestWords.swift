import Catalog
import Grading
import SwiftSource

/// What is wrong with a test of the learner's own, in lines that every format has.
enum OwnTestWords {
    /// The source of what failed, both values, what that means, and on which code it ran.
    static func lines(of test: OwnTest, in stage: Stage) -> [String] {
        rows(of: test, in: stage).map(\.line)
    }

    /// The same, with values apart from their labels.
    static func rows(of test: OwnTest, in stage: Stage) -> [OwnTestLine] {
        var rows: [OwnTestLine] = []
        if let failed = test.failedLine {
            rows += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OwnTestLine(String($0)) }
        }
        if let failure = test.failure { rows += words(of: failure, test) }
        rows += sentences(on: test, of: stage).map { OwnTestLine($0) }
        return rows.isEmpty ? [OwnTestLine(skipped(test))] : rows
    }

    private static func words(
        of failure: TestResult.Failure, _ test: OwnTest
    ) -> [OwnTestLine] {
        let operands = test.failedLine?.operands ?? []
        if case .late(let message, _) = failure {
            return (message.map { OwnAssertion($0, operands: operands).rows } ?? [])
                + [OwnTestLine(late)]
        }
        guard case .assertion(let message, _) = failure else {
            let lines =
                [FailureText.describe(failure, of: test.result)]
                + (test.result.stop.map(StopText.lines) ?? [])
            return lines.map { OwnTestLine($0) }
        }
        return OwnAssertion(message, operands: operands).rows
    }

    private static func skipped(_ test: OwnTest) -> String {
        let advice = "A skipped test notices nothing. Finish it, and let it run."
        switch test.weakness {
        case .skips(let line)?: return "It was skipped in line \(line). \(advice)"
        case .hasNoValues?, .cannotFail?: return describe(test.weakness)
        default: return "\(StageWords.skipped) \(advice)"
        }
    }

    /// What makes a test wrong, and what to do.
    static func sentences(on test: OwnTest, of stage: Stage) -> [String] {
        if test.dependsOnOrder || test.isUnsteady { return unsteady(test) }
        if let id = test.asksTooMuch.first {
            // What comes too late fails now here, now there.
            if case .neverWaits? = test.weakness { return [describe(test.weakness)] }
            let what = StageWords.description(ofVariant: id, in: stage)
            return ["It asks for too much. It fails on code that is right: \(what)"]
        }
        guard let failure = test.result.failure else { return [] }
        if case .late = failure { return [] }
        let cure = waiting(of: test).map { [$0] } ?? []
        return cure + ["It ran on the finished code, not on yours. There, a right test passes."]
    }

    /// What a test that passes and fails depends on.
    private static func unsteady(_ test: OwnTest) -> [String] {
        if test.dependsOnOrder {
            let start = "It passes in one order of the tests, and fails in another."
            let cure =
                test.weakness == .assertsAtOnce || !test.sharedState.isEmpty
                ? nil : cure(of: test.weakness)
            return [start, cure ?? shared(by: test)]
        }
        return [
            "It passes at one time and fails at another.",
            cure(of: test.weakness)
                ?? "Look for what isn't the same each time: a random number, the time of day, an answer "
                + "that it doesn't wait for.",
        ]
    }

    /// What helps a test that waits in the wrong way, or not at all; nil for others.
    private static func waiting(of test: OwnTest) -> String? {
        switch test.result.failure {
        case .assertion(let message, _)?:
            if test.weakness != .assertsAtOnce || FailedAssertion.tellsOfNothing(message),
                let cure = cure(of: test.weakness)
            {
                return cure
            }
            if message.contains("expectation fulfilled in incorrect order") {
                return "Write the expectations in the order in which they are fulfilled."
            }
            if message.hasPrefix("XCTAssertTrue failed"),
                test.failedLine?.code.contains(" == ") == true
            {
                return "XCTAssertEqual(a, b) shows both values. XCTAssertTrue(a == b) doesn't."
            }
            if message.hasPrefix("XCTAssertThrowsError failed: did not throw") {
                return
                    "If what is called has no 'throws', it can't throw. Compare what it gives back, "
                    + "with XCTAssertNil or XCTAssertEqual."
            }
            guard message.hasPrefix("Asynchronous wait failed") else { return nil }
            return "Nobody called fulfill() in time. It has to be called by what comes later. "
                + "To read: \(GuideSections.waiting)"
        case .timeout?:
            switch test.weakness {
            case .blocks?, .cause(.answersWhenTold)?: return describe(test.weakness)
            default: return nil
            }
        // Waiting helps against no crash, and what is not made ready can be its reason.
        case .crash?:
            switch test.weakness {
            case .withoutSuper?, .cause?: return describe(test.weakness)
            default: return nil
            }
        default: return nil
        }
    }

    /// What helps a test that fails, where its source tells; nil elsewhere.
    private static func cure(of weakness: WeakTest?) -> String? {
        switch weakness {
        case .neverWaits?, .expectationNotAwaited?, .assertsAtOnce?, .blocks?, .withoutSuper?,
            .cause?:
            describe(weakness)
        default: nil
        }
    }

    /// What is said of an assertion that came after its test was over.
    static let late =
        "This came when the test was over, so it tells nothing. Let the test wait for it: await "
        + "fulfillment(of: [expectation], timeout: 1). To read: \(GuideSections.waiting)"

    private static func shared(by test: OwnTest) -> String {
        guard let state = test.sharedState.first else {
            return "Make what it needs in the test itself, so that no other test can change it."
        }
        let others = test.sharedState.count > 1 ? " and \(test.sharedState.count - 1) more" : ""
        return "It shares '\(state.name)' (\(state.place.file):\(state.place.line))\(others) with "
            + "other tests. Give each test its own."
    }

    /// How to make a file of own tests that isn't there, or is empty.
    static func missing(_ path: String) -> String {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return
            "The file isn't there, or is empty. To bring it back: git restore \(path), "
            + "or write it anew: final class \(identifier(String(name))): XCTestCase"
    }

    /// That a file has another exercise's class, and what to do.
    static func describe(_ tests: MisplacedTests) -> String {
        "The tests in it stand in \(identifier(tests.found)), and count for that exercise. Write: "
            + "final class \(identifier(tests.expected)): XCTestCase"
    }

    /// The name of a type or a method, with nothing that has a meaning in any format.
    static func identifier(_ name: String) -> String {
        String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
    }
}
