import Catalog
import Grading
import TerminalKit

/// Says what becomes of the watch screen when something happens, and what is to be done.
struct WatchReducer: Sendable {
    /// Saves that follow each other within this time are graded together: those of one command, and
    /// the steps in which an editor saves a file. A later one starts over.
    static let quiet = Duration.milliseconds(5)

    /// - Parameter now: The time since some moment that stays the same.
    func update(_ state: inout WatchState, _ event: WatchEvent, now: Duration) -> [WatchEffect] {
        switch event {
        case .started:
            state.pending = Set(state.watched.map(\.id))
            return startIfDue(&state, now: now + Self.quiet)
        case .key(let key):
            return update(&state, key, now: now)
        case .filesChanged(let stages):
            state.notice = nil
            state.isDone = false
            if state.pane == .done { state.pane = .exercise }
            return reloadDiff(state) + grade(stages, &state, now: now)
        case .gradingProgress(let run, let progress):
            if state.run?.id == run { state.run?.progress = progress }
            return []
        case .suitesKnown(let run, let report):
            if let current = state.run, current.id == run, !current.isCancelled, !current.isFinal {
                showSuites(of: report, &state)
            }
            return []
        case .gradingFinished(let run, let outcome):
            return finish(&state, run: run, outcome, now: now)
        case .diffLoaded(let lines):
            show(diff: lines, &state)
            return []
        case .resized(let size):
            state.size = size
            state.turnBackToLastPage()
            return []
        case .tick:
            return startIfDue(&state, now: now)
        }
    }

    /// A diff that is on the screen is that of the file as it is now.
    private func reloadDiff(_ state: WatchState) -> [WatchEffect] {
        guard case .diff = state.pane, let exercise = state.currentExercise else { return [] }
        return [.loadDiff(exercise)]
    }

    private func show(diff lines: [String], _ state: inout WatchState) {
        if case .diff(_, let page) = state.pane {
            state.pane = .diff(lines, page: page)
            state.turnBackToLastPage()
        } else {
            state.pane = .diff(lines, page: 0)
        }
    }

    /// Puts these stages on the list; what is being graded now is given up and started over.
    func grade(
        _ stages: Set<Stage.ID>, _ state: inout WatchState, now: Duration
    ) -> [WatchEffect] {
        state.pending.formUnion(stages)
        state.pending.formUnion(state.failed)
        state.pendingSince = now
        guard let run = state.run, !run.isCancelled else { return [] }
        state.run?.isCancelled = true
        // The stages of a final run have a verdict that holds until then.
        if !run.isFinal {
            state.pending.formUnion(run.stages)
            state.isPendingFromScratch = state.isPendingFromScratch || run.fromScratch
        }
        return [.cancelGrading]
    }

    /// When a tick starts a grading; nil where none is to be started.
    func due(_ state: WatchState) -> Duration? {
        state.run == nil && !state.pending.isEmpty ? state.pendingSince + Self.quiet : nil
    }

    func startIfDue(_ state: inout WatchState, now: Duration) -> [WatchEffect] {
        guard let due = due(state), now >= due else { return [] }
        let fromScratch = state.isPendingFromScratch
        let stages = state.inOrder(state.pending)
        state.pending = []
        state.isPendingFromScratch = false
        return [start(&state, stages: stages, fromScratch: fromScratch, isFinal: false)]
    }

    private func start(
        _ state: inout WatchState, stages: [Stage.ID], fromScratch: Bool, isFinal: Bool
    ) -> WatchEffect {
        state.lastRun += 1
        state.run = WatchState.Run(
            id: state.lastRun, stages: stages, fromScratch: fromScratch, isFinal: isFinal)
        return .startGrading(run: state.lastRun, stages: stages, fromScratch: fromScratch)
    }

    private func finish(
        _ state: inout WatchState, run id: Int, _ outcome: WatchOutcome, now: Duration
    ) -> [WatchEffect] {
        guard let run = state.run, run.id == id else { return [] }
        state.run = nil
        guard !run.isCancelled else { return startIfDue(&state, now: now) }
        switch outcome {
        case .interrupted:
            return []
        case .failed(let reason):
            state.problem = reason
            state.failed.formUnion(run.stages)
            return []
        case .graded(let report):
            state.problem = nil
            state.failed.subtract(run.stages)
            for stage in report.stages { state.reports[stage.stage.id] = stage }
            state.judging.subtract(run.stages)
            forgetWaiting(&state)
            // What turned out not to be green after all is what there is to do.
            if run.isFinal, !state.isAllGreen { state.current = nil }
            chooseCurrent(&state)
            return conclude(&state, run)
        }
    }

    /// Shows a verdict as soon as there is one: judging a learner's own tests may take long.
    private func showSuites(of report: Report, _ state: inout WatchState) {
        for stage in report.stages {
            let before = state.reports[stage.stage.id]
            if before == nil { state.judging.insert(stage.stage.id) }
            state.reports[stage.stage.id] = StageReport(
                stage: stage.stage, suite: stage.suite,
                ownTests: before?.ownTests ?? .none)
        }
        state.problem = nil
        forgetWaiting(&state)
        chooseCurrent(&state)
    }

    /// There is a verdict now.
    private func forgetWaiting(_ state: inout WatchState) {
        if state.notice == .noVerdictYet { state.notice = nil }
    }

    /// When everything is green, it is graded once more before the screen says that it is done.
    private func conclude(_ state: inout WatchState, _ run: WatchState.Run) -> [WatchEffect] {
        guard state.isAllGreen else { return [] }
        guard run.isFinal else {
            return [
                start(&state, stages: state.watched.map(\.id), fromScratch: true, isFinal: true)
            ]
        }
        state.isDone = true
        state.pane = .done
        return []
    }

    /// The exercise that is shown stays where there is one, so that its verdict is seen.
    private func chooseCurrent(_ state: inout WatchState) {
        guard state.current == nil else { return }
        let exercises = state.exercises
        state.current = (exercises.first { !$0.isGreen } ?? exercises.last)?.exercise.id
    }
}
