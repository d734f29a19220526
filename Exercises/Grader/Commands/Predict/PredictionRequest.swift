import Catalog
import Reports

/// What a command line asks of `grade predict`: an exercise, and perhaps a prediction.
struct PredictionRequest: Sendable, Equatable {
    let stage: Stage
    let exercise: Exercise
    /// The ideas that its tests are said to lack; none where they lack nothing, nil where nothing is said.
    let ideas: [Concept]?

    /// What is wrong with the words.
    enum Fault: Error, Equatable {
        /// No exercise of the workshop gives its tests.
        case nothingGiven
        /// This exercise has no given tests.
        case notGiven(String)
        /// A stage or an encore stands in the place of an exercise.
        case wholeStage(String)
        /// Two exercises are named.
        case twoExercises(String, String)
        /// - Parameter isFirst: Whether an exercise could stand there.
        case unknown(String, isFirst: Bool)
        /// Tests that lack nothing don't lack this idea.
        case noneAnd(Concept)
        /// Something is predicted for every exercise, so that it isn't clear which is meant.
        case unclear
    }

    /// - Parameter words: The words of the command line, behind that of the command.
    /// - Returns: The request; nil where no exercise is named, and something is predicted for each.
    static func read(
        _ words: [String], in workshop: Workshop, _ predictions: Predictions
    ) throws(Fault) -> PredictionRequest? {
        let words = words.flatMap { $0.split(separator: ",").map(String.init) }
        let given = workshop.exercisesWithGivenTests
        guard !given.isEmpty else { throw .nothingGiven }
        var named: (stage: Stage, exercise: Exercise)?
        var (ideas, saysNone): (Set<Concept>, Bool) = ([], false)
        for (index, word) in words.enumerated() {
            if let idea = IdeaName.idea(word) {
                ideas.insert(idea)
            } else if word.lowercased() == IdeaName.none {
                saysNone = true
            } else if workshop.stage(ofExercise: word) != nil {
                if let named, named.exercise.id != word {
                    throw .twoExercises(named.exercise.id, word)
                }
                named = given.first { $0.exercise.id == word }
                if named == nil { throw .notGiven(word) }
            } else if !workshop.stages(calledBy: word).isEmpty {
                throw .wholeStage(word)
            } else {
                throw .unknown(word, isFirst: index == 0)
            }
        }
        if saysNone, let idea = Concept.allCases.first(where: ideas.contains) {
            throw .noneAnd(idea)
        }
        let isSaid = saysNone || !ideas.isEmpty
        guard let it = named ?? given.first(where: { predictions[$0.exercise.id] == nil }) else {
            if isSaid { throw .unclear }
            return nil
        }
        return PredictionRequest(
            stage: it.stage, exercise: it.exercise,
            ideas: isSaid ? Concept.allCases.filter(ideas.contains) : nil)
    }
}

extension Workshop {
    /// The exercises whose tests are given, in order.
    var exercisesWithGivenTests: [(stage: Stage, exercise: Exercise)] {
        stages.flatMap { stage in
            stage.exercises.filter { $0.givenSuite != nil }.map { (stage, $0) }
        }
    }
}
