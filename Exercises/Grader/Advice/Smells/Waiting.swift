import Catalog
import Grading
import SwiftSource

// Tests that are over before the answer comes, or that keep it from coming.

extension TestSmell {
    static func expectationNotAwaited(isAsync: Bool, _ library: TestLibrary) -> TestSmell {
        TestSmell(
            .expectationNotAwaited,
            .init(
                "It makes an expectation and never waits for it.",
                next: "Write: \(library.wait(isAsync: isAsync)).", guide: GuideSections.waiting))
    }

    static func neverWaits(isAsync: Bool, _ library: TestLibrary) -> TestSmell {
        TestSmell(
            .neverWaits,
            .init(
                "It \(isAsync ? "is async and " : "")never waits, so it is over before the answer.",
                next: library.waitingForAnAnswer, guide: GuideSections.waiting))
    }

    static let assertsAtOnce = TestSmell(
        .assertsAtOnce,
        .init(
            "It waits for nothing.",
            next: "If the answer comes later, wait for it before you assert.",
            guide: GuideSections.waiting))

    static func blocks(_ library: TestLibrary) -> TestSmell {
        TestSmell(
            .blocks,
            .init(
                "In an async test, this keeps the answer from coming.",
                next: "Write: \(library.wait(isAsync: true)).", guide: GuideSections.waiting))
    }
}

extension TestBody {
    /// Why it may fail on code that is right; nil where that isn't sure.
    var reasonToFail: TestSmell? {
        if let smell = expectationNotAwaited { return smell }
        if isAsync, words.contains("wait") || words.contains("waitForExpectations") {
            return .blocks(library)
        }
        if let smell = unreachedAssertions, smell.kind == .neverWaits { return smell }
        return assertions.isEmpty ? nil : assertsAtOnce
    }

    var expectationNotAwaited: TestSmell? {
        makesExpectation && !waitsForExpectation
            ? .expectationNotAwaited(isAsync: isAsync, library) : nil
    }

    var assertsAtOnce: TestSmell? { isAsync && !waits ? .assertsAtOnce : nil }
}

extension TestSmellScan {
    /// Waiting helps where something answers later, and is no advice elsewhere.
    func onlyIfLate(_ smell: TestSmell?, in test: TestSources.Test) -> TestSmell? {
        guard let code, let smell else { return smell }
        let isModern = test.function.prefix.attributes.contains("Test")
        // A test of Swift Testing can belong to the main actor without being async.
        if smell == .assertsInClosure, isModern, !test.function.isAsync,
            comesLater(test, in: code)
        {
            return .neverWaits(isAsync: false, .swiftTesting)
        }
        guard smell.dependsOnLateCode else { return smell }
        if comesLater(test, in: code) { return smell }
        return smell.kind == .neverWaits ? .assertsInClosure : nil
    }
    /// Whether an answer comes later in the code that a test reaches.
    private func comesLater(_ test: TestSources.Test, in code: TestedCode) -> Bool {
        let reached = words(reachedBy: test)
        let late = code.late.union([
            "Task", "DispatchQueue", WorkshopNames.isWaiting, WorkshopNames.timerProvider,
        ])
        return late.contains(where: reached.contains)
    }
}
