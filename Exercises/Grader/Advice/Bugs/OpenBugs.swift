import Catalog
import Grading

extension Adviser {
    /// The planted bugs that no test notices: a hint for each, and no more. What is the same for two bugs of
    /// an exercise is said once.
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
    /// What there is to say of a bug behind its hint: why nothing is known of it, or nothing.
    ///
    /// - Parameter toLearner: Whether it is said to the learner, and not of a learner.
    package func note(toLearner: Bool) -> String {
        if isTimedOut {
            return " With it, \(toLearner ? "one of your tests" : "a test") does not end."
        }
        return isOutOfTime
            ? " It was not tried with all tests: the stage's time was used up." : ""
    }
}

extension Stage {
    /// The hints that the catalogue has for a bug.
    package func hints(of bug: BugResult) -> [String] {
        bugs.first { $0.id == bug.id }?.hints ?? []
    }
}
