import Catalog
import Grading
import Reports
import TerminalKit

/// Draws what comes before the hunt in an exercise whose tests are given, the list of ideas from which one
/// picks, and the prediction beside what the hunt found.
struct WatchPredictionText {
    let reporter: WatchReporter
    let state: WatchState

    private var style: Style { reporter.style }

    // MARK: Before the prediction

    /// What there is to say before anything is predicted.
    var invitation: [String] {
        wrapped(
            "\(StepWords.readFirst) Which ideas do the tests lack? Press i to say it. What the "
                + "hunt finds is shown beside it then.")
    }

    // MARK: The list of ideas

    /// What is asked, and a line for each idea. What is picked has a cross.
    func lines(of prediction: WatchPrediction) -> [String] {
        heading(of: prediction) + rows(of: prediction)
    }

    /// The line of the row that is selected.
    func selectedLine(of prediction: WatchPrediction) -> Int {
        heading(of: prediction).count + prediction.row
    }

    private func heading(of prediction: WatchPrediction) -> [String] {
        let title = state.allExercises.first { $0.id == prediction.exercise }?.title ?? ""
        return wrapped("\(title): which ideas do its tests lack?").map { style.bold($0) }
    }

    private func rows(of prediction: WatchPrediction) -> [String] {
        let ideas = Concept.allCases.map { ($0.title, prediction.picked.contains($0)) }
        let all = ideas + [("none: these tests lack nothing", prediction.lacksNothing)]
        return all.enumerated().map { index, row in
            let (title, isPicked) = row
            let isSelected = index == prediction.row
            let mark = isPicked ? "[\(style.good("x"))]" : "[ ]"
            return "\(isSelected ? ">" : " ") \(mark) \(isSelected ? style.bold(title) : title)"
        }
    }

    // MARK: Beside the hunt

    /// The prediction beside what the hunt found; no lines where nothing was predicted.
    func comparison(in exercise: ExerciseState) -> [String] {
        guard let predictions = state.predictions else { return [] }
        return PredictionComparison(predictions, of: exercise)
            .map(PredictionWords.sentences)?.flatMap(wrapped) ?? []
    }

    /// The steps in a line: `1 Predict ✓  2 Look ✓  [3 Repair]`; nil where no tests are
    /// given. To look is done as soon as the hunt is shown.
    func steps(of exercise: ExerciseState) -> String? {
        guard exercise.exercise.givenSuite != nil, let predictions = state.predictions else {
            return nil
        }
        let words = StepWords.ofGivenTests.enumerated().map { "\($0 + 1) \($1)" }
        func shown(_ words: [String]) -> String {
            style.bold("[") + words.joined(separator: "  ") + style.bold("]")
        }
        func done(_ words: [String]) -> String {
            words.map { "\($0) \(style.good("✓"))" }.joined(separator: "  ")
        }
        if state.isToPredict(exercise) {
            return ([shown([words[0]])] + words.dropFirst()).joined(separator: "  ")
        }
        guard predictions[exercise.exercise.id] != nil else { return nil }
        return exercise.isDone
            ? done(words) : done(Array(words.prefix(2))) + "  " + shown([words[2]])
    }

    private func wrapped(_ text: String) -> [String] { reporter.wrapped(text, state) }
}
