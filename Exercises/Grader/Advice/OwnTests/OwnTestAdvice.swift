import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Explains why each test is wrong, why it catches nothing, or what could be better in it.
    static let ownTests = Adviser { context in
        guard let own = context.own else { return [] }
        var owners: [String: [ExerciseState]] = [:]
        for exercise in context.stage.exercises {
            for test in exercise.ownTests { owners[test.result.name, default: []].append(exercise) }
        }
        return own.tests.compactMap { test in
            OwnTestAdvice(test: test, owners: owners[test.result.name] ?? [], context: context)
                .finding
        }
    }
}

/// Decides what to say about one test.
private struct OwnTestAdvice {
    let test: OwnTest
    /// The exercises that the test belongs to; all exercises of the stage if the test's class doesn't belong
    /// to one.
    let owners: [ExerciseState]
    let context: AdviceContext

    private var library: TestLibrary { TestLibrary(ofTest: test.result.name) }
    private var smell: TestSmell? { context.smells[test.result.name] }
    private var smellWords: Finding.Words? { smell?.words(for: library) }

    /// The finding about the test; nil if the test is fine.
    var finding: Finding? {
        if !test.isValid { return finding(.wrongTest, wrong) }
        // If no reason is known why a test catches nothing, it may check something for which no bug is
        // planted, so there is no finding.
        if test.isIdle { return smellWords.map { finding(.idleTest, $0) } }
        guard let smell, let smellWords, !test.noticesNothing || smell.isOfEveryTest else {
            return nil
        }
        return finding(.betterTest, smellWords)
    }

    private func finding(_ kind: Finding.Kind, _ words: Finding.Words) -> Finding {
        let cause =
            changesEachRun
            ? Finding.changesEachRun
            : words == agreement
                ? test.agreesWithBug.map { "agrees with \($0)" } : missingStep.map(\.what)
        let isOfAll = owners.count == context.stage.exercises.count
        return Finding(
            kind, .test(test.result.name), at: place,
            exercises: isOfAll ? [] : owners.map(\.exercise.id), words, cause: cause)
    }

    /// Where the test failed, if that is in the learner's tests; otherwise where the test starts.
    private var place: SourceLocation? {
        if let changed = changedDouble { return changed.place }
        if let place = test.place, context.sources.ownTests[place.file] != nil { return place }
        return context.tests.test(test.result.name)?.start ?? test.place
    }

    // MARK: Wrong tests

    private var wrong: Finding.Words {
        if let notRun = Finding.Words.notRun(test.result.failure) { return notRun }
        if let changedDouble {
            return .init(
                "It is the worked example, unchanged. It fails because the behavior of "
                    + "'\(changedDouble.name)' has changed.",
                next: "Keep its old behavior as the default, or write another type for your tests.")
        }
        if changesEachRun, let smellWords { return smellWords }
        let reason = smell == .doesNotWait(.assertsAtOnce) ? nil : smellWords
        if test.dependsOnOrder {
            return Finding.Words("It passes if the tests run in one order, and fails in another.")
                .followed(
                    by: reason
                        ?? .init(
                            "Another test leaves something behind: an object, a file, or a value "
                                + "under the same key. Give each test its own object, file or key.")
                )
        }
        if test.isFlaky {
            return Finding.Words("It is flaky: sometimes it passes, and sometimes it fails.")
                .followed(
                    by: smell?.explainsFailure == true
                        ? smellWords ?? WrongTest.flaky : WrongTest.flaky)
        }
        if let id = test.failingVariants.first {
            // If a test doesn't wait for an answer, the answer may come in time on one correct solution and
            // too late on another. So the test isn't over-specified, but must wait.
            if let smell, smell == .doesNotWait(.endsBeforeTheAnswer) {
                return smell.words(for: library)
            }
            let stage = context.stage.stage
            let isLater = stage.variants.contains { $0.id == id && $0.isLater }
            return .init(
                "It is over-specified, because it fails on another correct solution: "
                    + stage.description(ofVariant: id),
                next: isLater ? "Wait before you compare: await \(WorkshopNames.settle)()" : nil)
        }
        switch test.result.failure {
        case .late?: return .init(WrongTest.late)
        case nil: return smellWords ?? TestSmell.isSkipped.words(for: library)
        case .assertion(let message, _)?:
            return (smell?.explainsFailure == true ? smellWords : nil)
                ?? agreement ?? notCalledInTime(message) ?? missingStep
                ?? outputNotCalled ?? WrongTest.unexplained
        case .timeout? where smell == .doesNotWait(.blocks):
            return smellWords ?? WrongTest.unexplained
        default: return missingStep ?? WrongTest.unexplained
        }
    }

