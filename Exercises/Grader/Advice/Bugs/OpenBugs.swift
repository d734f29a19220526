import Catalog
import Grading

extension Adviser {
    /// Asks the catalog's question for each surviving bug. Bugs of an exercise with the same question get
    /// only one finding.
    static let openBugs = Adviser { context in
        let open = (context.own?.bugs ?? []).filter { $0.status != .killed }
        var said: Set<[String]> = []
        return open.compactMap { bug in
            let planted = context.stage.stage.bugs.first { $0.id == bug.id }
            guard let hint = planted?.hints.first else { return nil }
            let words = hint + bug.note(toLearner: true)
            guard said.insert([bug.exercise, words]).inserted else { return nil }
            return Finding(.openBug, .bug(bug.id), exercises: [bug.exercise], .init(words))
        }
    }
}

extension BugResult {
    /// Explains, after the bug's hint, why it isn't known whether a test catches the bug; empty if
    /// that is known.
    ///
    /// - Parameter toLearner: Whether the reader is a learner instead of an instructor.
    package func note(toLearner: Bool) -> String {
        if isTimedOut {
            return " With this bug, \(toLearner ? "one of your tests" : "a test") never ends."
        }
        return isOutOfTime
            ? " Not every test was run with this bug, because the stage's time was used up." : ""
    }
}
