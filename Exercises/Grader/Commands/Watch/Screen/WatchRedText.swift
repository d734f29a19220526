import Catalog
import Grading
import TerminalKit

/// Draws the step Red of an exercise: the task, the learner's own tests, and whether one of them is right
/// and red on the learner's code.
struct WatchRedText {
    let reporter: WatchReporter
    let state: WatchState
    let exercise: ExerciseState

    private var tests: WatchOwnTests {
        WatchOwnTests(reporter: reporter, state: state, exercise: exercise)
    }

    var sections: [[String]] {
        let problem = WatchTestsProblem(reporter: reporter, state: state, exercise: exercise).lines
        let task = wrapped("The task: \(exercise.exercise.task)")
        // An error and what helps come first: nothing else can be done before.
        return state.areTestsBroken(of: exercise)
            ? [problem, task, tests.lines] : [task, problem, tests.lines, next]
    }

    /// What to do next.
    private var next: [String] {
        guard !tests.isBeingJudged else { return [] }
        if exercise.isGreen {
            return wrapped(
                isGivenSuite
                    ? "The code is right: all official tests pass. Press t twice for the hunt."
                    : "Red and Green are done: all official tests pass. Press t twice for step 3, Bugs."
            )
        }
        if tests.lackTheCase {
            return wrapped(
                "Your right tests pass on your code, and official tests don't: which case is missing "
                    + "in your tests? Press t to see the first official test that fails.")
        }
        if exercise.isRedDone {
            return wrapped(
                isGivenSuite
                    ? "That test is repaired: it is right, and red on your code. Press t, and mend the code."
                    : "Red is done: press t for step 2, Green, and write the code."
            ).map { reporter.style.bold($0) }
        }
        if exercise.isCompileError {
            return wrapped("Your code doesn't compile. Press t for the error.")
        }
        if isGivenSuite {
            let start =
                "Repair \(exercise.wrongTests.isEmpty ? "a test" : "the test that is wrong")"
            return wrapped(
                "\(start), until it has the signs ✗ ✓: your code doesn't do yet what it expects, and "
                    + "the finished code does.")
        }
        let start =
            exercise.wrongTests.isEmpty ? "Write a test." : "Fix that test, or write another."
        return wrapped(
            "\(start) Red asks for a right one, with the signs ✗ ✓: your code doesn't do yet what it "
                + "expects, and the finished code does.")
    }

    private var isGivenSuite: Bool { exercise.exercise.givenSuite != nil }

    private func wrapped(_ text: String) -> [String] { reporter.wrapped(text, state) }
}
