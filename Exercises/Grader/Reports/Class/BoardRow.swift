import Catalog
import Classroom
import Grading

/// One learner on the board: how far they are with each exercise, and where they are.
struct BoardRow: Sendable, Equatable {
    /// How far a learner is with an exercise, from the first step to the last.
    enum State: String, Sendable, CaseIterable {
        /// The exercise's stage wasn't handed in, or the code of that stage can't be built.
        case missing, broken
        case untouched, begun, code, star
    }

    /// An encore that the learner has begun, and how far they are with it.
    struct Encore: Sendable, Equatable {
        let stage: Stage
        let state: State
    }

    let learner: String
    /// A state for each exercise of the stages that make the points, in order; empty where there is no
    /// verdict.
    let states: [State]
    /// The place in `states` of the exercise that the learner is at: the first whose code isn't green,
    /// or else the first without a star. Nil where nothing is left, or nothing is known.
    let current: Int?
    /// Whether the learner has handed in anything.
    let isHandedIn: Bool
    let encores: [Encore]

    init(_ result: LearnerResult) {
        learner = result.learner
        isHandedIn = result.verdict != .notGraded(.notHandedIn)
        guard case .graded(let report) = result.verdict else {
            states = []
            current = nil
            encores = []
            return
        }
        let exercises = report.numbered.flatMap(\.exercises)
        states = report.numbered.flatMap { stage in
            stage.exercises.map { State($0, of: stage) }
        }
        encores = report.encores.filter { !$0.isUntouched && StageState($0) != .missing }.map {
            Encore(stage: $0.stage, state: State($0.sign, isBegun: true))
        }
        let needsCode = exercises.firstIndex { !$0.isGreen }
        current = needsCode ?? exercises.firstIndex { $0.sign != .star }
    }

    /// Whether nothing is done yet.
    var isUntouched: Bool {
        !states.isEmpty && states.allSatisfy { $0 == .untouched || $0 == .missing }
    }
}

extension BoardRow.State {
    fileprivate init(_ exercise: ExerciseState, of stage: StageReport) {
        switch StageState(stage) {
        case .missing: self = .missing
        case .notBuilt: self = .broken
        default: self.init(exercise.sign, isBegun: exercise.isBegun)
        }
    }

    fileprivate init(_ sign: ProgressSign, isBegun: Bool) {
        switch sign {
        case .star: self = .star
        case .code: self = .code
        case .open: self = isBegun ? .begun : .untouched
        }
    }
}
