import Catalog
import Grading

/// Puts what a learner has predicted beside what the hunt found, in lines for a terminal.
package struct PredictionLines {
    let predictions: Predictions

    /// The predictions of these exercises, each with its title; no lines where no tests are given.
    package func lines(on exercises: [ExerciseState]) -> [String] {
        exercises.flatMap { exercise in
            let sentences = sentences(on: exercise)
            return sentences.isEmpty
                ? []
                : wrapped("\(exercise.exercise.title): \(sentences[0])", indent: 2)
                    + sentences.dropFirst().flatMap { wrapped($0, indent: 4) }
        }
    }

    /// The prediction of an exercise, or how to predict; no lines where its tests aren't given.
    package func lines(on exercise: ExerciseState) -> [String] {
        sentences(on: exercise).flatMap { wrapped($0, indent: 2) }
    }

    private func sentences(on exercise: ExerciseState) -> [String] {
        if predictions.isDue(in: exercise) { return PredictionWords.invitation(exercise.exercise) }
        return PredictionComparison(predictions, of: exercise).map(PredictionWords.sentences) ?? []
    }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        Sentences.lines(text, width: TextWidth.usual, indent: indent)
    }
}
