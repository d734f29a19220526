import Catalog
import Grading
import Reports

/// Starts gradings and processes their verdicts.
extension WatchReducer {
    /// Queues these stages for grading. The current grading is cancelled and starts over.
    func grade(
        _ stages: Set<Stage.ID>, _ state: inout WatchState, now: Duration
    ) -> [WatchEffect] {
        state.pending.formUnion(stages)
        state.pending.formUnion(state.failed)
        state.pendingSince = now
        guard let run = state.run, !run.isCancelled else { return [] }
        state.run?.isCancelled = true
        state.pending.formUnion(run.stages)
        state.isPendingFromScratch = state.isPendingFromScratch || run.fromScratch
        return [.cancelGrading]
    }

    /// The time at which a tick starts a grading; nil if none is queued.
    func gradingDue(_ state: WatchState) -> Duration? {
        state.run == nil && !state.pending.isEmpty ? state.pendingSince + Self.quiet : nil
    }

    func startIfDue(_ state: inout WatchState, now: Duration) -> [WatchEffect] {
        guard let due = gradingDue(state), now >= due else { return [] }
        let (stages, fromScratch) = (state.inOrder(state.pending), state.isPendingFromScratch)
        state.pending = []
        state.isPendingFromScratch = false
        state.lastRun += 1
        state.run = WatchRun(
            id: state.lastRun, stages: stages, fromScratch: fromScratch, start: now)
        return [.startGrading(run: state.lastRun, stages: stages, fromScratch: fromScratch)]
    }

    func finish(
        _ state: inout WatchState, run id: Int, _ outcome: WatchOutcome, now: Duration
    ) -> [WatchEffect] {
        guard let run = state.run, run.id == id else { return [] }
        state.run = nil
        guard !run.isCancelled else { return startIfDue(&state, now: now) }
        switch outcome {
        case .interrupted: break
        case .failed(let reason):
            state.problem = reason
            state.failed.formUnion(run.stages)
        case .graded(let report):
            state.failed.subtract(run.stages)
            show(report, .whole, &state)
            chooseCurrent(&state)
            return startHintsOver(report, &state)
        }
        return []
    }

    /// Hides the hints for files that the learner has reset to the shipped version.
    private func startHintsOver(_ report: Report, _ state: inout WatchState) -> [WatchEffect] {
        guard state.tree == .starter else { return [] }
        let changes = HintReset.changes(after: report, shown: state.hints)
        for (subject, count) in changes { state.hints[subject] = count == 0 ? nil : count }
        if state.revealed.map({ state.hints[HintSubject.id(ofBug: $0.id)] == nil }) == true {
            state.revealed = nil
        }
        return changes.sorted { $0.key < $1.key }.map {
            .remember(subject: $0.key, count: $0.value)
        }
    }

    /// Shows each part of the verdict as soon as it is known: first the official tests, then the learner's
    /// tests, and last the results of these tests on the learner's code. Each part after the first may take
    /// long.
    func showEarly(_ report: Report, _ part: WatchVerdicts.Part, _ state: inout WatchState) {
        show(report, part, &state)
        state.run?.known = part
        let isFirst = state.current == nil
        chooseCurrent(&state)
        if isFirst { state.isCurrentProvisional = true }
    }

    private func show(
        _ report: Report, _ part: WatchVerdicts.Part, _ state: inout WatchState
    ) {
        let before = state.currentExercise
        for stage in report.stages { state.verdicts.add(stage, part) }
        state.problem = nil
        // The notice is out of date, because there is a verdict now.
        if state.notice == .noVerdictYet { state.notice = nil }
        if state.notice == .codeIsGreen, state.currentExercise?.isDone == true {
            state.notice = nil
        }
        tellWhatBroke(&state, isEarly: part == .suites)
        if let before {
            state.follow(from: before, isWhole: part == .whole)
            if part != .suites, state.step == .bugs { tellWhatIsCaught(since: before, &state) }
        }
        if part == .whole { state.keepRedTests() }
        if part != .suites {
            state.signs = Dictionary(
                state.exercises.map { ($0.exercise.id, $0.sign) }
            ) { first, _ in first }
            if state.isCurrentProvisional {
                state.isCurrentProvisional = false
                state.current = nil
            }
        }
    }

    /// Reports that the learner's tests of the current exercise catch more planted bugs, or that a new test
    /// catches no further bug. Once the exercise has its star, nothing is reported, because the star already
    /// says that every bug is caught.
    private func tellWhatIsCaught(since before: ExerciseState, _ state: inout WatchState) {
        guard let now = state.currentExercise, !now.isDone, state.notice == nil,
            !before.bugs.isEmpty, !now.bugs.isEmpty
        else { return }
        let (planted, left) = (now.plantedBugs.count, now.unnoticedBugs.count)
        let more = before.unnoticedBugs.count - left
        let isNew = now.ownTests.count(where: \.isValid) > before.ownTests.count(where: \.isValid)
        if more > 0 || more == 0 && isNew && now.isGreen {
            state.notice = .caughtMore(more, caught: planted - left, planted: planted)
        }
    }

    /// Reports that a save in one exercise has broken another exercise, which isn't on the screen. An
    /// exercise that was reset doesn't count as broken.
    private func tellWhatBroke(_ state: inout WatchState, isEarly: Bool) {
        let others = state.exercises.filter { $0.exercise.id != state.current }
        let red = others.filter {
            !$0.isGreen && !$0.isCodeUntouched
                && state.signs[$0.exercise.id, default: .open] != .open
        }
        if !red.isEmpty {
            state.notice = .broken(red.map(\.exercise.title), isCode: true)
        } else if !isEarly {
            let lost = others.filter {
                $0.isGreen && !$0.isDone && state.signs[$0.exercise.id] == .star
            }
            if !lost.isEmpty {
                state.notice = .broken(lost.map(\.exercise.title), isCode: false)
            }
        }
    }

    /// Chooses the exercise to show. The current exercise, if any, stays so that its verdict is seen.
    private func chooseCurrent(_ state: inout WatchState) {
        guard state.current == nil else { return }
        let exercises = state.exercises
        let stages = Array(state.verdicts.latest.values)
        if let exercise = exercises.next(in: stages) ?? exercises.last {
            state.go(to: exercise)
        }
    }
}
