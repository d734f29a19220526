import Catalog
import Grading

/// The words for the steps of an exercise, in all formats and on the screen of `watch`.
package enum StepWords {
    package static func name(_ step: ExerciseStep) -> String {
        switch step {
        case .red: "Red"
        case .green: "Green"
        case .bugs: "Bugs"
        }
    }

    /// The name of a step in an exercise: where the tests are given, each of them is a part of Repair.
    package static func name(_ step: ExerciseStep, of exercise: Exercise) -> String {
        exercise.givenSuite == nil ? name(step) : ofGivenTests[2]
    }

    /// What a step is about where the tests are given, in a word.
    package static func part(_ step: ExerciseStep) -> String {
        switch step {
        case .red: "test"
        case .green: "code"
        case .bugs: "hunt"
        }
    }

    /// The number of a step, from 1.
    package static func number(_ step: ExerciseStep) -> Int {
        switch step {
        case .red: 1
        case .green: 2
        case .bugs: 3
        }
    }

    /// What there is to do, in a sentence with the step's name: `Step 1 of 3, Red: …`.
    ///
    /// Where the code is given, there is one step; where the tests are given, they are to be repaired.
    package static func task(_ step: ExerciseStep, of exercise: Exercise) -> String {
        guard exercise.givenSuite == nil else { return repair(step, of: exercise) }
        guard exercise.asksForCode else {
            return
                "The code is given. Its one step, Bugs: write tests until every planted bug is noticed."
        }
        let what =
            switch step {
            case .red: "write a test that is red on your code, and right."
            case .green: "write the code, until the official tests pass."
            case .bugs: "write tests, until every planted bug is noticed."
            }
        return "Step \(number(step)) of 3, \(name(step)): \(what)"
    }

    /// The steps of an exercise whose tests are given.
    package static let ofGivenTests = ["Predict", "Look", "Repair"]

    /// What there is to do before the hunt's verdicts are shown.
    package static let predict =
        "Step 1 of 3, Predict: say which ideas the tests lack."

    /// How one comes to a prediction.
    package static let readFirst = "Read the rules in the comment of the code, then the tests."

    private static func repair(_ step: ExerciseStep, of exercise: Exercise) -> String {
        let what =
            switch step {
            case .red: "first the test that is wrong. Repair it, and see it red on your code."
            case .green: "now the code. Mend it, until the official tests pass."
            case .bugs:
                "change the tests, as little as possible, until every planted bug is noticed."
            }
        return "Step 3 of 3, \(ofGivenTests[2]): \(what)"
    }

    /// The step of each exercise that isn't done, in a line; nil where all are.
    package static func line(on exercises: [ExerciseState]) -> String? {
        let open = exercises.filter { !$0.isDone }.map { exercise in
            let (title, step) = (exercise.exercise.title, exercise.step())
            let name = name(step, of: exercise.exercise)
            let isOneStep =
                !exercise.exercise.asksForCode || exercise.exercise.givenSuite != nil
            return "\(title) (\(isOneStep ? "" : "\(number(step)), ")\(name))"
        }
        return open.isEmpty ? nil : "To do: \(open.joined(separator: ", "))."
    }

    /// What may be tidied when the tests are green; a line that can be skipped.
    package static func refactor(_ what: String) -> String {
        "Refactor, if you like: \(what) Your tests stay green meanwhile."
    }
}
