import Catalog
import Grading

/// Puts what a learner has predicted beside what the hunt found, in lines for a terminal.
package struct PredictionLines {
    let predictions: Predictions

    /// The predictions of these exercises, each with its title; no lines where no tests are given.
    package func lines(on exercises: [ExerciseState]) -> [String] {
        exercises.flatMap { exercise in
            let said = comparison(of: exercise)
            return said.isEmpty
                ? invitation(to: exercise)
                : wrapped("\(exercise.exercise.title):", indent: 2)
                    + said.flatMap { wrapped($0, indent: 4) }
        }
    }

    /// The prediction of an exercise, or how to predict; no lines where its tests aren't given.
    package func lines(on exercise: ExerciseState) -> [String] {
        comparison(of: exercise).flatMap { wrapped($0, indent: 2) } + invitation(to: exercise)
    }

    private func comparison(of exercise: ExerciseState) -> [String] {
        PredictionComparison(predictions, of: exercise).map(PredictionWords.sentences) ?? []
    }

    /// In a line of its own, which is never broken: it is to be copied.
    private func invitation(to exercise: ExerciseState) -> [String] {
        predictions.isDue(in: exercise)
            ? ["  \(PredictionWords.invitation(exercise.exercise))"] : []
    }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        Sentences.lines(text, width: TextWidth.usual, indent: indent)
    }
}
