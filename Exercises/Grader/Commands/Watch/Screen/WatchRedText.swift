import Catalog
import Grading
import TerminalKit

/// Draws the Red step of an exercise: the task, the learner's tests, and whether one of them is right and red
/// on the learner's code.
extension WatchExerciseView {
    var redSections: [[String]] {
        let problem = testsProblem
        let task = wrapped("The task: \(exercise.exercise.task)")
        // A compile error and its suggestions come first, because nothing else can be done before it is
        // fixed.
        return state.areTestsBroken(of: exercise)
            ? [problem, task, testLines] : [task, problem, testLines, next]
    }

    /// What to do next.
    private var next: [String] {
        guard !isBeingJudged else { return [] }
        if exercise.isGreen {
            return wrapped(
                exercise.isRedDone
                    ? "Red and Green are done: all official tests pass. Press t twice for step 3, Bugs."
                    : "All official tests pass already. Press t twice for step 3, Bugs, and write your tests there."
            )
        }
        if lackTheCase {
            return wrapped(
                "Your tests are right and pass on your code, but some official tests don't pass. Which "
                    + "case is missing in your tests? Press t to see the first official test that fails."
            )
        }
        if exercise.isRedDone {
            return wrapped("Red is done. Press t for step 2, Green, and write the code.")
                .map { style.bold($0) }
        }
        if exercise.isCompileError {
            return wrapped("Your code doesn't compile. Press t to see the error.")
        }
        if showsExample {
            return wrapped(
                "The worked example shows what red looks like. Now write a test of your own that "
                    + "also gives ✗ ✓.")
        }
        if passesAlready {
            return wrapped(
                "Your test is right, but your code already passes it, although it isn't finished. "
                    + "Write a test that expects a different result.")
        }
        let start =
            exercise.wrongTests.isEmpty ? "Write a test." : "Fix that test, or write another."
        return wrapped(
            "\(start) Red is done when one of your tests gives ✗ ✓: it fails on your code, and passes "
                + "on the reference solution.")
    }

    /// Whether the learner has written right tests that all pass on unfinished code.
    private var passesAlready: Bool {
        let own = exercise.ownTests.filter { !$0.isExample }
        return !own.isEmpty && own.allSatisfy { $0.pair == .greenGreen }
    }

    /// Whether all tests are examples and one of them is red.
    private var showsExample: Bool {
        exercise.ownTests.allSatisfy(\.isExample)
            && exercise.ownTests.contains(where: \.isRightAndRed)
    }
}
