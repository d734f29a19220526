import SwiftSource

extension OwnTestWords {
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
        case .assertsInUncalledFunction:
            "It asserts only in a function inside of it, which it never calls. Call it."
        case .assertsUnderCondition:
            "It asserts only in a loop or an 'if'. Where that is never entered, it asserts nothing."
        case .neverWaits(let isAsync):
            "It \(isAsync ? "is async and " : "")never waits, so it is over before the answer. Write: "
                + "\(wait(isAsync: true)). To read: \(GuideSections.waiting)"
        case .onlyWaits:
            "It asserts only that something is called, and not with what. Compare the value."
        case .reachesNoBug:
            "No line with a planted bug runs in it. Call the code that the exercise is about."
        case .expectationNotAwaited(let isAsync):
            "It makes an expectation and never waits for it. Write: \(wait(isAsync: isAsync)). To "
                + "read: \(GuideSections.waiting)"
        case .assertsAtOnce:
            "It waits for nothing. If the answer comes later, wait for it before you assert. To "
                + "read: \(GuideSections.waiting)"
        case .blocks:
            "In an async test, this keeps the answer from coming. Write: \(wait(isAsync: true)). To "
                + "read: \(GuideSections.waiting)"
        case .withoutSuper(let method, let base, let isAsync):
            "Its class replaces \(identifier(method))() of \(identifier(base)), which makes things "
                + "ready. Call \(isAsync ? "try await " : "")super.\(identifier(method))() in it."
        case .skips(let line):
            "It is skipped in line \(line)."
        case .hasNoValues:
            "It was skipped: its list of arguments is empty, so it gets no value to run with."
        case .cannotFail(let assertion) where ["expect", "require"].contains(assertion):
            "#\(assertion) can't fail in an XCTestCase, so this passes whatever the code does. "
                + "Write: XCTAssertEqual(a, b). To read: \(GuideSections.mixing)"
        case .cannotFail(let assertion):
            "\(identifier(assertion)) can't fail in a @Test, so this passes whatever the code does. "
                + "Write: #expect(a == b). To read: \(GuideSections.mixing)"
        case .comparesWithItself:
            "It compares the code with itself. Write the value that you expect."
        case .assertsTooLittle:
            "It doesn't compare the whole answer. Compare it with all that you expect, for example: "
                + "XCTAssertEqual(results, [\"Genap\"])"
        case .acceptsSeveral(let line):
            "Line \(line) accepts several answers ('||'). Compare with the one that is right."
        case .isNotAsync:
            "It is @MainActor and not async, which can end the whole run of tests. Write 'async' behind "
                + "its '()'. To read: \(GuideSections.loading)"
        case .waitsForReal(let seconds):
            "It takes \(seconds) seconds. Don't wait for a real timer: make the view model with "
                + "timerProvider: MockTimer.self, and call MockTimer.currentTimer?.fire()."
        case .sleeps(let seconds):
            "It takes \(seconds) seconds. Don't sleep in a test: wait for what has to happen. Write: "
                + "await waitUntil { … }. To read: \(GuideSections.waiting)"
        case .cause(let cause):
            FailureCauseText.describe(cause)
        case nil:
            "No planted bug makes it fail."
        }
    }

    private static func wait(isAsync: Bool) -> String {
        isAsync
            ? "await fulfillment(of: [expectation], timeout: 1)"
            : "wait(for: [expectation], timeout: 1)"
    }
}
