import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws an exercise at the step that is shown: what to do, what the last save led to, and hints.
struct WatchExerciseView {
    let style: Style
    let state: WatchState
    let exercise: ExerciseState

    private var it: Exercise { exercise.exercise }
    private var stage: StageReport? { state.verdicts.latest[exercise.stage.id] }
    private var findings: [Finding] { state.verdicts.findings(on: exercise.stage) }

    /// The sections, which are drawn with an empty line between them.
    var sections: [[String]] {
        if exercise.isDone { return [name, old, star, given, refactor, tests, flags] }
        // What to do next comes before the tests, because a small window may not show them all. A compile
        // error comes first, because nothing else can be done before it is fixed.
        let work =
            switch state.step {
            case .green: stage?.buildFailure == nil ? [task, verdict, refactor, tests] : [error]
            case .red: state.areTestsBroken(of: exercise) ? [tests, task] : [task, next, tests]
            case .bugs: state.areTestsBroken(of: exercise) ? [tests, code] : [code, bugs, tests]
            }
        return [title, old, given] + work + (state.step == .bugs ? [refactor, goOn] : []) + [flags]
            + hints
    }

    // MARK: What to do

    private var title: [String] {
        let code = it.files.map { "\(state.tree.modulePath(exercise.stage))/\($0)" }
        let tests = ["\(state.tree.ownTestsPath(exercise.stage))/\(it.ownTests).swift"]
        let task = "\(StepWords.task(state.step, of: it)) Open:"
        return name
            + wrapped(
                ["  \(task)"] + (state.step == .green ? code : tests).map { "  \($0)" }
                    + (it.hasCodeToWrite ? [] : code.map { "  The code: \($0)" })
                    + ["  To read: \(it.guide)"])
    }

    /// The mark and the title, followed by the steps on the same line if they fit, or else on the next line.
    private var name: [String] {
        let title = "\(SignMark.text(exercise.sign, style)) \(style.bold(it.title)) (\(it.id))"
        guard let steps else { return [title] }
        let line = "\(title)   \(steps)"
        return ScreenText.width(of: line) <= state.size.columns ? [line] : [title, "  \(steps)"]
    }

    /// The steps in a line, such as `[1 Red ✓]  2 Green 3/6  3 Bugs 1/4`, with the current step in brackets
    /// and a mark on each finished step. Nil if there is only one step.
    private var steps: String? {
        guard it.steps.count > 1 else { return nil }
        let progress: [ExerciseStep: (isDone: Bool, count: String)] = [
            .red: (state.isRedDone(exercise), ""),
            .green: (exercise.isGreen, exercise.isCompileError ? "" : " \(exercise.testCount)"),
            .bugs: (exercise.hasGoodTests, " \(exercise.bugCount)"),
        ]
        return it.steps.map { step in
            let (isDone, count) = progress[step] ?? (false, "")
            let text =
                StepWords.numbered(step, of: it)
                + (isDone ? " \(style.good("✓"))" : count)
            return step == state.step && !exercise.isDone
                ? style.bold("[") + text + style.bold("]") : text
        }.joined(separator: "  ")
    }

    /// Says that the results below are from before the save that is being graded.
    private var old: [String] {
        guard state.areResultsOld(of: exercise) else { return [] }
        let text = "The tests are still running on what you saved. This is the earlier result:"
        return state.wrapped(text).map { style.bold($0) }
    }

    private var task: [String] { state.wrapped("The task: \(it.task)") }

    /// What to do next in the Red step.
    private var next: [String] {
        guard !isBeingJudged else { return [] }
        if exercise.isGreen {
            return state.wrapped(
                "Every official test passes already. Press t twice for step 3, Bugs.")
        }
        if exercise.isRedDone {
            return state.wrapped("Red is done. Press t for step 2, Green, and write the code.")
                .map { style.bold($0) }
        }
        if exercise.isCompileError {
            return state.wrapped("Your code doesn't compile. Press t to see the error.")
        }
        let start =
            lackTheCase
            ? "The tests you wrote are right, but your unfinished code passes them all. Write one that "
                + "your code doesn't pass yet. (The worked example doesn't count.)"
            : exercise.hasTestsToFix
                ? "Next, \(leftToFix), or write another." : "Write a test of your own."
        return state.wrapped(
            "\(start) Red is done when a test of yours gives ✗ ✓: it fails on your code, and passes on "
                + "the reference solution.")
    }

