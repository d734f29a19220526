import Catalog
import Grading
import TerminalKit

/// The complete state of the watch screen, from which everything is drawn.
struct WatchState: Sendable, Equatable {
    /// The stages that are watched, in order.
    let watched: [Stage]
    /// Whether all stages that count for points are watched.
    let isWhole: Bool
    let tree: Tree
    var size: WindowSize
    var verdicts = WatchVerdicts()
    /// The identifier of the current exercise; nil before the first verdict.
    var current: String?
    /// The current step of the current exercise.
    var step = ExerciseStep.red
    /// Whether the exercise was chosen before all results were known, and no key has confirmed the choice.
    var isCurrentProvisional = false
    var pane = WatchPane.exercise
    /// The number of the pane's lines that are hidden above the window.
    var scroll = 0
    /// The number of hints shown for each subject, by the subject's identifier.
    var hints: [String: Int] = [:]
    /// The planted bug that was revealed after all its hints.
    var revealed: RevealedBug?
    /// The message about the last key or save.
    var notice: WatchNotice?
    /// The time at which the notice appeared.
    var noticeSince = Duration.zero
    /// Why the last grading failed completely.
    var problem: String?
    /// The learner's right and red tests of each exercise, by the exercise's identifier.
    var redTests: [String: WatchRedTests] = [:]
    /// The mark of each exercise after the last completed grading.
    var signs: [String: ProgressSign] = [:]

    /// The stages waiting to be graded.
    var pending: Set<Stage.ID> = []
    /// The stages whose last grading failed completely.
    var failed: Set<Stage.ID> = []
    /// The time of the last change in the pending stages.
    var pendingSince = Duration.zero
    /// Whether the pending stages will be graded from scratch.
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

    /// All exercises of the watched stages, in order, whether or not they have a verdict.
    var allExercises: [Exercise] { watched.flatMap(\.exercises) }

    /// The identifiers in a set of stages, in the workshop's order.
    func inOrder(_ ids: Set<Stage.ID>) -> [Stage.ID] { watched.map(\.id).filter(ids.contains) }

    /// Whether the code of every exercise is green in its current version.
    var isAllGreen: Bool { hasAll(.code) }

    /// Whether every exercise has its star in its current version.
    var isAllStarred: Bool { hasAll(.star) }

    private func hasAll(_ sign: ProgressSign) -> Bool {
        !watched.isEmpty
            && watched.allSatisfy { stage in
                let known = verdicts.latest[stage.id]?.sign
                return known == .star || known == sign
            }
    }

    /// The next exercise without a star, searching from the current one and wrapping around.
    var nextUnfinished: ExerciseState? {
        let exercises = exercises
        let index = exercises.firstIndex { $0.exercise.id == current } ?? 0
        let others = exercises.dropFirst(index + 1) + exercises.prefix(index)
        return others.first { !$0.isDone }
    }

    /// Whether the learner's tests of an exercise can't be run and must be fixed before anything else.
    func areTestsBroken(of exercise: ExerciseState) -> Bool {
        guard let stage = verdicts.latest[exercise.stage.id] else { return false }
        return !stage.areTestsRun(of: exercise)
            && !verdicts.areTestsOld(exercise.exercise, in: exercise.stage)
    }

    /// Whether the verdict on the learner's tests of an exercise is still to come: there is none yet, or the
    /// results of the exercise's code have changed since the last one.
    func isBeingJudged(_ exercise: ExerciseState) -> Bool {
        verdicts.judging.contains(exercise.stage.id)
            || verdicts.outdated.contains(exercise.exercise.id)
    }

    /// Whether to mark the results of an exercise as old: they are from before the current grading, and that
    /// grading has been running for a while. In a short grading, the mark would only flicker.
    func areResultsOld(of exercise: ExerciseState) -> Bool {
        guard let run, run.seconds > 1, run.stages.contains(exercise.stage.id) else { return false }
        let areTestsOld = run.known == .suites && !isBeingJudged(exercise)
        return run.known == nil || step != .green && areTestsOld
    }

    /// The topic of the next hint; nil if nothing is left to do in the current step.
    ///
    /// If another exercise's file doesn't compile, that file is what is left to do.
    func hintTopic(for exercise: ExerciseState) -> HintTopic? {
        if step == .green {
            let culprits = verdicts.culprits(in: exercise.stage)
            if let culprit = culprits.first, !culprits.contains(where: { $0.id == current }) {
                return .subject(HintSubject(ofCode: culprit))
            }
        }
        return HintTopic(of: exercise, at: step, areTestsBroken: areTestsBroken(of: exercise))
    }

    /// The number of lines in the middle of the screen: all but the heading and the last three.
    var bodyHeight: Int { max(1, size.rows - 4) }

    /// Shows another pane, scrolled to the top.
    mutating func show(_ pane: WatchPane) {
        self.pane = pane
        scroll = 0
    }
}

/// The content of the middle of the screen.
enum WatchPane: Sendable, Equatable {
    /// The welcome, shown on the very first start.
    case welcome
    case exercise
    /// The list of exercises: the identifier of the selected one, and whether the reset key was pressed once.
    case list(selected: String?, asksToReset: Bool = false)
    case keys
}

/// A planted bug, with the lines of its comparison with the reference solution.
struct RevealedBug: Sendable, Equatable {
    /// The identifier of the bug.
    let id: String
    let lines: [String]
}

/// The welcome, which is remembered in the same way as a hint that was shown.
enum WatchWelcome {
    static let subject = "watch:welcome"
}

/// A grading in progress.
struct WatchRun: Sendable, Equatable {
    let id: Int
    let stages: [Stage.ID]
    /// Whether earlier verdicts are ignored.
    let fromScratch: Bool
    let start: Duration
    /// The whole seconds that the grading has taken so far.
    var seconds = 0
    var progress: GradingProgress.Event?
    /// The part of the grading's verdict that is shown; nil until the verdict on the official tests is known.
    var known: WatchVerdicts.Part?
    /// Whether the grading was cancelled. It may still take a while to end.
    var isCancelled = false
}
