import Grading

/// A place where findings can be shown.
enum FindingPlace: String, CaseIterable, Sendable {
    /// The output of `grade`, for a terminal.
    case terminal
    /// The output of `grade next`.
    case next
    case watch
    /// The page about a learner, for the instructor.
    case learnerPage
    /// The page that is sent to a learner.
    case feedback
    case json, junit, github
}

extension Finding.Kind {
    /// The places that show findings of this kind. If a place is missing, a comment gives the reason.
    ///
    /// Each format chooses its findings itself. `FindingPlacesTests` checks that this table is correct.
    var places: Set<FindingPlace> {
        switch self {
        case .brokenCode, .brokenTests, .slip, .givenFile, .timeUsedUp, .neverRun, .emptyFile,
            .wrongTest, .idleTest,
            .betterTest:
            Set(FindingPlace.allCases)
        // An annotation on GitHub needs a line, which a missing idea doesn't have. The instructor's page shows
        // the surviving bugs themselves.
        case .missingIdea:
            Set(FindingPlace.allCases).subtracting([.github, .learnerPage])
        // In a terminal, a surviving bug isn't described. Learners ask for hints about it, one at a time.
        case .openBug: [.learnerPage, .feedback, .json]
        // Pages that are sent to learners have no flags, because a flag may be wrong. Learners see the flags
        // while they work.
        case .flag: [.terminal, .watch, .learnerPage, .json, .junit, .github]
        }
    }
}
