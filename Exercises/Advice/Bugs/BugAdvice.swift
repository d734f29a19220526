import Grading

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
