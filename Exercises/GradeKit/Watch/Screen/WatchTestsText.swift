import Advice
import Catalog
import Grading
import Reports
import SwiftSource
import TerminalKit

/// Draws the second step of an exercise: the purpose of the learner's own tests, the verdict on
/// each of them, and how many bugs they notice.
struct WatchTestsText {
    let reporter: WatchReporter
    let state: WatchState
    let exercise: ExerciseState

    private var style: Style { reporter.style }
    private var width: Int { reporter.width(state) }
    private var planted: Int { exercise.plantedBugs.count }
    private var noticed: Int { planted - exercise.unnoticedBugs.count }
    private var findings: [Finding] { state.verdicts.findings(on: exercise.stage) }
    private var isBeingJudged: Bool { state.verdicts.judging.contains(exercise.stage.id) }

    /// Whether the tests of the stage have been judged anew for a second or more: a shorter time nobody
    /// reads.
    private var isBeingJudgedAgain: Bool {
        state.run.map { $0.seconds > 0 && $0.stages.contains(exercise.stage.id) } ?? false
    }

    var sections: [[String]] {
        if exercise.isDone { return [star, tests] }
        // An error and what helps come first: nothing else can be done before.
        return state.areTestsBroken(of: exercise)
            ? [problem, code, instruction, tests, bugs, goOn]
            : [code, instruction, problem, tests, bugs, goOn]
    }

    /// How far the tests are, in a sentence; nil where nothing is known.
    var summary: String? {
        guard !isBeingJudged else { return nil }
        let wrong = exercise.wrongTests.count + exercise.neverRun.count
        let right = exercise.ownTests.count - exercise.wrongTests.count
        if exercise.leftOut != nil { return "Your own tests of this can't be built yet." }
        if right + wrong == 0 { return "You have no tests of this yet." }
        if case .judged? = state.verdicts.latest[exercise.stage.id]?.ownTests {
            return "Your own tests: \(right) of \(right + wrong) right, "
                + "\(noticed) of \(planted) planted bugs noticed."
                + (StageWords.idle(in: exercise, findings).map { " Of the right ones, \($0)." }
                    ?? "")
        }
        return "Your own tests notice \(noticed) of \(planted) planted bugs."
    }

    // MARK: The parts

    private var star: [String] {
        let bugs = planted == 1 ? "the planted bug" : "all \(planted) planted bugs"
        let code = exercise.exercise.asksForCode ? "Your code is right, and your" : "Your"
        let next =
            state.nextUnfinished.map { "Press u to go on. Next: \($0.exercise.title)." }
            ?? "That was the last one."
        return wrapped("★ Well done! \(code) own tests notice \(bugs).").map { style.good($0) }
            + wrapped(next)
    }

    /// Lines on the code, while its tests are written.
    private var code: [String] {
        guard exercise.exercise.asksForCode else { return wrapped(exercise.exercise.task) }
        if exercise.isGreen {
            return wrapped(
                "✓ The code is right: all \(exercise.tests.count) official tests pass. Now the "
                    + "second step: would your own tests notice if it were wrong?"
            ).map { style.good($0) }
        }
        return wrapped(
            "The code isn't green yet (t shows it). You can write its tests first. The task: "
                + exercise.exercise.task)
    }

    private var instruction: [String] {
        let mistakes = planted == 1 ? "1 mistake is" : "\(planted) mistakes are"
        let code =
            exercise.exercise.asksForCode
            ? "Your tests run on a finished version of the code, not on yours: there they have to "
                + "pass."
            : "Your tests have to pass on the code as it is given."
        return wrapped(
            "\(code) Then \(mistakes) planted in it, one at a time: for each, a test of yours "
                + "has to fail.")
    }

    /// The error that keeps own tests of the stage from being judged.
    private var problem: [String] {
        guard !isBeingJudged, let own = state.verdicts.latest[exercise.stage.id]?.ownTests else {
            return []
        }
        switch own {
        case .judged(let report):
            return leftOut(report) + text.timeUsedUp
                + findings.of(.emptyFile).about(exercise).flatMap(text.lines(ofEmptyFile:))
        case .none:
            return wrapped("There are no tests of your own yet. Write the first one in this file.")
        case .crashed:
            return text.lines(of: own, withBugs: false).flatMap(wrapped)
        case .notBuilt(let failure):
            return notBuilt(failure, "Your own tests")
        }
    }

    private func notBuilt(_ failure: BuildFailure, _ what: String) -> [String] {
        wrapped("\(what) don't compile. Fix the first error:").map { style.bad($0) }
            + FirstErrorLines(failure, findings.cures(inTests: true), width: width).lines
    }

