import Grading
import Reports
import SwiftSource
import TerminalKit

/// Implements what each key does.
extension WatchReducer {
    func update(_ state: inout WatchState, _ key: Key, now: Duration) -> [WatchEffect] {
        if case .list(let list) = state.pane, let effects = update(list, &state, key, now: now) {
            return effects
        }
        if state.pane == .welcome { return leaveWelcome(&state, key) }
        if scroll(&state, key) { return [] }
        if key == .escape, state.pane != .done { state.show(.exercise) }
        guard case .character(let character) = key, let key = WatchKey(rawValue: character) else {
            return []
        }
        return update(&state, key, now: now)
    }

    private func leaveWelcome(_ state: inout WatchState, _ key: Key) -> [WatchEffect] {
        guard key != .other else { return [] }
        state.show(.exercise)
        state.hints[WatchWelcome.subject] = 1
        let seen = WatchEffect.remember(subject: WatchWelcome.subject, count: 1)
        return key == .character(WatchKey.quit.rawValue) ? [seen, .quit] : [seen]
    }

    /// Handles the key if it scrolls, and returns whether it did.
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

    func update(_ state: inout WatchState, _ key: WatchKey, now: Duration) -> [WatchEffect] {
        if key == .quit { return [.quit] }
        let askedForAnswer = state.askedForAnswer
        state.notice = nil
        state.askedForAnswer = nil
        if key == .again { return gradeAgain(&state, now: now) }
        if key == .keys {
            state.togglePage(.keys)
            return []
        }
        if key == .codeFirst { return switchOrder(&state) }
        guard let exercise = state.currentExercise else {
            state.notice = .noVerdictYet
            return []
        }
        state.isCurrentProvisional = false
        switch key {
        case .next: go(to: state.neighbour(1), or: .noNext, from: exercise, &state)
        case .previous: go(to: state.neighbour(-1), or: .noPrevious, from: exercise, &state)
        case .goOn: go(to: state.nextUnfinished, or: .noneUnfinished, from: exercise, &state)
        case .nextStep: showNextStep(&state, exercise)
        case .hint: return showHint(&state, exercise)
        case .edit: return [.edit(Self.place(to: state.step, of: exercise, state))]
        case .list: toggleList(&state)
        case .output: state.togglePage(.output)
        case .guide: return load(.guide, exercise, &state)
        case .diff: return showDiff(&state, exercise, askedForAnswer: askedForAnswer)
        case .again, .keys, .codeFirst, .quit: break
        }
        return []
    }

    /// Grades the current exercise's stage from scratch, or all stages if there is no current exercise.
    private func gradeAgain(_ state: inout WatchState, now: Duration) -> [WatchEffect] {
        state.isPendingFromScratch = true
        let isAll = state.isDone || state.problem != nil
        let current = isAll ? nil : state.currentExercise?.stage
        state.isDone = false
        state.show(.exercise)
        let stages = current.map { [$0.id] } ?? state.watched.map(\.id)
        let effects = grade(Set(stages), &state, now: now)
        return effects + startIfDue(&state, now: now + Self.quiet)
    }

    private func go(
        to target: ExerciseState?, or notice: WatchNotice, from exercise: ExerciseState,
        _ state: inout WatchState
    ) {
        state.show(.exercise)
        guard let target else {
            state.notice = notice
            return
        }
        state.go(to: target)
        if exercise.isGreen, !exercise.isDone, notice != .noPrevious {
            state.notice = .leftBehind(
                exercise.exercise.title, sign: exercise.sign, bugs: exercise.unnoticedBugs.count)
        } else if target.stage != exercise.stage {
            state.notice = .newStage(target.stage)
        }
    }

    private func showNextStep(_ state: inout WatchState, _ exercise: ExerciseState) {
        state.show(.exercise)
        if exercise.exercise.asksForCode {
            state.step = state.step.next
        } else {
            state.notice = .onlyTests
        }
    }

