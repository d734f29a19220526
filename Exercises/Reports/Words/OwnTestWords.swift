import Catalog
import Grading
import SwiftSource

/// What is wrong with a test of the learner's own, in lines that every format has.
enum OwnTestWords {
    /// The source of what failed, both values, what that means, and on which code it ran.
    static func lines(of test: OwnTest, in stage: Stage) -> [String] {
        var lines: [String] = []
        if let failed = test.failedLine {
            lines += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        }
        if let failure = test.failure { lines += words(of: failure, test) }
        lines += sentences(on: test, of: stage)
        return lines.isEmpty ? [StageWords.skipped] : lines
    }

    private static func words(of failure: TestResult.Failure, _ test: OwnTest) -> [String] {
        if case .late(let message, _) = failure {
            let operands = test.failedLine?.operands ?? []
            return (message.map { OwnAssertion($0, operands: operands).lines } ?? []) + [late]
        }
        guard case .assertion(let message, _) = failure else {
            return [FailureText.describe(failure, of: test.result)]
                + (test.result.stop.map(StopText.lines) ?? [])
        }
        let assertion = OwnAssertion(message, operands: test.failedLine?.operands ?? [])
        return assertion.lines
    }

    /// What makes a test wrong, and what to do.
    static func sentences(on test: OwnTest, of stage: Stage) -> [String] {
        if test.dependsOnOrder || test.isUnsteady {
            let start =
                test.dependsOnOrder
                ? "It passes in one order of the tests, and fails in another."
                : "It passes at one time and fails at another."
            if test.dependsOnOrder, !test.sharedState.isEmpty { return [start, shared(by: test)] }
            if test.weakness == .neverWaits { return [start, describe(.neverWaits)] }
            return test.dependsOnOrder ? [start, shared(by: test)] : [start]
        }
        if let id = test.asksTooMuch.first {
            let what = StageWords.description(ofVariant: id, in: stage)
            return ["It asks for too much. It fails on code that is right: \(what)"]
        }
        guard let failure = test.result.failure else { return [] }
        if case .late = failure { return [] }
        let cure = waiting(of: test).map { [$0] } ?? []
        return cure + ["It ran on the finished code, not on yours. There, a right test passes."]
    }

    /// What helps a test that waits in the wrong way, or not at all; nil for others.
    private static func waiting(of test: OwnTest) -> String? {
        // Waiting helps against no crash.
        guard case .assertion(let message, _)? = test.result.failure else { return nil }
        guard message.hasPrefix("Asynchronous wait failed") else {
            return test.weakness == .neverWaits ? describe(.neverWaits) : nil
        }
        let code = test.failedLine?.code ?? ""
        guard code.contains("waitForExpectations") || code.contains("wait(for:") else {
            return "To read: \(GuideSections.waiting)"
        }
        return "In an async test, this keeps the answer from coming. Write: await fulfillment(of: "
            + "[expectation], timeout: 1). To read: \(GuideSections.waiting)"
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

    /// That a file of own tests isn't there, and how to make it.
    static func missing(_ path: String) -> String {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return
            "\(path) isn't there, so this exercise has no tests. Make the file again, with: final "
            + "class \(name): XCTestCase"
    }

    /// Why a test notices nothing, and what to do.
    static func describe(_ weakness: WeakTest?) -> String {
        switch weakness {
        case .assertsNothing:
            "It asserts nothing. Compare what comes with what should come."
        case .onlyNotNil:
            "It asserts that there is something, and not what. Compare the value."
        case .returnsEarly(let line):
            "It can return in line \(line), before it asserts. Let it fail there: XCTUnwrap, "
                + "XCTFail."
        case .assertsInClosure:
            "It asserts only in a closure, which may never be called. To read: "
                + GuideSections.closures
        case .neverWaits:
            "It is async and never waits, so it is over before the answer. To read: "
                + GuideSections.waiting
        case nil:
            "No planted bug makes it fail."
        }
    }

    /// The name of a type, with nothing that has a meaning in any format.
    private static func identifier(_ name: String) -> String {
        String(name.filter { $0.isLetter || $0.isNumber }.prefix(80))
    }

    /// Why a method that looks like a test never runs, and what to do.
    static func describe(_ reason: NeverRunMethod.Reason) -> String {
        switch reason {
        case .notNamedTest: "The name of a test starts with 'test'."
        case .noTestAttribute: "A test of Swift Testing has @Test before it."
        case .isPrivate: "It is private. Take that away."
        case .isStatic: "It belongs to the class itself. Take 'static' or 'class' away."
        case .hasParameters: "XCTest can't give it its values. A test takes nothing."
        case .returnsValue: "A test gives nothing back. Take the '->' away."
        case .classIsNoTestCase(let name):
            "\(identifier(name)) is no test class. Write: final class \(identifier(name)): XCTestCase"
        case .outsideOfClass: "It stands in no class. Move it into a test class."
        case .inExtensionOfXCTestCase:
            "XCTest looks for tests in test classes. Move it into one."
        }
    }
}

/// The sections of the Guide that help with own tests.
enum GuideSections {
    static let closures = "Guide/2-mvvm.md#an-assertion-in-the-closure"
    static let waiting = "Guide/5-xctest-and-swift-testing.md#waiting"
    static let loading = "Guide/3-dependency-injection.md#loading"
    static let checklist = "Guide/test-checklist.md"

    static let all = [closures, waiting, loading, checklist]
}