    private var changesEachRun: Bool { if case .changesEachRun? = smell { true } else { false } }

    /// The type whose change makes an unchanged worked example fail: the example uses this type, which is in
    /// another file.
    private var changedDouble: SharedState? {
        guard test.isExample, let example = context.tests.test(test.result.name),
            let words = example.function.body.map(example.source.words)
        else { return nil }
        let finished = context.sources.workshop.finishedTests()
        let unchanged = context.sources.shippedTests.union([example.path])
        for (path, source) in context.tests.files
        where !unchanged.contains(path) && context.sources.ownTests[path] != finished[path] {
            if let type = source.types.first(where: { words.contains($0.name) }) {
                return SharedState(
                    name: type.name, place: SourceLocation(file: path, line: type.line))
            }
        }
        return nil
    }

    /// Says that the test expects the behavior of one of the planted bugs.
    private var agreement: Finding.Words? {
        let bug = context.stage.stage.bugs.first { $0.id == test.agreesWithBug }
        // A test whose result depends on a bug runs the code with this bug, so the advice that the test calls
        // nothing would be wrong.
        let step = missingStep == CommonSteps.callsNothing ? nil : missingStep?.text
        return bug.map {
            .init(
                "It expects the wrong behavior of a planted bug: \($0.description)",
                next: step ?? "Reread what the exercise says about this case.")
        }
    }

    private var missingStep: Finding.Words? { context.missingSteps[test.result.name] }

    private var outputNotCalled: Finding.Words? {
        if case .outputNotCalled? = smell { smellWords } else { nil }
    }

    private func notCalledInTime(_ message: String) -> Finding.Words? {
        let starts = ["Asynchronous wait failed", "Confirmation was confirmed 0 times"]
        guard missingStep != CommonSteps.callsNothing, starts.contains(where: message.hasPrefix)
        else { return nil }
        return .init(library.notCalledInTime, guide: GuideSections.waiting)
    }
}

/// The words for a wrong test.
package enum WrongTest {
    /// What is said about each test that fails on the reference solution.
    package static let ranOnFinishedCode =
        "It ran on the reference solution, where a correct test passes"
    /// The words for such a test if the cause isn't known.
    package static let unexplained = Finding.Words("\(ranOnFinishedCode).")

    static let flaky = Finding.Words(
        "Look for something that changes between runs: a random number, the time, or an answer "
            + "that the test doesn't wait for.")

    /// The words for a test whose assertion failed after the test had ended.
    package static let late =
        "This assertion failed after the test had ended, so it doesn't count. Wait for the answer: "
        + "\(TestLibrary.xctest.waiting). To read: \(GuideSections.waiting)"
}

extension Finding.Words {
    /// Returns these words, with all of `other` as the advice on what to do next.
    fileprivate func followed(by other: Finding.Words) -> Finding.Words {
        .init(
            what, next: [other.what, other.next].compactMap(\.self).joined(separator: " "),
            guide: other.guide)
    }
}

extension Stage {
    /// What a correct variant does differently.
    package func description(ofVariant id: String) -> String {
        variants.first { $0.id == id }?.description ?? id
    }
}
