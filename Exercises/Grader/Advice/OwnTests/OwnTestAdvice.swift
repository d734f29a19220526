import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// What there is to say of each test: why it doesn't hold, why it notices nothing, or what could be
    /// better in it.
    static let ownTests = Adviser { context in
        guard let own = context.own else { return [] }
        let owners = context.ownersOfTests()
        return own.tests.compactMap { test in
            OwnTestAdvice(test: test, owners: owners[test.result.name] ?? [], context: context)
                .finding
        }
    }
}

/// What there is to say of one test.
private struct OwnTestAdvice {
    let test: OwnTest
    /// The exercises that it belongs to.
    let owners: [ExerciseState]
    let context: AdviceContext

    private var smell: TestSmell? { context.smells.smells[test.result.name] }

    /// The finding on the test; nil where the test is fine.
    var finding: Finding? {
        if !test.isValid { return finding(.wrongTest, wrong) }
        if test.isIdle {
            // Once every planted bug is noticed, it may try what no planted bug does.
            let isFine = smell == nil && owners.allSatisfy(\.isDone)
            return isFine
                ? nil : finding(.idleTest, smell?.words ?? greenOnNothing ?? IdleTest.unexplained)
        }
        guard let smell, isToBeBetter(smell) else { return nil }
        return finding(.betterTest, smell.words)
    }

    private func finding(_ kind: Finding.Kind, _ words: Finding.Words) -> Finding {
        Finding(
            kind, .test(test.result.name), at: place,
            exercises: context.identifiers(of: owners), words, cause: cause(of: words))
    }

    /// What it has in common with others: a smell of which something is said, or the bug that it agrees with.
    private func cause(of words: Finding.Words) -> String? {
        words == agreement ? test.agreesWithBug.map { "agrees with \($0)" } : smell?.cause
    }

    /// Where it failed, if that is in the learner's own tests, and not in the finished code; or else
    /// where it begins.
    private var place: SourceLocation? {
        if let place = test.place, context.sources.ownTests[place.file] != nil { return place }
        return context.tests.test(test.result.name)?.start ?? test.place
    }

    /// Whether something is to be said of a test that holds and notices something.
    private func isToBeBetter(_ smell: TestSmell) -> Bool {
        guard !test.noticesNothing else { return false }
        return switch smell.kind {
        case .isSlow, .neverWaits, .withoutSuper, .isNotAsync, .acceptsSeveral, .sharesState: true
        // To compare with more helps where a bug is left that it could notice.
        case .assertsTooLittle: owners.contains { !$0.unnoticedBugs.isEmpty }
        default: false
        }
    }

    /// That a test is green on code that isn't written yet; nil for another test.
    private var greenOnNothing: Finding.Words? {
        guard test.pair == .greenGreen, let owner = owners.first, !owner.isGreen,
            !owner.isCompileError,
            owner.tests.allSatisfy({ [.failed, .notRun].contains($0.result.status) }),
            let source = context.tests.test(test.result.name),
            let first = context.tests.body(of: source)?.assertions.first
        else { return nil }
        return .init(
            "It is green, though your code isn't written yet.",
            next: "Does its assertion (line \(source.source.tokens[first].line)) run at all?")
    }

    // MARK: Tests that don't hold

    private var wrong: Finding.Words {
        if let notRun = Finding.Words.notRun(test.result.failure) { return notRun }
        if test.dependsOnOrder { return dependsOnOrder }
        if test.isUnsteady {
            let cure = smell.flatMap { $0.explainsFailure ? $0.words : nil }
            return .init("It passes at one time and fails at another.").followed(
                by: cure
                    ?? .init(
                        "Look for what isn't the same each time: a random number, the time of day, an "
                            + "answer that it doesn't wait for."))
        }
        if let id = test.asksTooMuch.first {
            // What comes too late fails now here, now there.
            if let smell, smell.kind == .neverWaits { return smell.words }
            let what = context.stage.stage.description(ofVariant: id)
            let words = Finding.Words(
                "It is over-specified. It fails on a correct solution: \(what)")
            guard let smell, smell.kind == .assertsAtOnce else { return words }
            return words.followed(by: smell.words)
        }
        switch test.result.failure {
        case .late?: return .init(WrongTest.late)
        case nil: return smell?.words ?? TestSmell.skips.words
        case let failure?:
            return
                cure(of: failure) ?? missingStep ?? .init(WrongTest.ranOnFinishedCode)
        }
    }

    private var dependsOnOrder: Finding.Words {
        let start = Finding.Words("It passes in one order of the tests, and fails in another.")
        if let shared = context.smells.shared[test.result.name], let first = shared.first {
            let others = shared.count > 1 ? " and \(shared.count - 1) more" : ""
            return start.followed(
                by: .init(
                    "It shares '\(first.name)' (\(first.place.file):\(first.place.line))\(others) with "
                        + "other tests. Give each test its own."))
        }
        // To assert at once says nothing of the order.
        if let smell, smell.explainsFailure, smell.kind != .assertsAtOnce {
            return start.followed(by: smell.words)
        }
        return start.followed(
            by: .init(
                "Make what it needs in the test itself, so that no other test can change it."))
    }

