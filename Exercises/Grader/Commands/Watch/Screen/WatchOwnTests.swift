import Advice
import Catalog
import Grading
import Reports
import SwiftSource
import TerminalKit

/// Draws the learner's tests of an exercise: each with its two results and any remarks.
extension WatchExerciseView {
    private var isGiven: Bool { !exercise.exercise.asksForCode }

    /// Whether the tests of the stage have no verdict yet.
    var isBeingJudged: Bool { state.verdicts.judging.contains(exercise.stage.id) }

    /// Whether rejudging the stage's tests has taken a second or more. A shorter message couldn't be read.
    private var isBeingJudgedAgain: Bool {
        state.run.map { $0.seconds > 0 && $0.stages.contains(exercise.stage.id) } ?? false
    }

    /// Whether the results belong to code that a later save has changed, so that no conclusions are drawn
    /// from them.
    private var isOutdated: Bool { state.verdicts.outdated.contains(exercise.exercise.id) }

    /// The remarks on the tests.
    var outline: OwnTestsOutline {
        OwnTestsOutline(stage: exercise.stage, tree: state.tree, findings: findings)
    }

    /// Draws parts of the outline.
    var text: TerminalOutline { TerminalOutline(style: style, width: width) }

    // MARK: One test below the other

    /// All tests, with what is wrong with the invalid ones. The meaning of a pair of results is explained
    /// below the first test that has it.
    var testLines: [String] {
        guard !isBeingJudged else { return wrapped("Checking your tests…") }
        let fine = beyondTheBugs
        let shown = exercise.ownTests.filter { !fine.contains($0) }
        var said: Set<TestPair> = []
        let lines =
            shown.flatMap { self.lines(of: $0, &said) }
            + findings.of(.neverRun).about(exercise).flatMap {
                text.lines(of: outline.item(neverRun: $0))
            }
            + self.lines(beyondTheBugs: fine)
        guard !lines.isEmpty else { return [] }
        return wrapped(title) + lines.flatMap(wrapped) + whyUnknown
    }

