import Catalog
import Grading
import Reports

/// The list of ideas from which a learner picks those that given tests lack.
struct WatchPrediction: Sendable, Equatable {
    /// The identifier of the exercise.
    let exercise: String
    /// The ideas that are picked.
    private(set) var picked: Set<Concept> = []
    /// Whether it is picked that the tests lack nothing.
    private(set) var lacksNothing = false
    /// The row that is selected: an idea, or behind them all that nothing is lacking.
    private(set) var row = 0

    /// The list for an exercise, with what was said before.
    init(exercise: String, before: [Concept]?) {
        self.exercise = exercise
        picked = Set(before ?? [])
        lacksNothing = before?.isEmpty == true
    }

    /// The number of the last row, which says that the tests lack nothing.
    static let lastRow = Concept.allCases.count

    /// What is picked; nil where nothing is.
    var ideas: [Concept]? {
        picked.isEmpty && !lacksNothing ? nil : Concept.allCases.filter(picked.contains)
    }

    /// Selects another row.
    mutating func move(by distance: Int) { row = min(max(0, row + distance), Self.lastRow) }

    /// Picks the row that is selected, or no longer. Tests that lack an idea don't lack nothing.
    mutating func toggle() {
        guard row < Self.lastRow else {
            lacksNothing.toggle()
            picked = []
            return
        }
        picked.formSymmetricDifference([Concept.allCases[row]])
        lacksNothing = false
    }
}

extension WatchState {
    /// Whether the screen keeps what the hunt finds in an exercise to itself, until it is predicted. An
    /// error that keeps code or tests from being built comes before that.
    func asksToPredict(_ exercise: ExerciseState) -> Bool {
        isToPredict(exercise) && !exercise.isCompileError && !areTestsBroken(of: exercise)
    }

    /// Whether what given tests lack is still to be predicted.
    func isToPredict(_ exercise: ExerciseState) -> Bool {
        predictions?.isDue(in: exercise) == true
    }
}
