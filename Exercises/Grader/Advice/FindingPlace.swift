import Grading

/// Where a finding can be told.
package enum FindingPlace: String, CaseIterable, Sendable {
    /// `grade`, for a terminal.
    case terminal
    /// `grade next`
    case next
    case watch
    /// The page of a learner, for the instructor.
    case learnerPage
    /// The feedback for a learner, as Markdown and as a page.
    case feedback
    case json, junit, github
}

extension Finding.Kind {
    /// Where findings of this kind are told. What isn't told to somebody has a reason here.
    ///
    /// The formats choose the findings for each of their sections themselves; a test holds that what they
    /// tell and this table are the same.
    package var places: Set<FindingPlace> {
        switch self {
        case .brokenCode, .brokenTests, .slip, .givenFile, .timeUsedUp, .neverRun, .emptyFile,
            .wrongTest, .idleTest,
            .betterTest:
            Set(FindingPlace.allCases)
        // An annotation stands at a line, and nothing is in any line. GitHub shows the text, too.
        // For the instructor, a page has the bugs themselves.
        case .missingIdea:
            Set(FindingPlace.allCases).subtracting([.github, .learnerPage])
        // In a terminal, one asks for a hint, and gets one after the other. In JSON, it is the bug's own.
        case .openBug: [.learnerPage, .feedback, .json]
        // Not in what is sent to a learner, which may be wrong about them; they see it as they work.
        case .flag: [.terminal, .watch, .learnerPage, .json, .junit, .github]
        }
    }
}
