import Catalog
import Grading
import Reports
import SwiftSource
import TerminalKit

/// An event that the watch screen reacts to.
enum WatchEvent: Sendable, Equatable {
    /// The screen is about to be shown for the first time.
    case started
    case key(Key)
    /// Files of these stages were saved.
    case filesChanged(Set<Stage.ID>)
    case gradingProgress(run: Int, GradingProgress.Event)
    case gradingFinished(run: Int, WatchOutcome)
    /// A planted bug was compared with the reference solution. The values are the bug's identifier, and the
    /// lines to show, which are empty if it is too early to show the bug.
    case bugLoaded(String, lines: [String])
    /// The outcome of an effect as a sentence.
    case said(String)
    case resized(WindowSize)
    /// Some time has passed.
    case tick
}

/// The outcome of a grading.
enum WatchOutcome: Sendable, Equatable {
    case graded(Report)
    /// The grading was cancelled, or the program is about to exit.
    case interrupted
    /// Nothing could be graded. The text says why and what to do about it.
    case failed(String)
}

/// A side effect of an event, outside the screen's state.
enum WatchEffect: Sendable, Equatable {
    case startGrading(run: Int, stages: [Stage.ID], fromScratch: Bool)
    /// Ends the current grading, which still reports that it has finished.
    case cancelGrading
    /// Compares a planted bug with the reference solution.
    case loadBug(PlantedBug, Stage)
    case remember(subject: String, count: Int)
    case edit(WatchEditPlace)
    /// Resets an exercise's files to the shipped versions and backs up the learner's.
    case reset(exercise: String)
    case quit
}

/// A place to open in the learner's editor.
enum WatchEditPlace: Sendable, Equatable {
    case line(SourceLocation)
    /// The first part of an exercise's code that is to be filled in.
    case code(ExerciseState)
    /// The learner's tests of an exercise.
    case tests(ExerciseState)
}

/// A short message about a key or a save.
enum WatchNotice: Sendable, Equatable {
    case noneUnfinished, noMoreBugHints, noHintNeeded, noVerdictYet
    /// All hints for the code of the exercise with this identifier have been shown.
    case noMoreHints(String)
    /// The learner asked for a hint although their tests can't be run.
    case testsAreBroken
    /// The learner asked for a hint although one of their tests isn't right.
    case fixTestFirst
    /// This exercise has no code to write.
    case onlyTests
    /// The learner asked for the next step although every step is done.
    case stepsAreDone
    /// The learner has reached another stage.
    case newStage(Stage)
    /// After a save, one of the learner's right tests is red on their code.
    case redIsDone
    /// The current exercise's code has just turned green.
    case codeIsGreen
    /// After a save, the learner's tests catch more planted bugs than before. The values are the number of
    /// newly caught bugs, of all caught bugs, and of all planted bugs.
    case caughtMore(Int, caught: Int, planted: Int)
    /// Exercises now start with the code (true) or with a test (false).
    case codeFirst(Bool)
    /// A save has broken other exercises. The values are their titles, and whether their code is no longer
    /// green; otherwise, they have lost their stars.
    case broken([String], isCode: Bool)
    /// The reset key was pressed once. Pressing it again resets the exercise.
    case askAgainToReset(String)
    /// The outcome of an effect as a sentence.
    case said(String)
}
