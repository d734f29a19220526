import Catalog
import Grading

/// Which ideas a learner says that given tests lack, by exercise. They are never part of a report or of marks.
package struct Predictions: Sendable, Equatable {
    private var ideas: [String: [Concept]]

    /// - Parameter ideas: The ideas by the exercise's identifier; none where the tests are said to lack
    ///   nothing.
    package init(_ ideas: [String: [Concept]] = [:]) { self.ideas = ideas }

    /// The ideas that the tests of the exercise with this identifier are said to lack; nil where nothing
    /// was said.
    package subscript(exercise: String) -> [Concept]? {
        get { ideas[exercise] }
        set { ideas[exercise] = newValue }
    }

    /// Whether a learner is to predict first, before they see what the hunt finds.
    package func isDue(in exercise: ExerciseState) -> Bool {
        exercise.exercise.givenSuite != nil && self[exercise.exercise.id] == nil && !exercise.isDone
    }

    /// Whether to predict is the next thing to do in an exercise: an error that keeps code or tests from
    /// being built comes before it.
    package func isNext(in exercise: ExerciseState, of stage: StageReport?) -> Bool {
        isDue(in: exercise) && !exercise.isCompileError
            && stage?.areTestsRun(of: exercise) != false
    }
}

/// A prediction beside what given tests really lack.
package struct PredictionComparison: Sendable, Equatable {
    /// The ideas that are said to be missing.
    package let said: [Concept]
    /// The ideas that the tests lacked as they were given.
    package let lacks: [Concept]
    /// The ideas that planted bugs stand for.
    package let planted: Set<Concept>

    /// The ideas that are missing, and said to be.
    package var found: [Concept] { lacks.filter(said.contains) }
    /// The ideas that are missing, and not said to be.
    package var overlooked: [Concept] { lacks.filter { !said.contains($0) } }
    /// The ideas that are said to be missing, and are there.
    package var had: [Concept] { wrong.filter(planted.contains) }
    /// The ideas that are said to be missing, and that no planted bug stands for.
    package var unasked: [Concept] { wrong.filter { !planted.contains($0) } }

    private var wrong: [Concept] { said.filter { !lacks.contains($0) } }
}

extension PredictionComparison {
    /// What was said of an exercise beside what is so; nil where nothing was said, or no tests are given.
    package init?(_ predictions: Predictions, of exercise: ExerciseState) {
        guard let suite = exercise.exercise.givenSuite, let said = predictions[exercise.exercise.id]
        else { return nil }
        self.init(
            said: said, lacks: suite.lacks, planted: Set(exercise.plantedBugs.map(\.concept)))
    }
}
