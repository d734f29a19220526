import Catalog
import Grading
import SwiftSource
import TerminalKit

/// Implements what each key does.
extension WatchReducer {
    func update(_ state: inout WatchState, _ key: Key, now: Duration) -> [WatchEffect] {
        switch state.pane {
        case .welcome:
            return scroll(&state, key) ? [] : leaveWelcome(&state, key)
        case .list(let selected, let asksToReset):
            state.notice = nil
            if let effects = update(selected, asksToReset, &state, key) { return effects }
        case .exercise, .keys:
            if scroll(&state, key) { return [] }
        }
        if key == .escape { state.show(.exercise) }
        guard case .character(let character) = key, let key = WatchKey(rawValue: character) else {
            return []
        }
        return update(&state, key, now: now)
    }

    private func leaveWelcome(_ state: inout WatchState, _ key: Key) -> [WatchEffect] {
        guard [.enter, .character(WatchKey.quit.rawValue)].contains(key) else { return [] }
        state.show(.exercise)
        state.hints[WatchWelcome.subject] = 1
        let seen = WatchEffect.remember(subject: WatchWelcome.subject, count: 1)
        return key == .character(WatchKey.quit.rawValue) ? [seen, .quit] : [seen]
    }

    /// Scrolls if the key is one for scrolling. Returns false for any other key.
    private func scroll(_ state: inout WatchState, _ key: Key) -> Bool {
        let page = max(1, state.bodyHeight - 2)
        switch key {
        case .up: scroll(&state, to: state.scroll - 1)
        case .down: scroll(&state, to: state.scroll + 1)
        case .pageUp: scroll(&state, to: state.scroll - page)
        case .pageDown, .character(" "): scroll(&state, to: state.scroll + page)
        case .home: scroll(&state, to: 0)
        case .end: scroll(&state, to: .max)
        default: return false
        }
        return true
    }

    private func update(
        _ state: inout WatchState, _ key: WatchKey, now: Duration
    ) -> [WatchEffect] {
        state.notice = nil
        switch key {
        case .quit: return [.quit]
        case .again: return gradeAgain(&state, now: now)
        case .keys: state.show(state.pane == .keys ? .exercise : .keys)
        case .codeFirst: return switchOrder(&state)
        case .list: toggleList(&state)
        case .goOn, .nextStep, .hint, .edit:
            guard let exercise = state.currentExercise else {
                state.notice = .noVerdictYet
                return []
            }
            state.isCurrentProvisional = false
            return update(&state, key, exercise)
        }
        return []
    }

    /// Handles a key that is about the current exercise.
    private func update(
        _ state: inout WatchState, _ key: WatchKey, _ exercise: ExerciseState
    ) -> [WatchEffect] {
        switch key {
        case .hint: return showHint(&state, exercise)
        case .edit: return [.edit(Self.place(to: state.step, of: exercise, state))]
        case .nextStep:
            state.show(.exercise)
            if exercise.isDone {
                state.notice = .stepsAreDone
            } else if exercise.exercise.steps.count == 1 {
                state.notice = .onlyTests
            } else {
                state.step = exercise.exercise.step(after: state.step)
            }
        default:
            guard let next = state.nextUnfinished else {
                state.notice = .noneUnfinished
                return []
            }
            state.show(.exercise)
            state.go(to: next)
            if next.stage != exercise.stage { state.notice = .newStage(next.stage) }
        }
        return []
    }

    /// Grades the current exercise's stage from scratch, or all stages if there is no current exercise.
    private func gradeAgain(_ state: inout WatchState, now: Duration) -> [WatchEffect] {
        state.isPendingFromScratch = true
        let current = state.problem != nil ? nil : state.currentExercise?.stage
        state.show(.exercise)
        let stages = current.map { [$0.id] } ?? state.watched.map(\.id)
        let effects = grade(Set(stages), &state, now: now)
        return effects + startIfDue(&state, now: now + Self.quiet)
    }

    /// Switches between starting exercises with the code and with a test, and moves the current exercise to
    /// its step in the new order. The step stays the same if the code is green or doesn't compile, or if it
    /// is the Bugs step.
    private func switchOrder(_ state: inout WatchState) -> [WatchEffect] {
        state.codeFirst.toggle()
        state.notice = .codeFirst(state.codeFirst)
        if state.step != .bugs, let exercise = state.currentExercise, !exercise.isGreen,
            !exercise.isCompileError
        {
            state.move(to: state.firstStep(of: exercise))
        }
        return [
            .remember(subject: HintMemory.codeFirst, count: state.codeFirst ? 1 : 0)
        ]
    }

