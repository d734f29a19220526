import Catalog
import Grading

/// The wording for an exercise's steps in all formats and on the `watch` screen.
package enum StepWords {
    package static func name(_ step: ExerciseStep) -> String {
        switch step {
        case .red: "Red"
        case .green: "Green"
        case .bugs: "Bugs"
        }
    }

    /// A step with its number in the exercise, such as `2 Green`.
    package static func numbered(_ step: ExerciseStep, of exercise: Exercise) -> String {
        "\(number(step, of: exercise)) \(name(step))"
    }

    private static func number(_ step: ExerciseStep, of exercise: Exercise) -> Int {
        (exercise.steps.firstIndex(of: step) ?? 0) + 1
    }

    /// The task in a sentence with the step's name: `Step 1 of 3, Red: …`.
    ///
    /// If the code is given, there is only one step.
    package static func task(_ step: ExerciseStep, of exercise: Exercise) -> String {
        guard exercise.steps.count > 1 else {
            return
                "The code is given, so there is one step, Bugs: write tests until they catch every planted bug."
        }
        let what =
            switch step {
            case .red: "write a test that is right and fails on your code."
            case .green: "write code until the official tests pass."
            case .bugs: "write tests until they catch every planted bug."
            }
        return
            "Step \(number(step, of: exercise)) of \(exercise.steps.count), \(name(step)): \(what)"
    }

    /// The current step of each unfinished exercise, in one line; nil if all are finished.
    package static func line(on exercises: [ExerciseState]) -> String? {
        let open = exercises.filter { !$0.isDone }.map { exercise in
            "\(exercise.exercise.title) (\(name(exercise.step())))"
        }
        return open.isEmpty ? nil : "Still to do: \(open.joined(separator: ", "))."
    }

    /// Says what to tidy once the tests are green. The learner may skip the tidying.
    package static func refactor(_ what: String) -> String {
        "Refactor, if you like: \(what) Keep your tests green."
    }
}
