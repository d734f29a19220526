import Catalog
import Grading
import Reports
import TerminalKit

/// Writes the line that says what goes on: the effect of a key, the grading under way, or the next
/// thing to do.
struct WatchStatusText {
    let style: Style

    func line(of state: WatchState) -> String {
        if let notice = state.notice { return Self.describe(notice) }
        if let run = state.run { return Self.describe(run, watched: state.watched) }
        if !state.pending.isEmpty {
            return "Checking \(StageWords.inText(state.inOrder(state.pending)))…"
        }
        return style.dim("Watching \(folders(of: state)). Save a file to check it.")
    }

    private func folders(of state: WatchState) -> String {
        state.watched.count == 1
            ? state.tree.modulePath(state.watched[0]) : state.tree.rawValue
    }

    /// A sentence of at most 60 columns; sentences with a title in them may be wider.
    static func describe(_ notice: WatchNotice) -> String {
        switch notice {
        case .noNext: "There is no exercise after this one."
        case .noPrevious: "There is no exercise before this one."
        case .noneUnfinished: "No other exercise is left to finish."
        case .noMoreHints: "These are all hints that there are."
        case .noMoreBugHints: "All hints shown. Change your tests, then press h once more."
        case .noHintNeeded: "Your tests notice every bug here: no hint is needed."
        case .testsAreBroken: "First fix what stands above: your tests can't run yet."
        case .fixTestFirst: "First fix the test that isn't right: see above."
        case .bugIsNoticed: "Your tests notice that bug now."
        case .noVerdictYet: "Wait for the first verdict."
        case .askAgainForAnswer: "Not green yet. To see the answer, press d again."
        case .askAgainForModelTests: "No ★ yet. To see the model tests, press d again."
        case .onlyTests: "The code is given here: there are only tests to write."
        case .redIsDone: "✓ Red: your test is right. Now the code."
        case .codeIsGreen: "✓ Green. Now the bugs."
        case .codeFirst(true): "Code first from now on. To write tests first, press c."
        case .codeFirst(false): "Tests first from now on. To write code first, press c."
        case .leftBehind(let title, let sign, let bugs):
            "Left \(sign == .code ? "with ✓" : "without ★"): \(title), "
                + (bugs == 0 ? "a test to fix." : bugs == 1 ? "1 bug." : "\(bugs) bugs.")
        case .broken(let titles, let isCode):
            "Your save broke \(titles[0])"
                + (titles.count > 1 ? " and \(titles.count - 1) more" : "")
                + (isCode ? ": not green now." : ": its ★ is lost.")
        case .askAgainToReset(let title):
            "Put back the code of \(title)? Press x again."
        case .said(let text): PlainText.line(text)
        }
    }

    /// A sentence on the grading that is under way.
    static func describe(_ run: WatchRun, watched: [Stage]) -> String {
        if run.isCancelled { return "Saved: checking starts over…" }
        if let slow = run.slow, let left = run.secondsLeft {
            let name = slow.test.split { "./".contains($0) }.last.map(String.init) ?? slow.test
            return "\(left) seconds until it is stopped: \(name) doesn't end."
        }
        let seconds = run.seconds > 1 ? ", \(run.seconds) s" : ""
        if run.isFinal { return "All done. Checking once more from scratch\(seconds)…" }
        let what =
            run.stages == watched.map(\.id) && watched.count > 1
            ? "all stages" : StageWords.inText(run.stages)
        return "Checking \(what)\(seconds)…" + (run.progress.map(detail) ?? "")
    }

    private static func detail(_ event: GradingProgress.Event) -> String {
        switch event {
        case .waiting: " another grading goes first"
        case .building(.suite, _), .building(.suiteOnBugs, _): " building"
        case .building(.ownTests, _), .building(.ownTestsOnCode, _): " building your own tests"
        case .built(_, let count, let total): " building, \(count) of \(total) done"
        case .ran: " running the tests"
        case .running(.suite, _), .running(.suiteOnBugs, _): " running the tests"
        case .running(.ownTests, _), .running(.ownTestsOnCode, _): " running your own tests"
        case .looked(_, let count, let total): " looking for planted bugs, \(count) of \(total)"
        case .slow(let test): " \(SlowTestText.brief(test))"
        case .suitesKnown, .ownTestsKnown: ""
        }
    }
}

/// Says why the watch screen can't be shown here.
enum WatchRefusal {
    /// Lines for standard error, with a line end.
    static let text = """
        error: 'watch' needs a terminal, for the keys and the screen.

        Run 'swift run grade watch' by itself in a terminal window. Where there is
        none, in a pipe or a script, 'swift run grade' writes the verdicts as text.

        """
}