    /// Shows the next hint, at the end of the pane.
    private func showHint(_ state: inout WatchState, _ exercise: ExerciseState) -> [WatchEffect] {
        state.pane = .exercise
        // If the code is finished, the hint is about the next step.
        if state.step == .green, exercise.isGreen,
            state.verdicts.latest[exercise.stage.id]?.buildFailure == nil
        {
            state.step = .bugs
        }
        guard !state.isBeingJudged(exercise) else {
            state.notice = .noVerdictYet
            return []
        }
        switch state.hintTopic(for: exercise) {
        case .unjudgedTests:
            // The help is next to the error at the top of the pane, so the pane is scrolled there.
            state.scroll = 0
            state.notice = .testsAreBroken
            return []
        case .testsToFix:
            if state.step == .green { state.move(to: .red) }
            state.scroll = 0
            state.notice = .fixTestFirst
            return []
        case .subject(let subject):
            // If the tests already catch every bug, only the code is left to do, so the hint is about the
            // code.
            if subject.kind == .code { state.move(to: .green) }
            return showHint(&state, exercise, on: subject)
        case nil:
            state.notice = .noHintNeeded
            return []
        }
    }

    private func showHint(
        _ state: inout WatchState, _ exercise: ExerciseState, on subject: HintSubject
    ) -> [WatchEffect] {
        let shown = state.hints[subject.id] ?? 0
        guard shown < subject.hints.count else {
            scroll(&state, to: .max)
            if subject.kind == .bug, let bug = subject.bug {
                return [.loadBug(bug, exercise.stage)]
            }
            state.notice = subject.kind == .code ? .noMoreHints(subject.id) : .noMoreBugHints
            return []
        }
        state.hints[subject.id] = shown + 1
        scroll(&state, to: .max)
        return [.remember(subject: subject.id, count: shown + 1)]
    }

    /// The line to open in the editor: the first error or failure, or else the place to start.
    private static func place(
        to step: ExerciseStep, of exercise: ExerciseState, _ state: WatchState
    ) -> WatchEditPlace {
        let stage = state.verdicts.latest[exercise.stage.id]
        let isCode = step == .green
        let broken =
            isCode
            ? StartingPlace.brokenCode(of: exercise, in: stage, tree: state.tree)
            : StartingPlace.brokenTests(of: exercise, in: stage, tree: state.tree)
        return broken.map { .line($0) } ?? (isCode ? .code(exercise) : .tests(exercise))
    }
}

/// The list of exercises.
extension WatchReducer {
    private func toggleList(_ state: inout WatchState) {
        if case .list = state.pane {
            state.show(.exercise)
        } else {
            state.show(.list(selected: state.current))
        }
    }

    /// Handles a key in the list; nil if the key has no special meaning there.
    private func update(
        _ selected: String?, _ asksToReset: Bool, _ state: inout WatchState, _ key: Key
    ) -> [WatchEffect]? {
        if let distance = distance(key, state) {
            let exercises = state.allExercises
            let index = (exercises.firstIndex { $0.id == selected } ?? 0) + distance
            let id = exercises[min(max(0, index), exercises.count - 1)].id
            state.pane = .list(selected: id)
            return []
        }
        switch key {
        case .enter:
            guard let exercise = state.exercises.first(where: { $0.exercise.id == selected })
            else {
                state.notice = .noVerdictYet
                return []
            }
            state.isCurrentProvisional = false
            state.show(.exercise)
            state.go(to: exercise)
        case .character("x"):
            guard let exercise = state.allExercises.first(where: { $0.id == selected }) else {
                return []
            }
            state.pane = .list(selected: selected, asksToReset: !asksToReset)
            if asksToReset { return [.reset(exercise: exercise.id)] }
            state.notice = .askAgainToReset(exercise.title)
        default:
            return nil
        }
        return []
    }

    private func distance(_ key: Key, _ state: WatchState) -> Int? {
        let page = max(1, state.bodyHeight - 2)
        return switch key {
        case .up: -1
        case .down: 1
        case .pageUp: -page
        case .pageDown, .character(" "): page
        case .home: -state.allExercises.count
        case .end: state.allExercises.count
        default: nil
        }
    }
}
