import Catalog
import Grading

/// Puts what a learner has predicted beside what the hunt found, in lines for a terminal.
package struct PredictionLines {
    let predictions: Predictions

    /// The predictions of these exercises, and what was made of their tests, each below its title; no lines
    /// where no tests are given.
    ///
    /// - Parameter repair: What was made of the tests of an exercise; nil where nothing was.
    package static func lines(
        on exercises: [ExerciseState], _ predictions: Predictions?,
        repair: (ExerciseState) -> String?
    ) -> [String] {
        exercises.flatMap { exercise in
            let lines = predictions.map { PredictionLines(predictions: $0) }
            let said =
                (lines?.comparison(of: exercise) ?? []) + [repair(exercise)].compactMap(\.self)
            let title =
                said.isEmpty ? [] : wrapped("\(exercise.exercise.title):", indent: 2)
            return title + said.flatMap { wrapped($0, indent: 4) }
                + (lines?.invitation(to: exercise) ?? [])
        }
    }

    /// The prediction of an exercise, or how to predict; no lines where its tests aren't given.
    package func lines(on exercise: ExerciseState) -> [String] {
        comparison(of: exercise).flatMap { Self.wrapped($0, indent: 2) } + invitation(to: exercise)
    }

    private func comparison(of exercise: ExerciseState) -> [String] {
        PredictionComparison(predictions, of: exercise).map(PredictionWords.sentences) ?? []
    }

    /// In a line of its own, which is never broken: it is to be copied.
    private func invitation(to exercise: ExerciseState) -> [String] {
        predictions.isDue(in: exercise)
            ? ["  \(PredictionWords.invitation(exercise.exercise))"] : []
    }

    private static func wrapped(_ text: String, indent: Int) -> [String] {
        Sentences.lines(text, width: TextWidth.usual, indent: indent)
    }
}
