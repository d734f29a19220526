import Catalog
import Grading
import Reports
import TerminalKit

/// The sentences of the watch screen, none of them wider than 60 columns.
enum WatchText {
    static func describe(_ notice: WatchNotice) -> String {
        switch notice {
        case .notGreenYet: "This exercise isn't green yet."
        case .noNext: "There is no exercise after this one."
        case .noPrevious: "There is no exercise before this one."
        case .noMoreHints: "These are all hints that there are."
        case .noHintNeeded: "Your tests notice every bug here: no hint is needed."
        case .noVerdictYet: "Wait for the first verdict."
        case .askAgainForAnswer: "Not green yet. To see the answer, press d again."
        }
    }

    /// What is being graded.
    static func describe(_ run: WatchState.Run, watched: [Stage]) -> String {
        if run.isCancelled { return "Saved: checking starts over…" }
        if run.isFinal { return "All green. Checking everything once more from scratch…" }
        let what =
            run.stages == watched.map(\.id) && watched.count > 1 ? "all stages" : stages(run.stages)
        return ScreenText.clipped(
            "Checking \(what)…" + (run.progress.map(detail) ?? ""), to: 60)
    }

    /// `stage 1`, `stages 1 and 3`, `stage 2 and Games`.
    static func stages(_ ids: [Stage.ID]) -> String {
        let numbers = ids.filter { if case .number = $0 { true } else { false } }.map(\.description)
        let names = ids.map(\.description).filter { !numbers.contains($0) }
        let stages =
            numbers.isEmpty ? [] : [(numbers.count > 1 ? "stages " : "stage ") + numbers[0]]
        let words = stages + numbers.dropFirst() + names
        guard words.count > 1, let last = words.last else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    private static func detail(_ progress: GradingProgress) -> String {
        switch progress {
        case .waiting: " another grading goes first"
        case .building(.suite, _), .building(.suiteOnBugs, _): " building"
        case .building(.ownTests, _): " building your own tests"
        case .built(_, let count, let total): " building, \(count) of \(total) done"
        case .ran: " running the tests"
        case .running(.suite, _), .running(.suiteOnBugs, _): " running the tests"
        case .running(.ownTests, _): " running your own tests"
        case .slow(let test): " \(SlowTestText.brief(test))"
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