    /// What helps a test that fails, by its source or by what its failure says; nil where nobody can tell.
    private func cure(of failure: TestResult.Failure) -> Finding.Words? {
        switch failure {
        case .assertion(let message, _):
            let explains = smell.map { smell in
                smell.explainsFailure
                    && (smell.kind != .assertsAtOnce
                        || FailedAssertion(line: 0, operands: [], message: message).tellsOfNothing)
            }
            return explains == true ? smell?.words : cure(ofAssertion: message)
        case .timeout:
            return [.blocks, .unanswered].contains(smell?.kind) ? smell?.words : nil
        // Waiting helps against no crash, and what is not made ready can be its reason.
        case .crash:
            let kinds: [TestSmell.Kind?] = [
                .withoutSuper, .step, .otherOutput, .unanswered, .lifetime,
            ]
            return kinds.contains(smell?.kind) ? smell?.words : nil
        default: return nil
        }
    }

    /// That what it expects is one of the mistakes that are planted.
    private var agreement: Finding.Words? {
        guard let id = test.agreesWithBug,
            let bug = context.stage.stage.bugs.first(where: { $0.id == id })
        else { return nil }
        return WrongTest.agrees(with: bug, missing: context.smells.missingSteps[test.result.name])
    }

    /// That it lacks what most tests of the exercise call.
    private var missingStep: Finding.Words? {
        context.smells.missingSteps[test.result.name].map {
            .init(WrongTest.lacks($0))
        }
    }

    private func cure(ofAssertion message: String) -> Finding.Words? {
        if let difference = ComparedValues(message)?.smallDifference { return .init(difference) }
        if let agreement { return agreement }
        let library = TestLibrary(ofTest: test.result.name)
        if message.contains("expectation fulfilled in incorrect order") {
            return .init("Write the expectations in the order in which they are fulfilled.")
        }
        if message.hasPrefix("XCTAssertTrue failed"),
            test.failedLine?.code.contains(" == ") == true
        {
            return .init("\(library.equal()) shows both values. XCTAssertTrue(a == b) doesn't.")
        }
        let throwsNothing = [
            "XCTAssertThrowsError failed: did not throw",
            "Expectation failed: an error was expected but none was thrown",
        ]
        if throwsNothing.contains(where: message.hasPrefix) {
            return .init(
                "If what is called has no 'throws', it can't throw. Compare what it gives back, "
                    + "with \(library.comparing).")
        }
        if message.hasPrefix("Known issue was not recorded") {
            return .init(
                "'withKnownIssue' says that something in it fails, and nothing does.",
                next: "Take 'withKnownIssue' away.")
        }
        let starts = ["Asynchronous wait failed", "Confirmation was confirmed 0 times"]
        guard starts.contains(where: message.hasPrefix) else { return nil }
        return .init(library.notCalledInTime, guide: GuideSections.waiting)
    }
}

/// What is said of a test that notices nothing.
package enum IdleTest {
    /// The words for a test of which nobody can tell why.
    static let unexplained = Finding.Words("It catches no planted bug.")
}

extension Finding {
    /// Whether the finding tells why a test notices nothing.
    package var tellsWhy: Bool { words != IdleTest.unexplained }
}

/// What is said of a test that doesn't hold.
package enum WrongTest {
    /// For every test that fails on the finished code.
    package static let ranOnFinishedCode =
        "It ran on the reference solution, where a right test passes."

    /// For a test that doesn't call what most tests of the exercise call.
    static func lacks(_ step: String) -> String {
        "It never calls \(step)(), as most tests of this do. Is that step missing?"
    }

    /// For a test that passes with a planted bug.
    ///
    /// - Parameter step: A method that it may have to call first; nil for none.
    static func agrees(with bug: PlantedBug, missing step: String?) -> Finding.Words {
        .init(
            (step.map { "\(Self.lacks($0)) " } ?? "")
                + "It expects what one of the planted bugs does: \(bug.description)",
            next: step == nil ? "Read that rule of the exercise again." : nil)
    }

    /// For a test whose assertion failed after its end.
    package static let late =
        "This came when the test was over, so it tells nothing. Let the test wait for it: "
        + "\(TestLibrary.xctest.wait(isAsync: true)). To read: \(GuideSections.waiting)"
}

extension Finding.Words {
    /// These words, with the others behind them as what to do.
    fileprivate func followed(by other: Finding.Words) -> Finding.Words {
        .init(
            what, next: [other.what, other.next].compactMap(\.self).joined(separator: " "),
            guide: other.guide)
    }
}

extension Stage {
    /// What a correct variant does in another way.
    package func description(ofVariant id: String) -> String {
        variants.first { $0.id == id }?.description ?? id
    }
}