    private var title: String {
        let isOld = state.verdicts.areTestsOld(exercise.exercise, in: exercise.stage)
        let time =
            isOld
            ? ["your last result"]
            : isBeingJudgedAgain || isOutdated ? ["before this save"] : []
        let remarks = time + (isGiven ? [] : [PairText.legend])
        return "Your tests so far"
            + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))") + ":"
    }

    private func lines(of test: OwnTest, _ said: inout Set<TestPair>) -> [String] {
        test.isValid ? lines(ofRight: test, &said) : lines(ofWrong: test, &said)
    }

    /// Lines for a valid test. A test that catches nothing isn't praised with "It holds".
    private func lines(ofRight test: OwnTest, _ said: inout Set<TestPair>) -> [String] {
        let remark = remark(on: test)
        let name = name(of: test)
        let first = self.lines(of: "\(name)\(remark ?? "")", behindSignsOf: test)
        let isPraise = test.pair == .greenGreen
        let isIdle = remark != nil && !test.isExample
        let sentence = isPraise && (isIdle || exercise.isDone) ? [] : sentence(on: test, &said)
        let better = findings.of(.betterTest).filter { $0.nameOfSubject == test.result.name }
        return first + sentence + (sentence.isEmpty ? [] : whyRed(test))
            + better.flatMap {
                Sentences.lines(
                    "It could be better. \($0.words.text)", width: width, indent: 4)
            }
    }

    /// Explains, in the step that asks for it, why a right test is red on the learner's code. What is wrong
    /// with other tests matters more.
    private func whyRed(_ test: OwnTest) -> [String] {
        guard state.step == .red, exercise.wrongTests.isEmpty else { return [] }
        return outline.linesOnCode(of: test).map { "    \(PlainText.safe($0))" }
    }

    /// The remark after the name of a test that catches nothing; nil for other tests.
    ///
    /// The first right test may catch nothing yet, which is mentioned when that becomes the next thing to do.
    private func remark(on test: OwnTest) -> String? {
        guard test.noticesNothing else { return nil }
        guard !test.isExample else { return ", the worked example" }
        if let finding = findings.on(test), finding.tellsWhy {
            return ": right, but it catches no bug. \(finding.words.text)"
        }
        return state.step == .bugs ? ": right, but it catches no planted bug." : nil
    }

    /// Lines for an invalid test: what its results mean, then what is wrong with it.
    private func lines(ofWrong test: OwnTest, _ said: inout Set<TestPair>) -> [String] {
        // If the result on the reference solution is green, the results alone would make the test look right.
        let isRed = test.result.status.isGreen == false
        // The explanation below then refers to code on which the learner doesn't see the test run.
        let failingVariants = !isRed && !test.failingVariants.isEmpty
        let what =
            isRed
            ? ""
            : failingVariants
                ? " is over-specified"
                    + (test.failure == nil ? ":" : ". On another correct solution:")
                : " isn't right:"
        let signs = failingVariants && isGiven ? style.bad("!") : signs(of: test)
        let first = "  \(signs) \(name(of: test))\(what)"
        return [first] + sentence(on: test, &said)
            + text.details(of: outline.item(of: test, saysPair: false))
    }

    /// Explains a test's pair of results, unless that has been explained already.
    private func sentence(on test: OwnTest, _ said: inout Set<TestPair>) -> [String] {
        // Over-specified and flaky tests have their own explanations.
        let pair = test.isValid ? test.pair : outline.pair(ofWrong: test)
        guard !isOutdated, let pair, said.insert(pair).inserted else { return [] }
        let sentence = PairText.sentence(pair, isCodeGreen: exercise.isGreen)
        let lines = Sentences.lines(sentence, width: width, indent: 4)
        switch pair {
        case .greenRed: return lines.map { style.bad($0) }
        case .redGreen: return lines.map { style.good($0) }
        case .greenGreen, .redRed: return lines
        }
    }

    /// Valid tests that catch nothing although every planted bug is caught without them.
    private var beyondTheBugs: [OwnTest] {
        guard state.step == .bugs else { return [] }
        return exercise.idleTests.filter {
            findings.on($0) == nil && !$0.isExample && $0.pair != .redGreen
        }
    }

    private func lines(beyondTheBugs tests: [OwnTest]) -> [String] {
        guard let first = tests.first else { return [] }
        let names = tests.map(name).joined(separator: ", ")
        return self.lines(
            of: "Also right, but no planted bug needs it: \(names)", behindSignsOf: first)
    }

    // MARK: Side by side

    /// The tests in as few lines as possible. A test that agrees with wrong code gets its own line.
    var compactTestLines: [String] {
        guard !isBeingJudged else { return wrapped("Checking your tests…") }
        guard !state.areTestsBroken(of: exercise) else {
            return wrapped("Your tests can't run yet. Press t to see why.")
        }
        let tests = exercise.ownTests
        guard !tests.isEmpty || !exercise.neverRun.isEmpty else {
            return wrapped("You haven't written a test for this yet.")
        }
        let misleading = tests.filter { $0.pair == .greenRed }
        var said: Set<TestPair> = []
        let first = misleading.flatMap { test in
            ["  \(signs(of: test)) \(name(of: test))"] + sentence(on: test, &said)
        }
        let hasWrong = !exercise.wrongTests.isEmpty || !exercise.neverRun.isEmpty
        return wrapped(title) + first.flatMap(wrapped)
            + flowing(tests.filter { $0.pair != .greenRed }) + whyUnknown
            + (hasWrong ? wrapped("Press t to see what is wrong with them.") : [])
            + (lackTheCase
                ? wrapped("Your right tests all pass on your code. Which case is missing?") : [])
    }

    /// Results and names, as many on a line as fit.
    private func flowing(_ tests: [OwnTest]) -> [String] {
        var lines: [String] = []
        for test in tests {
            let words = "  \(signs(of: test)) \(name(of: test))"
            if let last = lines.last, ScreenText.width(of: last + words) <= width {
                lines[lines.count - 1] += words
            } else {
                lines.append(words)
            }
        }
        return lines
    }

    // MARK: What is missing

    /// Whether the learner's right tests all pass on their code although official tests fail, so the tests
    /// lack the case that the code gets wrong. A wrong test may cover that case but expect the wrong value.
    var lackTheCase: Bool {
        let right = exercise.ownTests.filter(\.isValid)
        return !isOutdated && !exercise.isGreen && !exercise.isCompileError && !right.isEmpty
            && exercise.wrongTests.isEmpty && right.allSatisfy { $0.pair == .greenGreen }
    }

    // MARK: Parts

    /// Both results; only one if the learner's code is the reference solution.
    private func signs(of test: OwnTest) -> String { signs(of: test, style) }

    private func lines(of text: String, behindSignsOf test: OwnTest) -> [String] {
        PairText.lines(
            of: text, behind: { signs(of: test, $0) }, style, width: width, hanging: 2)
    }

    private func signs(of test: OwnTest, _ style: Style) -> String {
        guard isGiven else { return PairText.signs(PairText.results(of: test), style) }
        return switch test.result.status.isGreen {
        case true?: style.good("✓")
        case false?: style.bad("✗")
        case nil: "·"
        }
    }

    /// Explains why the result on the learner's code is a dot.
    private var whyUnknown: [String] {
        guard !isGiven else { return [] }
        guard exercise.ownTests.contains(where: { $0.onCode == nil }) else {
            let hasDot = exercise.ownTests.contains { $0.pair == nil }
            return hasDot
                ? wrapped("A dot means that the test was skipped or didn't finish.").map {
                    style.dim($0)
                } : []
        }
        let isBroken = state.verdicts.latest[exercise.stage.id]?.buildFailure != nil
        let isRunning = state.run?.stages.contains(exercise.stage.id) == true
        let reason =
            isBroken
            ? "your code doesn't compile, so the test can't run on it."
            : "the result on your code isn't known" + (isRunning ? " yet." : ".")
        return wrapped("A dot: \(reason)").map { style.dim($0) }
    }

    private func name(of test: OwnTest) -> String {
        PlainText.safe(TestName(test.result.name).title)
    }
}