    /// The errors in files that were left out: in full where they concern the exercise, and in a
    /// sentence where they are in another one's file.
    private func leftOut(_ report: OwnTestsReport) -> [String] {
        guard let leftOut = report.leftOut else { return [] }
        guard exercise.leftOut != nil else {
            let files = leftOut.files.map { PlainText.safe($0) }.joined(separator: ", ")
            return wrapped("Tests of another exercise can't be built yet: \(files).")
        }
        let errors = leftOut.failure.map { notBuilt($0, "Some of your own tests") } ?? []
        let reason = leftOut.output.map { StageWords.whyTestsStopEarly(output: $0) }
        return errors + (reason.map(wrapped) ?? [])
            + wrapped(StageWords.judged(without: leftOut, .you))
    }

    private var tests: [String] {
        guard !isBeingJudged else { return wrapped("Your own tests are being judged…") }
        let fine = exercise.idleTests.filter { findings.on($0) == nil && !$0.isExample }
        let names = fine.map(\.result.name)
        let better = better
        let shown = exercise.ownTests.filter { !names.contains($0.result.name) }
        let lines =
            shown.flatMap { self.lines(of: $0, better[$0.result.name] ?? []) }
            + findings.of(.neverRun).about(exercise).flatMap(text.lines(ofNeverRun:))
            + self.lines(ofFine: fine)
        guard !lines.isEmpty else { return [] }
        let isOld = state.verdicts.areTestsOld(exercise.exercise, in: exercise.stage)
        let title =
            isOld
            ? "Your tests so far (the last verdict, from before):"
            : isBeingJudgedAgain
                ? "Your tests so far (as they were before this save):" : "Your tests so far:"
        return wrapped(title) + lines.flatMap(wrapped)
    }

    private func lines(of test: OwnTest, _ better: [Finding.Words]) -> [String] {
        guard test.isValid else { return text.lines(ofWrong: test) }
        return verdict(on: test)
            + better.flatMap {
                Sentences.lines("It could be better. \($0.text)", width: width, indent: 4)
            }
    }

    private func verdict(on test: OwnTest) -> [String] {
        let name = name(of: test)
        // "Right" alone would be praise for a test that notices nothing.
        guard test.noticesNothing else { return ["  \(style.good("✓")) \(name)"] }
        guard !test.isExample else { return ["  · \(name): the example that was there"] }
        let finding = findings.on(test)
        let reason =
            finding?.tellsWhy == true
            ? "right, but it notices nothing. \(finding?.words.text ?? "")"
            : "right, but no planted bug makes it fail."
        return Sentences.lines("· \(name): \(reason)", width: width, indent: 2, hanging: 2)
    }

    /// The advice on right tests that could be better, by the names of the tests.
    private var better: [String: [Finding.Words]] {
        Dictionary(grouping: findings.of(.betterTest), by: \.nameOfSubject)
            .mapValues { $0.map(\.words) }
    }

    /// Tests that hold, where every planted bug is noticed without them.
    private func lines(ofFine tests: [OwnTest]) -> [String] {
        guard !tests.isEmpty else { return [] }
        return Sentences.lines(
            "✓ Also right, beyond the planted bugs: \(tests.map(name).joined(separator: ", "))",
            width: width, indent: 2, hanging: 2)
    }

    private func name(of test: OwnTest) -> String {
        PlainText.safe(String(test.result.name.split(separator: "/").last ?? ""))
    }

    private var bugs: [String] {
        guard !isBeingJudged, !exercise.ownTests.isEmpty else { return [] }
        let left = exercise.unnoticedBugs.count
        if left > 0 {
            let concept = findings.openConcept(of: exercise)
            return wrapped("\(noticed) of \(planted) planted bugs noticed, \(left) left.")
                + (concept.map { wrapped("\($0.sentence) To read: \($0.concept.guide)") } ?? [])
                + wrapped("Press h for a hint.")
        }
        if exercise.leftOut != nil {
            return wrapped(
                "All \(planted) planted bugs are noticed. For the ★, fix what can't be built.")
        }
        let wrong = exercise.wrongTests.count + exercise.neverRun.count
        guard wrong > 0 else {
            return wrapped(
                "All \(planted) planted bugs are noticed. For the ★, your code has to be right, too."
            )
        }
        return wrapped(
            "All \(planted) planted bugs are noticed. For the ★, fix "
                + (wrong == 1 ? "the test" : "the \(wrong) tests") + " with ✗.")
    }

    /// That a learner may go on without the star.
    private var goOn: [String] {
        guard exercise.isGreen, exercise.exercise.asksForCode,
            let next = state.nextUnfinished, !isBeingJudged
        else { return [] }
        return wrapped("To go on without the ★, press u. Next: \(next.exercise.title).").map {
            style.dim($0)
        }
    }

    private var text: OwnTestsText {
        OwnTestsText(
            style: style, stage: exercise.stage, tree: state.tree, findings: findings,
            width: width)
    }

    private func wrapped(_ text: String) -> [String] { reporter.wrapped(text, state) }
}
