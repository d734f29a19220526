import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the step Bugs of an exercise: the purpose of the learner's own tests, the verdict on each of
/// them, and which ideas they have.
struct WatchBugsText {
    let reporter: WatchReporter
    let state: WatchState
    let exercise: ExerciseState

    private var style: Style { reporter.style }
    private var planted: Int { exercise.plantedBugs.count }
    private var tests: WatchOwnTests {
        WatchOwnTests(reporter: reporter, state: state, exercise: exercise)
    }

    var sections: [[String]] {
        let refactor = WatchRefactorLine(reporter: reporter, state: state, exercise: exercise).lines
        if exercise.isDone { return [star, refactor, tests.lines] }
        let problem = WatchTestsProblem(reporter: reporter, state: state, exercise: exercise).lines
        // An error and what helps come first: nothing else can be done before.
        let first =
            state.areTestsBroken(of: exercise)
            ? [problem, code, instruction] : [code, instruction, problem]
        return first + [tests.lines, bugs, refactor, goOn]
    }

    // MARK: The parts

    private var star: [String] {
        let bugs = planted == 1 ? "the planted bug" : "all \(planted) planted bugs"
        let isRight = exercise.exercise.asksForCode && !hasRedTest
        let code = isRight ? "Your code is right, and your" : "Your"
        let next =
            state.nextUnfinished.map { "Press u to go on. Next: \($0.exercise.title)." }
            ?? "That was the last one."
        return wrapped("★ Well done! \(code) own tests notice \(bugs).").map { style.good($0) }
            + wrapped(next)
    }

    /// Whether a right test is red on the code, which is said with that test.
    private var hasRedTest: Bool { exercise.ownTests.contains(where: \.isRightAndRed) }

    /// Lines on the code, while its tests are written.
    private var code: [String] {
        guard exercise.exercise.asksForCode else { return wrapped(exercise.exercise.task) }
        if exercise.isGreen {
            let count = exercise.tests.count
            let verdict =
                hasRedTest
                ? "All \(count) official tests pass."
                : "The code is right: all \(count) official tests pass."
            return wrapped(
                "✓ \(verdict) Would your own tests notice if it were wrong?"
            ).map { style.good($0) }
        }
        return wrapped(
            "The code isn't green yet. You can write its tests first. The task: "
                + exercise.exercise.task)
    }

    private var instruction: [String] {
        let mistakes = planted == 1 ? "1 mistake is" : "\(planted) mistakes are"
        let code =
            exercise.exercise.asksForCode
            ? "a finished version of the code" : "the code as it is given"
        return wrapped(
            "Your tests have to pass on \(code). Then \(mistakes) planted in it, one at a time: for "
                + "each, a test of yours has to fail.")
    }

    private var bugs: [String] {
        guard !tests.isBeingJudged, !exercise.ownTests.isEmpty else { return [] }
        let left = exercise.unnoticedBugs.count
        if left > 0 {
            let concept = state.verdicts.findings(on: exercise.stage).openConcept(of: exercise)
            let bugs = left == 1 ? "1 planted bug is" : "\(left) planted bugs are"
            return wrapped("\(IdeaWords.count(exercise.ideas)), and \(bugs) left.")
                + wrapped(IdeaWords.names(exercise.ideas))
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
                + (wrong == 1
                    ? "the test that isn't right." : "the \(wrong) tests that aren't right."))
    }

    /// The way to the code, or that a learner may go on without the star.
    private var goOn: [String] {
        guard exercise.exercise.asksForCode else { return [] }
        guard exercise.isGreen else {
            return wrapped("For the code, press t twice: step 2, Green.")
        }
        guard let next = state.nextUnfinished, !tests.isBeingJudged
        else { return [] }
        return wrapped("To go on without the ★, press u. Next: \(next.exercise.title).").map {
            style.dim($0)
        }
    }

    private func wrapped(_ text: String) -> [String] { reporter.wrapped(text, state) }
}
