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
    /// The places that show findings of this kind, with the reason if one is omitted.
    ///
    /// Each format chooses its findings itself; a test checks that this table is correct.
    var places: Set<FindingPlace> {
        switch self {
        case .brokenCode, .brokenTests, .slip, .givenFile, .timeUsedUp, .neverRun, .emptyFile,
            .wrongTest, .idleTest,
            .betterTest:
            Set(FindingPlace.allCases)
        // An annotation needs a line, and the instructor's page shows the bugs themselves.
        case .missingIdea:
            Set(FindingPlace.allCases).subtracting([.github, .learnerPage])
        // In a terminal, learners ask for hints one at a time.
        case .openBug: [.learnerPage, .feedback, .json]
        // Omitted from what is sent to learners, because a flag may be wrong. They see it while they work.
        case .flag: [.terminal, .watch, .learnerPage, .json, .junit, .github]
        }
    }
}