    /// What to tidy while the tests stay green; empty until the code is green.
    private var refactor: [String] {
        guard exercise.isGreen, let what = it.refactor else { return [] }
        return state.wrapped(StepWords.refactor(what))
    }

    // MARK: The code

    /// The error that prevents the stage from building.
    private var error: [String] {
        guard let failure = stage?.buildFailure else { return [] }
        let culprits = state.verdicts.culprits(in: exercise.stage)
        let others = culprits.map(\.id).contains(it.id) ? [] : culprits
        let what =
            others.isEmpty
            ? "\(StageWords.name(exercise.stage)) doesn't compile. Fix the first error:"
            : "\(others.map(\.title).joined(separator: " and ")) "
                + "\(others.count == 1 ? "doesn't" : "don't") compile, so nothing in "
                + "\(StageWords.inText(exercise.stage.id)) can be checked:"
        return state.wrapped(what).map { style.bad($0) }
            + wrapped(
                text(showsAll: true)
                    .lines(of: failure, cures: findings.cures(inTests: false).map(\.words.text)))
    }

    /// The first official test that fails, or that all pass.
    private var verdict: [String] {
        if exercise.isGreen {
            return state.wrapped(
                "Green: every official test passes. Press t for step 3, Bugs."
            ).map { style.good($0) }
        }
        return wrapped(text().lines(of: [StageOutline.failures(of: exercise)]))
            + findings.of(.slip).about(exercise).flatMap {
                Sentences.lines(PlainText.safe($0.words.text), width: state.textWidth, indent: 4)
            }
    }

    /// The code in the Bugs step, while the tests are being written.
    private var code: [String] {
        guard it.hasCodeToWrite else { return task }
        return exercise.isGreen
            ? state.wrapped("✓ Every official test passes on your code.")
                .map { style.good($0) }
            : state.wrapped(
                "Your code isn't green yet, but you can write its tests first. To write the code, press t "
                    + "twice. This opens step 2, Green.") + task
    }

    // MARK: The tests

    private var isBeingJudged: Bool { state.isBeingJudged(exercise) }

    /// The learner's tests: each with its two results, and what is wrong.
    private var tests: [String] {
        guard !isBeingJudged, let own = stage?.ownTests else {
            return state.wrapped("Checking your tests…")
        }
        let outline = OwnTestsOutline(
            stage: exercise.stage, tree: state.tree, findings: findings,
            redOnGreenCode: stage?.redOnGreenCode ?? [])
        guard case .judged = own else {
            return wrapped(text().lines(of: outline.sections(of: own)))
        }
        let sections = outline.sections(on: exercise)
        let isMissingACase =
            lackTheCase && state.step == .green
            && !exercise.ownTests.contains(where: \.isRightAndRed)
        return outline.timeUsedUp.flatMap(state.wrapped)
            + (isMissingACase
                ? state.wrapped("Your tests pass on your code. Which case is missing?") : [])
            + wrapped(text().lines(of: sections))
    }

    /// Whether the learner's right tests all pass on their code although official tests fail, so the tests
    /// lack the case that the code gets wrong. A wrong test may cover that case but expect the wrong value.
    private var lackTheCase: Bool {
        let right = exercise.ownTests.filter { $0.isValid && !$0.isExample }
        return !isBeingJudged && !exercise.isGreen && !exercise.isCompileError && !right.isEmpty
            && !exercise.hasTestsToFix && right.allSatisfy { $0.pair == .greenGreen }
    }

    /// How many planted bugs are caught, and the one to work on now.
    private var bugs: [String] {
        guard !isBeingJudged else { return [] }
        let (planted, open) = (exercise.plantedBugs.count, exercise.unnoticedBugs)
        guard let bug = open.first else {
            let caught = planted == 1 ? "The planted bug is" : "All \(planted) planted bugs are"
            return state.wrapped("\(caught) caught. For the ★, \(leftToFix).")
        }
        let place = it.hasCodeToWrite ? "the reference solution" : "this code"
        let caught = planted == open.count ? "none" : "\(planted - open.count)"
        let known =
            planted == 1
            ? "1 bug is planted in \(place). Your tests don't catch it yet. It"
            : "\(planted) bugs are planted in \(place), one at a time. Your tests catch \(caught) of "
                + "them. The next one"
        let topic = exercise.plantedBugs.title(of: bug.idea)
        let wrong =
            exercise.wrongTests.isEmpty
            ? "" : " Tests that aren't right don't count, so fix them first."
        return state.wrapped("\(known) is about \(topic). Press h for a hint.\(wrong)")
            + state.wrapped("To read: \(bug.idea.guide)")
    }

