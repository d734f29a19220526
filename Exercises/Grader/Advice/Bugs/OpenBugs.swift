import Catalog
import Grading

extension Adviser {
    /// The question that the catalog has for each surviving bug; once for bugs with the same question.
    static let openBugs = Adviser { context in
        let open = (context.own?.bugs ?? []).filter { $0.status != .killed }
        var said: Set<[String]> = []
        return open.compactMap { bug in
            guard let hint = context.stage.stage.hints(of: bug).first else { return nil }
            let words = hint + bug.note(toLearner: true)
            guard said.insert([bug.exercise, words]).inserted else { return nil }
            return Finding(.openBug, .bug(bug.id), exercises: [bug.exercise], .init(words))
        }
    }
}

extension BugResult {
    /// Why it isn't known whether a test catches the bug, to follow its hint; otherwise empty.
    ///
    /// - Parameter toLearner: Whether a learner reads it, rather than an instructor.
    package func note(toLearner: Bool) -> String {
        if isTimedOut {
            return " With this bug, \(toLearner ? "one of your tests" : "a test") doesn't end."
        }
        return isOutOfTime
            ? " Not every test was run with this bug, because the stage's time was used up." : ""
    }
}

extension Stage {
    /// The catalog's hints for a bug.
    package func hints(of bug: BugResult) -> [String] {
        bugs.first { $0.id == bug.id }?.hints ?? []
    }
}
