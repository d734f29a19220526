import Catalog
import Grading
import SwiftSource

/// Advice on one test of the learner's own: why it doesn't hold, and what to do.
package enum TestAdvice {
    /// What makes a test wrong, and what to do; a sentence or two each. None where nothing is known
    /// beyond its failure.
    package static func sentences(on test: OwnTest, of stage: Stage) -> [String] {
        if test.dependsOnOrder || test.isUnsteady { return unsteady(test) }
        if let id = test.asksTooMuch.first {
            // What comes too late fails now here, now there.
            if case .neverWaits? = test.weakness { return [words(test.weakness)] }
            let what = stage.description(ofVariant: id)
            return ["It asks for too much. It fails on code that is right: \(what)"]
        }
        guard let failure = test.result.failure else { return [] }
        if case .late = failure { return [] }
        let cure = waiting(of: test).map { [$0] } ?? []
        return cure + ["It ran on the finished code, not on yours. There, a right test passes."]
    }

    /// The same in one piece, also where only its failure is known.
    static func words(on wrong: OwnTest, of stage: Stage) -> Finding.Words {
        if case .late? = wrong.result.failure { return .init(late) }
        let sentences = sentences(on: wrong, of: stage)
        return .init(sentences.isEmpty ? skipped(wrong) : sentences.joined(separator: " "))
    }

    /// What is so with a test that was skipped, or that passes whatever it asserts.
    package static func skipped(_ test: OwnTest) -> String {
        let advice = "A skipped test notices nothing. Finish it, and let it run."
        switch test.weakness {
        case .skips(let line)?: return "It was skipped in line \(line). \(advice)"
        case .hasNoValues?, .cannotFail?: return words(test.weakness)
        default: return "It was skipped. \(advice)"
        }
    }

    /// What is said of an assertion that came after its test was over.
    package static let late =
        "This came when the test was over, so it tells nothing. Let the test wait for it: await "
        + "fulfillment(of: [expectation], timeout: 1). To read: \(GuideSections.waiting)"

    /// Why a test notices nothing.
    package static func words(ofIdle test: OwnTest) -> Finding.Words {
        test.weakness?.words ?? .init("No planted bug makes it fail.")
    }

    private static func words(_ weakness: WeakTest?) -> String { weakness?.words.text ?? "" }

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
            case .blocks?, .cause(.answersWhenTold)?: return words(test.weakness)
            default: return nil
            }
        // Waiting helps against no crash, and what is not made ready can be its reason.
        case .crash?:
            switch test.weakness {
            case .withoutSuper?, .cause?: return words(test.weakness)
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
            words(weakness)
        default: nil
        }
    }

    private static func shared(by test: OwnTest) -> String {
        guard let state = test.sharedState.first else {
            return "Make what it needs in the test itself, so that no other test can change it."
        }
        let others = test.sharedState.count > 1 ? " and \(test.sharedState.count - 1) more" : ""
        return "It shares '\(state.name)' (\(state.place.file):\(state.place.line))\(others) with "
            + "other tests. Give each test its own."
    }
}

extension Stage {
    /// What a correct variant does in another way.
    package func description(ofVariant id: String) -> String {
        variants.first { $0.id == id }?.description ?? id
    }

    /// The hints that the catalogue has for a bug.
    package func hints(of bug: BugResult) -> [String] {
        bugs.first { $0.id == bug.id }?.hints ?? []
    }

    /// The idea that a test needs to notice a bug; nil for a bug that the catalogue doesn't have.
    package func concept(of bug: BugResult) -> Concept? {
        bugs.first { $0.id == bug.id }?.concept
    }
}
