import Catalog
import Grading

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
    static func describe(_ run: WatchState.Run, watched: [Int]) -> String {
        if run.isCancelled { return "Saved: checking starts over…" }
        if run.isFinal { return "All green. Checking everything once more from scratch…" }
        let what =
            switch run.stages {
            case watched where watched.count > 1: "all stages"
            default: stages(run.stages)
            }
        return "Checking \(what)…" + (run.progress.map(detail) ?? "")
    }

    /// `stage 1`, `stages 1 and 3`.
    static func stages(_ numbers: [Int]) -> String {
        let words = numbers.map(String.init)
        guard words.count > 1, let last = words.last else { return "stage \(words.joined())" }
        return "stages \(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    private static func detail(_ progress: GradingProgress) -> String {
        switch progress {
        case .waiting: " another grading goes first"
        case .building(.suite, _), .building(.suiteOnBugs, _): " building"
        case .building(.ownTests, _): " building your own tests"
        case .running(.suite, _), .running(.suiteOnBugs, _): " running the tests"
        case .running(.ownTests, _): " running your own tests"
        }
    }
}