    /// What is still missing for the star after every bug is caught.
    private var leftToFix: String {
        if exercise.leftOut != nil { return "fix the file that doesn't compile" }
        let wrong = exercise.wrongTests.count + exercise.neverRun.count
        if wrong == 1 { return "fix the test that isn't right" }
        if wrong > 1 { return "fix the \(wrong) tests that aren't right" }
        return exercise.isCompileError
            ? "fix the first error in the stage's code" : "your code must be right as well"
    }

    /// Says that the learner may go on without the star.
    private var goOn: [String] {
        guard it.hasCodeToWrite, exercise.isGreen, !isBeingJudged else { return [] }
        return state.nextUnfinished.map { next in
            state.wrapped("To go on without the ★, press u. Next: \(next.exercise.title).").map {
                style.dim($0)
            }
        } ?? []
    }

    // MARK: The star

    private var star: [String] {
        let planted = exercise.plantedBugs.count
        let bugs = planted == 1 ? "the planted bug" : "all \(planted) planted bugs"
        let isRight =
            it.hasCodeToWrite && !exercise.ownTests.contains(where: \.isRightAndRed)
        let code = isRight ? "Your code is right, and your" : "Your"
        let stage = state.verdicts.exercises(of: exercise.stage)
        let done =
            state.isWhole && state.isAllStarred
            ? "The workshop is done: all \(state.allExercises.count) exercises have their ★."
            : stage.allSatisfy(\.isDone)
                ? "\(StageWords.name(exercise.stage)) is done: all \(stage.count) exercises have "
                    + "their ★." : nil
        let diff = "swift run grade diff \(it.id)" + (it.hasCodeToWrite ? "" : " --tests")
        return (["★ Well done! \(code) tests catch \(bugs)."] + [done.map { "★ \($0)" }])
            .compactMap(\.self).flatMap(state.wrapped).map { style.good($0) }
            + following.flatMap(state.wrapped)
            + state.wrapped("To see our solution: \(diff)")
    }

    /// Where to go from an exercise that has its star.
    private var following: [String] {
        guard let next = state.nextUnfinished else {
            return state.isWhole
                ? [] : ["To go on, press q, then run: \(WatchCommandLine(state: state).goOn)"]
        }
        return next.stage == exercise.stage
            ? ["Press u to go on. Next: \(next.exercise.title)."]
            : [
                "Press u to go on with \(StageWords.inText(next.stage.id)), \(next.stage.title).",
                "To read first: \(next.exercise.chapter)",
            ]
    }

    // MARK: Hints and remarks

    private var hints: [[String]] {
        guard case .subject(let subject)? = state.hintTopic(for: exercise) else { return [] }
        let hints = subject.hints.prefix(state.hints[subject.id] ?? 0)
        let other = state.allExercises.first { $0.id == subject.id && $0.id != state.current }
        let name =
            switch subject.kind {
            case .nextCase: "Hint for your next test"
            case .bug: "Hint for a planted bug"
            case .code: other.map { "Hint for \($0.title)" } ?? "Hint"
            }
        let shown = hints.enumerated().map { index, hint in
            state.wrapped("\(name), \(index + 1) of \(subject.hints.count): \(hint)")
        }
        guard let bug = state.revealed, bug.id == subject.bug?.id else { return shown }
        return shown + [
            state.wrapped(
                "There are no more hints for this bug, so here is the bug itself. "
                    + (subject.bug?.idea.comparison ?? "")),
            wrapped(bug.lines),
        ]
    }

    /// Lines about changes to the stage's given files, which have nothing to fill in.
    private var given: [String] {
        stage.map { wrapped(text().lines(of: [StageOutline($0, tree: state.tree).given])) } ?? []
    }

    /// Lines about constructs in the stage's code that no exercise needs.
    private var flags: [String] {
        stage.map { wrapped(text().lines(of: [StageOutline($0, tree: state.tree).flags])) } ?? []
    }

    private func text(showsAll: Bool = false) -> TerminalOutline {
        TerminalOutline(style: style, width: state.textWidth, showsAll: showsAll)
    }

    /// Wraps lines that are too wide for the window.
    private func wrapped(_ lines: [String]) -> [String] {
        lines.flatMap { ScreenText.wrapped($0, width: state.textWidth) }
    }
}
