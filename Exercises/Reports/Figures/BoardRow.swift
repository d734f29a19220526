import Catalog
import Grading

/// One learner on the board: how far they are with each exercise, and where they are.
struct BoardRow: Sendable, Equatable {
    /// How far a learner is with an exercise, from the first step to the last.
    enum State: String, Sendable, CaseIterable {
        case untouched, begun, code, star
    }

    let learner: String
    let fileName: String
    /// A state for each exercise of the stages that make the points, in order; empty where there is no
    /// verdict.
    let states: [State]
    /// The place in `states` of the exercise that the learner is at: the first whose code isn't green,
    /// or else the first without a star. Nil where nothing is left, or nothing is known.
    let current: Int?
    /// Whether there is anything of the learner.
    let isHandedIn: Bool

    init(_ result: LearnerResult) {
        learner = result.learner
        fileName = LearnerFileName.of(result.learner)
        isHandedIn = result.verdict != .notGraded(.notHandedIn)
        guard case .graded(let report) = result.verdict else {
            states = []
            current = nil
            return
        }
        let exercises = report.numbered.flatMap(\.exercises)
        states = exercises.map(State.init)
        let needsCode = exercises.firstIndex { !$0.isGreen }
        current = needsCode ?? exercises.firstIndex { $0.sign != .star }
    }

    /// Whether nothing is done yet.
    var isUntouched: Bool { !states.isEmpty && states.allSatisfy { $0 == .untouched } }
}

extension BoardRow.State {
    init(_ exercise: ExerciseState) {
        switch exercise.sign {
        case .star: self = .star
        case .code: self = .code
        case .open: self = exercise.isBegun ? .begun : .untouched
        }
    }
}
