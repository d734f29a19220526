import Catalog
import Grading
import Reports
import TerminalKit

/// Writes the status line: the effect of a key, the current grading, or the next thing to do.
struct WatchStatusText {
    let style: Style

    func line(of state: WatchState) -> String {
        if let notice = state.notice { return Self.describe(notice) }
        if let run = state.run { return Self.describe(run, in: state) }
        if !state.pending.isEmpty {
            return "Checking \(StageWords.inText(state.inOrder(state.pending)))…"
        }
        return style.dim("Watching your code and your tests. Save a file to check it.")
    }

    /// A sentence of at most 60 columns. A sentence that contains a title may be wider.
    static func describe(_ notice: WatchNotice) -> String {
        switch notice {
        case .noneUnfinished: "All the other exercises here have their ★."
        case .noMoreHints(let id): "No more hints. The solution: swift run grade diff \(id)"
        case .noMoreBugHints: "No more hints. Use the last one in a test, then press h again."
        case .noHintNeeded: "Your tests catch every bug here, so there is no hint."
        case .testsAreBroken: "First fix the error: your tests can't run yet."
        case .fixTestFirst: "First fix the test that isn't right."
        case .noVerdictYet: "Wait for the result."
        case .stepsAreDone: "Every step of this exercise is done."
        case .onlyTests: "The code is given here. You only write tests."
        case .newStage(let stage): "\(StageWords.heading(stage)). Read its chapter first."
        case .redIsDone: "✓ Red: your test is right, and it fails. Now write the code."
        case .codeIsGreen: "✓ Green. Now the bugs."
        case .caughtMore(0, let caught, let planted):
            "Your tests catch no more bugs than before: \(caught) of \(planted)."
        case .caughtMore(let more, let caught, let planted):
            "✓ Your tests catch \(more == 1 ? "one more bug" : "\(more) more bugs"): "
                + "\(caught) of \(planted)."
        case .codeFirst(true): "Code first from now on. To write tests first, press c."
        case .codeFirst(false): "Tests first from now on. To write code first, press c."
        case .broken(let titles, let isCode):
            "Your save broke \(Listed.few(titles, 1))"
                + (isCode ? ": no longer green." : ": the ★ is lost.")
        case .askAgainToReset(let title):
            "Reset the code of \(title)? Press x again. Your code is backed up."
        case .said(let text): PlainText.line(text)
        }
    }

    /// A sentence about the current grading.
    private static func describe(_ run: WatchRun, in state: WatchState) -> String {
        if run.isCancelled { return "Saved. Starting over…" }
        let seconds = run.seconds > 1 ? ", \(run.seconds) s" : ""
        let what =
            state.isWhole && run.stages == state.watched.map(\.id)
            ? "all stages" : StageWords.inText(run.stages)
        return "Checking \(what)\(seconds)…" + (run.progress.map(detail) ?? "")
    }

    private static func detail(_ event: GradingProgress.Event) -> String {
        switch event {
        case .waiting: " waiting for another run of grade"
        case .building(.suite, _), .building(.suiteOnBugs, _): " building"
        case .building(.ownTests, _), .building(.ownTestsOnCode, _): " building your tests"
        case .ran: " running the tests"
        case .running(.suite, _), .running(.suiteOnBugs, _): " running the tests"
        case .running(.ownTests, _), .running(.ownTestsOnCode, _): " running your tests"
        case .looked(_, let count, let total): " planted bugs, \(count) of \(total)"
        case .slow(let test): " \(SlowTestText.brief(test))"
        case .suitesKnown, .ownTestsKnown: ""
        }
    }
}