    /// Switches between starting exercises with the code and with a test, and moves the current exercise to
    /// that step. The step doesn't change if the code is green or doesn't compile, or at the Bugs step.
    private func switchOrder(_ state: inout WatchState) -> [WatchEffect] {
        state.codeFirst.toggle()
        state.notice = .codeFirst(state.codeFirst)
        if state.step != .bugs, let exercise = state.currentExercise, exercise.exercise.asksForCode,
            !exercise.isGreen, !exercise.isCompileError
        {
            state.move(to: state.codeFirst ? .green : .red)
        }
        return [
            .remember(subject: HintMemory.codeFirst, count: state.codeFirst ? 1 : 0)
        ]
    }

    /// Shows the next hint, at the end of the pane.
    private func showHint(_ state: inout WatchState, _ exercise: ExerciseState) -> [WatchEffect] {
        if case .page(let page) = state.pane, page.kind == .bug {
            state.show(.exercise)
            return []
        }
        state.pane = .exercise
        // The code is finished.
        if state.step == .green, exercise.isGreen, !state.isBuildBroken(for: exercise) {
            state.step = .bugs
        }
        switch state.hintTopic(for: exercise) {
        case .unjudgedTests:
            // The help is next to the error, at the top.
            state.scroll = 0
            state.notice = .testsAreBroken
            return []
        case .testsToFix:
            if state.step == .green { state.move(to: .red) }
            state.scroll = 0
            state.notice = .fixTestFirst
            return []
        case .subject(let subject): return showHint(&state, exercise, on: subject)
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
            if subject.kind == .bug { return load(.bug, exercise, &state) }
            state.notice = .noMoreHints
            return []
        }
        state.hints[subject.id] = shown + 1
        scroll(&state, to: .max)
        return [.remember(subject: subject.id, count: shown + 1)]
    }

    private func showDiff(
        _ state: inout WatchState, _ exercise: ExerciseState, askedForAnswer: String?
    ) -> [WatchEffect] {
        // If the code is given, the tests are the answer.
        let areTests = !exercise.exercise.asksForCode
        let isDone = areTests ? exercise.isDone : exercise.isGreen
        guard isDone || askedForAnswer == exercise.exercise.id else {
            state.show(.exercise)
            state.askedForAnswer = exercise.exercise.id
            state.notice = areTests ? .askAgainForModelTests : .askAgainForAnswer
            return []
        }
        return load(.diff, exercise, &state)
    }

    /// Opens a page, or closes it if it is already open.
    private func load(
        _ kind: WatchPage.Kind, _ exercise: ExerciseState, _ state: inout WatchState
    ) -> [WatchEffect] {
        if case .page(let page) = state.pane, page.kind == kind {
            state.show(.exercise)
            return []
        }
        return [.load(kind, exercise)]
    }

    /// The line to open in the editor: the first error or failure, or else the place to start.
    private static func place(
        to step: ExerciseStep, of exercise: ExerciseState, _ state: WatchState
    ) -> WatchEditPlace {
        let stage = state.verdicts.latest[exercise.stage.id]
        switch step {
        case .green:
            let broken = StartingPlace.brokenCode(of: exercise, in: stage, tree: state.tree)
            return broken.map { .line($0) } ?? .code(exercise)
        case .red, .bugs:
            let broken = StartingPlace.brokenTests(of: exercise, in: stage, tree: state.tree)
            return broken.map { .line($0) } ?? .tests(exercise)
        }
    }
}

extension WatchState {
    mutating func togglePage(_ kind: WatchPage.Kind) {
        if case .page(let page) = pane, page.kind == kind {
            show(.exercise)
        } else {
            show(.page(WatchPage(kind: kind)))
        }
    }

    /// Whether the code of the exercise's stage doesn't compile.
    fileprivate func isBuildBroken(for exercise: ExerciseState) -> Bool {
        verdicts.latest[exercise.stage.id]?.buildFailure != nil
    }
}
