import Catalog
import Grading
import TerminalKit

/// All that the watch screen knows. What is drawn comes from this alone.
struct WatchState: Sendable, Equatable {
    /// What the middle of the screen shows.
    enum Pane: Sendable, Equatable {
        case exercise
        case list(page: Int)
        case diff([String], page: Int)
        /// Every exercise is green, graded once more from scratch.
        case done
    }

    /// A grading that is under way.
    struct Run: Sendable, Equatable {
        let id: Int
        let stages: [Stage.ID]
        /// Whether nothing that is known from before is used.
        let fromScratch: Bool
        /// Whether it makes sure that everything is green, before the screen says so.
        let isFinal: Bool
        var progress: GradingProgress?
        /// It was told to end, and hasn't yet.
        var isCancelled = false
    }

    /// The stages that are watched, in order.
    let watched: [Stage]
    /// Whether these are all that make the points.
    let isWhole: Bool
    let tree: Tree
    var size: WindowSize
    /// What is known of each stage, by its identifier.
    var reports: [Stage.ID: StageReport] = [:]
    /// The stages of which only the official suite's verdict is known.
    var judging: Set<Stage.ID> = []
    /// The identifier of the exercise that is shown; nil before the first verdict.
    var current: String?
    var pane = Pane.exercise
    /// How many hints of a subject are shown, by the subject's identifier.
    var hints: [String: Int] = [:]
    /// The exercise whose answer was asked for once, although it isn't green.
    var askedForAnswer: String?
    /// What there is to say about the last key or save.
    var notice: WatchNotice?
    /// Why the last grading failed as a whole.
    var problem: String?
    var isDone = false

    /// The stages that are to be graded.
    var pending: Set<Stage.ID> = []
    /// The stages whose last grading failed as a whole.
    var failed: Set<Stage.ID> = []
    /// When the last of them changed.
    var pendingSince = Duration.zero
    /// Whether what is pending is to be graded without what is known from before.
    var isPendingFromScratch = false
    var run: Run?
    var lastRun = 0

    init(stages: [Stage], isWhole: Bool, tree: Tree, size: WindowSize) {
        watched = stages
        self.isWhole = isWhole
        self.tree = tree
        self.size = size
    }

    /// The exercises with a verdict, in order.
    var exercises: [ExerciseState] {
        watched.flatMap { reports[$0.id]?.exercises ?? [] }
    }

    var currentExercise: ExerciseState? {
        exercises.first { $0.exercise.id == current }
    }

    /// How many exercises there are, with a verdict or without.
    var exerciseCount: Int {
        watched.map(\.exercises.count).reduce(0, +)
    }

    /// The identifiers in a set of stages, in the order of the workshop.
    func inOrder(_ ids: Set<Stage.ID>) -> [Stage.ID] { watched.map(\.id).filter(ids.contains) }

    var greenCount: Int { exercises.count(where: \.isGreen) }

    var isAllGreen: Bool { exerciseCount > 0 && greenCount == exerciseCount }

    /// Where `n` goes from the current exercise: to the next that isn't green, if there is one.
    var next: ExerciseState? {
        let exercises = exercises
        guard let index = exercises.firstIndex(where: { $0.exercise.id == current }) else {
            return nil
        }
        let others = exercises[(index + 1)...] + exercises[..<index]
        return others.first { !$0.isGreen } ?? exercises[(index + 1)...].first
    }

    /// Where `p` goes from the current exercise.
    var previous: ExerciseState? {
        let exercises = exercises
        guard let index = exercises.firstIndex(where: { $0.exercise.id == current }), index > 0
        else { return nil }
        return exercises[index - 1]
    }
}

/// What there is to say about a key or a save.
enum WatchNotice: Sendable, Equatable {
    case notGreenYet, noNext, noPrevious, noMoreHints, noHintNeeded, noVerdictYet
    /// The answer is shown where it is asked for a second time.
    case askAgainForAnswer
}

/// Lists that are longer than the window: one page after the other, then back to the exercise.
extension WatchState {
    /// How many lines the middle of the screen has: all but the heading and the three last.
    var bodyHeight: Int { max(1, size.rows - 4) }

    /// How many pages this many lines take; at least one.
    func pageCount(_ lines: Int) -> Int {
        max(1, (lines + bodyHeight - 1) / bodyHeight)
    }

    /// The lines of the list of exercises: a heading for each stage and a line for each exercise.
    var listLineCount: Int { exerciseCount + watched.count }

    /// The diff that is shown, in lines that are no wider than the window.
    var diffLines: [String] {
        guard case .diff(let lines, _) = pane else { return [] }
        return lines.flatMap { ScreenText.wrapped($0, width: size.columns) }
    }

    mutating func turnListPage() {
        if case .list(let page) = pane {
            pane = page + 1 < pageCount(listLineCount) ? .list(page: page + 1) : .exercise
        } else {
            pane = .list(page: 0)
        }
    }

    mutating func turnDiffPage() {
        guard case .diff(let lines, let page) = pane else { return }
        pane = page + 1 < pageCount(diffLines.count) ? .diff(lines, page: page + 1) : .exercise
    }

    /// A larger window has fewer pages.
    mutating func turnBackToLastPage() {
        switch pane {
        case .list(let page):
            pane = .list(page: min(page, pageCount(listLineCount) - 1))
        case .diff(let lines, let page):
            pane = .diff(lines, page: min(page, pageCount(diffLines.count) - 1))
        case .exercise, .done:
            break
        }
    }
}
