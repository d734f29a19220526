import Catalog
import Grading

extension ClassRow.Stage {
    /// Creates the entry for a stage.
    init(_ report: StageReport) {
        stage = report.stage
        points = Points.of(report)
        ofSuite = Points.ofSuite(report)
        possible = Points.possible(in: stage)
        sign = report.sign
        isUntouched = report.isUntouched
        let exercises = report.exercises
        greenExercises = exercises.count(where: \.isCodeDone)
        starredExercises = exercises.count { $0.sign == .star }
        state = StageState(report)
        tests = Share(part: report.passedTests, whole: report.tests.count)
        switch report.ownTests {
        case .none: ownTests = .none
        case .notBuilt, .crashed: ownTests = .notJudged
        case .judged(let own):
            ownTests = .judged(Share(part: own.killedBugs, whole: own.bugs.count))
        }
    }
}

/// A learner's progress in one stage, from best to worst. `class.json` uses these names.
package enum StageState: String, Sendable, Equatable, CaseIterable {
    case mastered, passed, inPart, notBegun, notBuilt
    /// The stage wasn't handed in.
    case missing

    init(_ report: StageReport) {
        if case .notBuilt(.missingFolder, _) = report.suite {
            self = .missing
            return
        }
        switch report.status {
        case .passed: self = report.isMastered ? .mastered : .passed
        case .failed: self = report.passedTests > 0 ? .inPart : .notBegun
        case .compileError: self = .notBuilt
        }
    }
}

/// A part of a whole, as two counts.
package struct Share: Sendable, Equatable {
    let part: Int
    let whole: Int
}
