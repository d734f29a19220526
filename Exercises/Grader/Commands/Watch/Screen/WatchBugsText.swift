import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the Bugs step of an exercise: the purpose of the learner's tests, the verdict on each of them, and
/// the ideas that they cover.
extension WatchExerciseView {
    private var planted: Int { exercise.plantedBugs.count }
    var bugsSections: [[String]] {
        let refactor = refactorLines
        if exercise.isDone { return [star, refactor, testLines] }
        let problem = testsProblem
        // A compile error and its suggestions come first, because nothing else can be done before it is
        // fixed.
        let first =
            state.areTestsBroken(of: exercise)
            ? [problem, code, instruction] : [code, instruction, problem]
        return first + [testLines, bugs, refactor, goOn]
    }

    // MARK: Parts

    private var star: [String] {
        let bugs = planted == 1 ? "the planted bug" : "all \(planted) planted bugs"
        let isRight = exercise.exercise.asksForCode && !hasRedTest
        let code = isRight ? "Your code is right, and your" : "Your"
        return wrapped("★ Well done! \(code) tests catch \(bugs).").map { style.good($0) }
            + stageDone + next
    }

    /// Says that every exercise of the stage has its star; empty if one hasn't.
    private var stageDone: [String] {
        let all = state.verdicts.exercises(of: exercise.stage)
        guard all.count > 1, all.allSatisfy(\.isDone), state.nextUnfinished != nil else {
            return []
        }
        return wrapped(
            "★ \(StageWords.name(exercise.stage)) is done: all \(all.count) exercises have their ★."
        ).map { style.good($0) }
    }

    private var next: [String] {
        guard let next = state.nextUnfinished else { return wrapped("That was the last one.") }
        guard next.stage != exercise.stage else {
            return wrapped("Press u to go on. Next: \(next.exercise.title).")
        }
        return wrapped(
            "Press u to go on with \(StageWords.inText(next.stage.id)), \(next.stage.title).")
            + wrapped("To read first: \(next.exercise.chapter)")
    }

    /// Whether a right test is red on the learner's code. That is explained next to the test.
    private var hasRedTest: Bool { exercise.ownTests.contains(where: \.isRightAndRed) }

    /// Lines about the learner's code, shown while the tests are being written.
    private var code: [String] {
        guard exercise.exercise.asksForCode else { return wrapped(exercise.exercise.task) }
        if exercise.isGreen {
            let count = exercise.tests.count
            let verdict =
                hasRedTest
                ? "All \(count) official tests pass on your code."
                : "Your code is right: all \(count) official tests pass."
            return wrapped(
                "✓ \(verdict) Would your tests catch a bug in it?"
            ).map { style.good($0) }
        }
        return wrapped(
            "Your code isn't green yet, but you can write its tests first. The task: "
                + exercise.exercise.task)
    }

    private var instruction: [String] {
        let bugs = planted == 1 ? "1 bug is" : "\(planted) bugs are"
        let code =
            exercise.exercise.asksForCode
            ? "the reference solution, which is our own code" : "the code as it is given"
        return wrapped(
            "Your tests must pass on \(code). Then \(bugs) planted in it, one at a time. A bug is "
                + "caught if one of your tests fails.")
    }

    private var bugs: [String] {
        guard !isBeingJudged, !exercise.ownTests.isEmpty else { return [] }
        let left = exercise.unnoticedBugs.count
        if left > 0 {
            let idea = state.verdicts.findings(on: exercise.stage).openIdea(of: exercise)
            return wrapped("Your tests \(IdeaWords.caught(by: exercise)).")
                + wrapped(IdeaWords.names(of: exercise))
                + (idea.map { wrapped("\($0.sentence) To read: \($0.idea.guide)") } ?? [])
                + wrapped("Press h for a hint.")
        }
        if exercise.leftOut != nil {
            return wrapped(
                "\(allCaught) For the ★, fix the file that doesn't compile.")
        }
        let wrong = exercise.wrongTests.count + exercise.neverRun.count
        guard wrong > 0 else {
            return wrapped("\(allCaught) For the ★, your code must be right as well.")
        }
        return wrapped(
            "\(allCaught) For the ★, fix "
                + (wrong == 1
                    ? "the test that isn't right." : "the \(wrong) tests that aren't right."))
    }

    private var allCaught: String {
        planted == 1 ? "The planted bug is caught." : "All \(planted) planted bugs are caught."
    }

    /// Points to the code, or says that the learner may go on without the star.
    private var goOn: [String] {
        guard exercise.exercise.asksForCode else { return [] }
        guard exercise.isGreen else {
            return wrapped("To write the code, press t twice: step 2, Green.")
        }
        guard let next = state.nextUnfinished, !isBeingJudged
        else { return [] }
        return wrapped("To go on without the ★, press u. Next: \(next.exercise.title).").map {
            style.dim($0)
        }
    }
}
