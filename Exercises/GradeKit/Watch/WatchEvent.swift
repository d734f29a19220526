import Catalog
import Grading
import TerminalKit

/// What happens to the watch screen.
enum WatchEvent: Sendable, Equatable {
    /// The screen is about to be shown for the first time.
    case started
    case key(Key)
    /// Files of these stages were saved.
    case filesChanged(Set<Stage.ID>)
    case gradingProgress(run: Int, GradingProgress)
    /// The official suites have their verdicts, and the learner's own tests have none yet.
    case suitesKnown(run: Int, Report)
    case gradingFinished(run: Int, WatchOutcome)
    case diffLoaded([String])
    case resized(WindowSize)
    /// Some time went by.
    case tick
}

/// How a grading ended.
enum WatchOutcome: Sendable, Equatable {
    case graded(Report)
    /// It was cancelled, or this program is about to end.
    case interrupted
    /// Nothing could be graded; why, and what to do about it.
    case failed(String)
}

/// What is to be done after an event.
enum WatchEffect: Sendable, Equatable {
    case startGrading(run: Int, stages: [Stage.ID], fromScratch: Bool)
    /// Ends the grading that is under way. It still reports that it finished.
    case cancelGrading
    case loadDiff(ExerciseState)
    case rememberHints(subject: String, count: Int)
    case quit
}
