import Grading
import SwiftSource

extension WeakTest {
    /// What is so with a test of this weakness, and what to do.
    package var words: Finding.Words {
        switch self {
        case .assertsNothing:
            .init("It asserts nothing.", next: "Compare what comes with what should come.")
        case .onlyNotNil:
            .init("It asserts that there is something, and not what.", next: "Compare the value.")
        case .returnsEarly(let line):
            .init(
                "It can return in line \(line), before it asserts.",
                next: "Let it fail there: XCTUnwrap, XCTFail.")
        case .assertsInClosure:
            .init(
                "It asserts only in a closure, which may never be called.",
                guide: GuideSections.closures)
        case .assertsInUncalledFunction:
            .init(
                "It asserts only in a function inside of it, which it never calls.",
                next: "Call it.")
        case .assertsUnderCondition:
            .init(
                "It asserts only in a loop or an 'if'. Where that is never entered, it asserts nothing."
            )
        case .neverWaits(let isAsync):
            .init(
                "It \(isAsync ? "is async and " : "")never waits, so it is over before the answer.",
                next: Self.wait(isAsync: true), guide: GuideSections.waiting)
        case .onlyWaits:
            .init(
                "It asserts only that something is called, and not with what.",
                next: "Compare the value.")
        case .reachesNoBug:
            .init(
                "No line with a planted bug runs in it.",
                next: "Call the code that the exercise is about.")
        case .expectationNotAwaited(let isAsync):
            .init(
                "It makes an expectation and never waits for it.",
                next: Self.wait(isAsync: isAsync), guide: GuideSections.waiting)
        case .assertsAtOnce:
            .init(
                "It waits for nothing.",
                next: "If the answer comes later, wait for it before you assert.",
                guide: GuideSections.waiting)
        case .blocks:
            .init(
                "In an async test, this keeps the answer from coming.",
                next: Self.wait(isAsync: true), guide: GuideSections.waiting)
        case .withoutSuper(let method, let base, let isAsync):
            .init(
                "Its class replaces \(identifier(method))() of \(identifier(base)), which makes things "
                    + "ready.",
                next:
                    "Call \(isAsync ? "try await " : "")super.\(identifier(method))() in it.")
        case .skips(let line):
            .init("It is skipped in line \(line).")
        case .hasNoValues:
            .init(
                "It was skipped: its list of arguments is empty, so it gets no value to run with.")
        case .cannotFail(let assertion) where ["expect", "require"].contains(assertion):
            .init(
                "#\(assertion) can't fail in an XCTestCase, so this passes whatever the code does.",
                next: "Write: XCTAssertEqual(a, b).", guide: GuideSections.mixing)
        case .cannotFail(let assertion):
            .init(
                "\(identifier(assertion)) can't fail in a @Test, so this passes whatever the code does.",
                next: "Write: #expect(a == b).", guide: GuideSections.mixing)
        case .comparesWithItself:
            .init(
                "It compares the code with itself.", next: "Write the value that you expect.")
        case .assertsTooLittle:
            .init(
                "It doesn't compare the whole answer.",
                next: "Compare it with all that you expect, for example: "
                    + "XCTAssertEqual(results, [\"Genap\"])")
        case .acceptsSeveral(let line):
            .init(
                "Line \(line) accepts several answers ('||').",
                next: "Compare with the one that is right.")
        case .isNotAsync:
            .init(
                "It is @MainActor and not async, which can end the whole run of tests.",
                next: "Write 'async' behind its '()'.", guide: GuideSections.loading)
        case .waitsForReal(let seconds):
            .init(
                "It takes \(seconds) seconds.",
                next: "Don't wait for a real timer: make the view model with "
                    + "timerProvider: MockTimer.self, and call MockTimer.currentTimer?.fire().")
        case .sleeps(let seconds):
            .init(
                "It takes \(seconds) seconds.",
                next: "Don't sleep in a test: wait for what has to happen. Write: "
                    + "await waitUntil { … }.", guide: GuideSections.waiting)
        case .cause(let cause):
            cause.words
        }
    }

    private static func wait(isAsync: Bool) -> String {
        isAsync
            ? "Write: await fulfillment(of: [expectation], timeout: 1)."
            : "Write: wait(for: [expectation], timeout: 1)."
    }
}

/// The name of a type or a method, with nothing that has a meaning in any format.
func identifier(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
}
