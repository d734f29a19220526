import Catalog
import Grading
import SwiftSource

// Tests that are over before the answer comes, or that keep it from coming.

extension TestSmell {
    static func expectationNotAwaited(isAsync: Bool) -> TestSmell {
        TestSmell(
            .expectationNotAwaited,
            .init(
                "It makes an expectation and never waits for it.", next: waiting(isAsync: isAsync),
                guide: GuideSections.waiting))
    }

    static func neverWaits(isAsync: Bool) -> TestSmell {
        TestSmell(
            .neverWaits,
            .init(
                "It \(isAsync ? "is async and " : "")never waits, so it is over before the answer.",
                next: "Make an expectation, and call its fulfill() in the closure. "
                    + waiting(isAsync: true),
                guide: GuideSections.waiting))
    }

    static let assertsAtOnce = TestSmell(
        .assertsAtOnce,
        .init(
            "It waits for nothing.",
            next: "If the answer comes later, wait for it before you assert.",
            guide: GuideSections.waiting))

    static let blocks = TestSmell(
        .blocks,
        .init(
            "In an async test, this keeps the answer from coming.", next: waiting(isAsync: true),
            guide: GuideSections.waiting))

    private static func waiting(isAsync: Bool) -> String {
        isAsync
            ? "Write: await fulfillment(of: [expectation], timeout: 1)."
            : "Write: wait(for: [expectation], timeout: 1)."
    }
}

extension TestBody {
    /// Why it may fail on code that is right; nil where that isn't sure.
    var reasonToFail: TestSmell? {
        if let smell = expectationNotAwaited { return smell }
        if isAsync, words.contains("wait") || words.contains("waitForExpectations") {
            return .blocks
        }
        if let smell = unreachedAssertions, smell.kind == .neverWaits { return smell }
        return assertions.isEmpty ? nil : assertsAtOnce
    }

    var expectationNotAwaited: TestSmell? {
        makesExpectation && !waitsForExpectation ? .expectationNotAwaited(isAsync: isAsync) : nil
    }

    var assertsAtOnce: TestSmell? { isAsync && !waits ? .assertsAtOnce : nil }
}

extension TestSmellScan {
    /// Waiting helps where something answers later, and is no advice elsewhere.
    func onlyIfLate(_ smell: TestSmell?, in test: TestSources.Test) -> TestSmell? {
        guard let code, let smell, smell.dependsOnLateCode else { return smell }
        let reached = words(reachedBy: test)
        let late = code.late.union([
            "Task", "DispatchQueue", WorkshopNames.isWaiting, WorkshopNames.timerProvider,
        ])
        if late.contains(where: reached.contains) { return smell }
        return smell.kind == .neverWaits ? .assertsInClosure : nil
    }
}
