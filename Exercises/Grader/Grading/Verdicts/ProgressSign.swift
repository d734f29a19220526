/// How far a learner is with an exercise or with a stage. A sign means the same in every report.
package enum ProgressSign: String, Sendable {
    case open
    /// ✓: the code is green.
    case code
    /// ★: the code is green, and the learner's own tests notice every planted bug, and none of these
    /// tests is wrong, asks too much, is unsteady or never run.
    case star
}

extension [ExerciseState] {
    /// The sign that all of these exercises have.
    package var sign: ProgressSign {
        guard !isEmpty else { return .open }
        if allSatisfy({ $0.sign == .star }) { return .star }
        let isCode = contains(where: \.exercise.asksForCode) && allSatisfy(\.isGreen)
        return isCode ? .code : .open
    }
}

extension StageReport {
    /// The sign that all exercises of the stage have.
    package var sign: ProgressSign { exercises.sign }

    /// Whether the stage is as it was shipped, as far as its report tells.
    package var isUntouched: Bool {
        guard case .ran = suite, !exercises.contains(where: \.isBegun) else { return false }
        switch ownTests {
        case .none: return true
        case .judged(let own):
            // Tests that were shipped may be wrong on purpose.
            return own.leftOut == nil && own.neverRun.isEmpty
                && own.tests.allSatisfy { $0.isValid || $0.isShipped }
        case .notBuilt, .crashed: return false
        }
    }
}
