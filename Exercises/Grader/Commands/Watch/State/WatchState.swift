import Catalog
import Grading
import Reports
import TerminalKit

/// All that the watch screen knows. What is drawn comes from this alone.
struct WatchState: Sendable, Equatable {
    /// The stages that are watched, in order.
    let watched: [Stage]
    /// Whether these are all stages that make the points.
    let isWhole: Bool
    let tree: Tree
    var size: WindowSize
    /// The verdicts on the stages.
    var verdicts = WatchVerdicts()
    /// The identifier of the exercise that is shown; nil before the first verdict.
    var current: String?
    /// The step of the exercise that is shown.
    var step = ExerciseStep.red
    /// Whether the exercise was chosen before everything was known, and no key has confirmed it.
    var isCurrentProvisional = false
    var pane = WatchPane.exercise
    /// How many lines of the pane are above the window.
    var scroll = 0
    /// How many hints of a subject are shown, by the subject's identifier.
    var hints: [String: Int] = [:]
    /// The identifier of the exercise for which the key for the answer was pressed once while it
    /// isn't green.
    var askedForAnswer: String?
    /// The message about the last key or save.
    var notice: WatchNotice?
    /// The time since which the notice is shown.
    var noticeSince = Duration.zero
    /// Why the last grading failed as a whole.
    var problem: String?
    var isDone = false
    /// The own tests of each exercise that are right and red, by the exercise's identifier.
    var redTests: [String: WatchRedTests] = [:]
    /// The identifier of the exercise that was reset, until that has a verdict.
    var resetExercise: String?
    /// The sign of each exercise after the last grading that came to its end.
    var signs: [String: ProgressSign] = [:]

    /// The stages that are to be graded.
    var pending: Set<Stage.ID> = []
    /// The stages whose last grading failed as a whole.
    var failed: Set<Stage.ID> = []
    /// The time of the last change in those stages.
    var pendingSince = Duration.zero
    /// Whether those stages are to be graded from scratch.
    var isPendingFromScratch = false
    var run: WatchRun?
    var lastRun = 0

    init(stages: [Stage], isWhole: Bool, tree: Tree, size: WindowSize) {
        watched = stages
        self.isWhole = isWhole
        self.tree = tree
        self.size = size
    }

    /// The exercises with a verdict, in order.
    var exercises: [ExerciseState] { watched.flatMap { verdicts.exercises(of: $0) } }

    var currentExercise: ExerciseState? { exercises.first { $0.exercise.id == current } }

    /// All exercises of the watched stages, in order, with a verdict or without.
    var allExercises: [Exercise] { watched.flatMap(\.exercises) }

    /// The identifiers in a set of stages, in the order of the workshop.
    func inOrder(_ ids: Set<Stage.ID>) -> [Stage.ID] { watched.map(\.id).filter(ids.contains) }

    /// Whether the code of every exercise is green, as it is now.
    var isAllGreen: Bool { hasAll(.code) }

    /// Whether every exercise has its star, as it is now.
    var isAllStarred: Bool { hasAll(.star) }

    private func hasAll(_ sign: ProgressSign) -> Bool {
        !watched.isEmpty
            && watched.allSatisfy { stage in
                let known = verdicts.latest[stage.id]?.sign
                return known == .star || known == sign
            }
    }

    /// The exercise so many steps after the current one in the list's order; nil beyond its ends.
    func neighbour(_ distance: Int) -> ExerciseState? {
        let exercises = exercises
        guard let index = exercises.firstIndex(where: { $0.exercise.id == current }),
            exercises.indices.contains(index + distance)
        else { return nil }
        return exercises[index + distance]
    }

    /// The next exercise without a star, after the current one or from the beginning again.
    var nextUnfinished: ExerciseState? {
        let exercises = exercises
        let index = exercises.firstIndex { $0.exercise.id == current } ?? 0
        let others = exercises.dropFirst(index + 1) + exercises.prefix(index)
        return others.first { !$0.isDone }
    }

    /// Whether own tests of an exercise can't be run as they are, and have to be fixed before
    /// anything else.
    func areTestsBroken(of exercise: ExerciseState) -> Bool {
        guard let stage = verdicts.latest[exercise.stage.id] else { return false }
        return !stage.areTestsRun(of: exercise)
            && !verdicts.areTestsOld(exercise.exercise, in: exercise.stage)
    }

    /// How many lines the middle of the screen has: all but the heading and the four last.
    var bodyHeight: Int { max(1, size.rows - 5) }
}

/// A grading that is under way.
struct WatchRun: Sendable, Equatable {
    let id: Int
    let stages: [Stage.ID]
    /// Whether no verdict of before is used.
    let fromScratch: Bool
    /// Whether this is the last run, which makes sure that every exercise has its star before the
    /// screen says so.
    let isFinal: Bool
    let start: Duration
    /// How many whole seconds it has been under way.
    var seconds = 0
    var progress: GradingProgress.Event?
    /// The test that doesn't end.
    var slow: Slow?
    /// Whether it was told to end. It may take a while.
    var isCancelled = false

    struct Slow: Sendable, Equatable {
        let test: String
        /// The time at which the test is ended.
        let end: Duration
    }

    /// In how many seconds the test that doesn't end is ended.
    var secondsLeft: Int? {
        slow.map { max(0, Int(($0.end - start - .seconds(seconds)) / .seconds(1))) }
    }
}

extension WatchState {
    /// What the next hint is about; nil if nothing is left in the step that is shown.
    ///
    /// If the file of another exercise doesn't compile, that file is what is left to do.
    func hintTopic(for exercise: ExerciseState) -> HintTopic? {
        if step == .green {
            let culprits = verdicts.culprits(in: exercise.stage)
            if let culprit = culprits.first, !culprits.contains(where: { $0.id == current }) {
                return .subject(HintSubject(ofCode: culprit))
            }
        }
        return HintTopic(of: exercise, at: step, areTestsBroken: areTestsBroken(of: exercise))
    }
}
