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
    case pageLoaded(WatchPage)
    /// The outcome of an effect, in a sentence.
    case said(String)
    case resized(WindowSize)
    /// Some time went by.
    case tick
}

/// How a grading ended.
enum WatchOutcome: Sendable, Equatable {
    case graded(Report)
    /// It was cancelled, or this program is about to end.
    case interrupted
    /// Nothing could be graded; the text says why, and what to do about it.
    case failed(String)
}

/// An effect that an event has outside of the screen's state.
enum WatchEffect: Sendable, Equatable {
    case startGrading(run: Int, stages: [Stage.ID], fromScratch: Bool)
    /// Ends the grading that is under way. It still reports that it finished.
    case cancelGrading
    /// Reads the text of a page.
    case load(WatchPage.Kind, ExerciseState)
    case remember(subject: String, count: Int)
    case edit(WatchEditPlace)
    /// Puts the files of an exercise back as they were shipped, and keeps the learner's in a backup.
    case reset(exercise: String)
    case quit
}

/// The place to open in the learner's editor.
enum WatchEditPlace: Sendable, Equatable {
    case line(SourceLocation)
    /// The first part of an exercise's code to fill in.
    case code(ExerciseState)
    /// The learner's own tests of an exercise.
    case tests(ExerciseState)
}

/// A short message about a key or a save.
enum WatchNotice: Sendable, Equatable {
    case noNext, noPrevious, noneUnfinished, noMoreHints, noMoreBugHints, noHintNeeded, noVerdictYet
    /// The learner asked for a hint while own tests can't be run.
    case testsAreBroken
    /// The learner asked for a hint while one of their tests isn't right.
    case fixTestFirst
    /// The planted bug that was shown itself is noticed now.
    case bugIsNoticed
    /// The key for the answer was pressed once; a second time shows the answer.
    case askAgainForAnswer
    /// The same if the answer is tests, since the code is given.
    case askAgainForModelTests
    /// There is no code to write in this exercise.
    case onlyTests
    /// An exercise was left without its star: its title, and how many bugs are still unnoticed.
    case leftBehind(String, sign: ProgressSign, bugs: Int)
    /// The learner has come to another stage.
    case newStage(Stage)
    /// A save has brought a right test of the learner's own that is red on their code.
    case redIsDone
    /// The code of the exercise that is shown has just turned green.
    case codeIsGreen
    /// Exercises begin with their code from now on, or with a test again.
    case codeFirst(Bool)
    /// A save has broken other exercises: their titles, and whether their code isn't green now.
    case broken([String], isCode: Bool)
    /// The key to reset an exercise was pressed once; a second time resets it.
    case askAgainToReset(String)
    /// The outcome of an effect.
    case said(String)
}
