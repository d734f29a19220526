import Catalog
import Grading
import TerminalKit

/// Updates the state of the watch screen in response to events, and returns the effects to perform.
struct WatchReducer: Sendable {
    /// The time to wait after a save for further ones, so that they are graded together: an editor may save
    /// several files at once, or one file in several steps. A later save starts the grading over.
    static let quiet = Duration.milliseconds(5)

    /// The time for which a notice replaces the grading's progress.
    private static let noticeTime = Duration.seconds(4)

    /// The number of lines that the middle of the screen would have in a window that is tall enough.
    let lineCount: @Sendable (WatchState) -> Int

    /// Processes an event and returns its effects.
    ///
    /// - Parameter now: The time since a fixed starting point.
    func update(_ state: inout WatchState, _ event: WatchEvent, now: Duration) -> [WatchEffect] {
        let notice = state.notice
        let effects = updateWithoutScrolling(&state, event, now: now)
        if state.notice != notice { state.noticeSince = now }
        // The text may have become shorter, or the window taller, so the pane may be scrolled too far.
        if state.scroll > 0 { scroll(&state, to: state.scroll) }
        return effects
    }

    private func updateWithoutScrolling(
        _ state: inout WatchState, _ event: WatchEvent, now: Duration
    ) -> [WatchEffect] {
        switch event {
        case .started:
            if state.hints[WatchWelcome.subject] == nil { state.pane = .welcome }
            state.pending = Set(state.watched.map(\.id))
            return startIfDue(&state, now: now + Self.quiet)
        case .key(let key):
            return update(&state, key, now: now)
        case .filesChanged(let stages):
            // A reset counts as a save too. Its notice stays, because it names the backup.
            if case .said? = state.notice {} else { state.notice = nil }
            state.isCurrentProvisional = false
            // What has changed is at the top.
            if state.pane == .exercise { state.scroll = 0 }
            return grade(stages, &state, now: now)
        case .gradingProgress(let run, .suitesKnown(let report)):
            if takesEarly(run, state) { showEarly(report, .suites, &state) }
        case .gradingProgress(let run, .ownTestsKnown(let report)):
            if takesEarly(run, state) { showEarly(report, .ownTests, &state) }
        case .gradingProgress(let run, let event):
            if state.run?.id == run { state.run?.progress = event }
        case .gradingFinished(let run, let outcome):
            return finish(&state, run: run, outcome, now: now)
        case .bugLoaded(let id, let lines):
            state.revealed = lines.isEmpty ? nil : RevealedBug(id: id, lines: lines)
            if lines.isEmpty { state.notice = .noMoreBugHints }
            scroll(&state, to: .max)
        case .said(let text):
            state.notice = .said(text)
        case .resized(let size):
            state.size = size
        case .tick:
            if let run = state.run {
                state.run?.seconds = Int((now - run.start) / .seconds(1))
                if now - state.noticeSince >= Self.noticeTime { state.notice = nil }
            }
            return startIfDue(&state, now: now)
        }
        return []
    }

    /// The time of the next tick that changes something; nil if none does.
    func due(_ state: WatchState) -> Duration? {
        if let run = state.run { return run.start + .seconds(run.seconds + 1) }
        return gradingDue(state)
    }

    /// Whether a run's partial verdict is shown before the rest is known.
    private func takesEarly(_ id: Int, _ state: WatchState) -> Bool {
        state.run.map { $0.id == id && !$0.isCancelled } ?? false
    }

    /// Scrolls so that this many of the pane's lines are hidden above the window, but never past the last
    /// line.
    func scroll(_ state: inout WatchState, to line: Int) {
        let count = lineCount(state)
        // If not all lines fit, the last row of the window isn't available, because it says how many more
        // there are.
        let most = count > state.bodyHeight ? count - max(1, state.bodyHeight - 1) : 0
        state.scroll = min(max(0, line), most)
    }
}
