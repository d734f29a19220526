import Grading
import TerminalKit

/// What each key does.
extension WatchReducer {
    func update(_ state: inout WatchState, _ key: Key, now: Duration) -> [WatchEffect] {
        guard case .character(let character) = key, let key = WatchKey(rawValue: character) else {
            return []
        }
        if key == .quit { return [.quit] }
        let askedForAnswer = state.askedForAnswer
        state.notice = nil
        state.askedForAnswer = nil
        if key == .again { return gradeAgain(&state, now: now) }
        guard let exercise = state.currentExercise else {
            state.notice = .noVerdictYet
            return []
        }
        switch key {
        case .next: goToNext(&state, from: exercise)
        case .previous: goToPrevious(&state)
        case .hint: return showHint(&state, exercise)
        case .list: state.turnListPage()
        case .diff: return showDiff(&state, exercise, askedForAnswer: askedForAnswer)
        case .again, .quit: break
        }
        return []
    }

    /// Grades the current exercise's stage from scratch; all where it isn't known which.
    private func gradeAgain(_ state: inout WatchState, now: Duration) -> [WatchEffect] {
        state.isPendingFromScratch = true
        let isAll = state.isDone || state.problem != nil
        let current = isAll ? nil : state.currentExercise?.stage
        state.isDone = false
        state.pane = .exercise
        let stages = current.map { [$0.id] } ?? state.watched.map(\.id)
        let effects = grade(Set(stages), &state, now: now)
        return effects + startIfDue(&state, now: now + Self.quiet)
    }

    private func goToNext(_ state: inout WatchState, from exercise: ExerciseState) {
        state.pane = .exercise
        guard exercise.isGreen else {
            state.notice = .notGreenYet
            return
        }
        guard let next = state.next else {
            state.notice = .noNext
            return
        }
        state.current = next.exercise.id
    }

    private func goToPrevious(_ state: inout WatchState) {
        state.pane = .exercise
        guard let previous = state.previous else {
            state.notice = .noPrevious
            return
        }
        state.current = previous.exercise.id
    }

    private func showHint(_ state: inout WatchState, _ exercise: ExerciseState) -> [WatchEffect] {
        state.pane = .exercise
        guard let subject = HintSubject(of: exercise) else {
            state.notice = .noHintNeeded
            return []
        }
        let shown = state.hints[subject.id] ?? 0
        guard shown < subject.hints.count else {
            state.notice = .noMoreHints
            return []
        }
        state.hints[subject.id] = shown + 1
        return [.rememberHints(subject: subject.id, count: shown + 1)]
    }

    private func showDiff(
        _ state: inout WatchState, _ exercise: ExerciseState, askedForAnswer: String?
    ) -> [WatchEffect] {
        if case .diff = state.pane {
            state.turnDiffPage()
            return []
        }
        guard exercise.isGreen || askedForAnswer == exercise.exercise.id else {
            state.pane = .exercise
            state.askedForAnswer = exercise.exercise.id
            state.notice = .askAgainForAnswer
            return []
        }
        return [.loadDiff(exercise)]
    }
}
