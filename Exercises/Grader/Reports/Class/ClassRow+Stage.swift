import Catalog
import Grading

extension ClassRow.Stage {
    /// Makes the entry for a stage.
    ///
    /// - Parameter learner: The learner's name, by which points are given by hand.
    init(
        _ report: StageReport, of learner: String = "", _ rules: ClassPoints = ClassPoints(),
        _ lateness: Lateness? = nil
    ) {
        stage = report.stage
        let code = Points.ofSuite(report)
        graded = rules.scaled(code: code, tests: Points.ofBugs(report), in: stage)
        ofSuite = rules.scaled(code: code, tests: 0, in: stage)
        possible = rules.possible(in: stage)
        override = rules.override(of: learner, in: stage)
        points = override?.points ?? lateness?.left(of: graded) ?? graded
        // What the instructor gives by hand is what counts.
        lateOff = override == nil ? ClassRow.sum([graded, -points]) : 0
        comment = rules.comment(on: learner, in: stage)
        sign = report.sign
        isUntouched = report.isUntouched
        isGraded = true
        let exercises = report.exercises
        greenExercises = exercises.count { $0.exercise.asksForCode && $0.isGreen }
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

    /// Makes the entry for a stage that wasn't graded; nil where there are no points by hand either.
    init?(notGraded stage: Catalog.Stage, of learner: String, _ rules: ClassPoints) {
        guard let override = rules.override(of: learner, in: stage), let points = override.points
        else { return nil }
        self.init(
            stage: stage, points: points, graded: 0, ofSuite: 0,
            possible: rules.possible(in: stage), override: override, state: .missing,
            isUntouched: false, sign: .open, isGraded: false, greenExercises: 0,
            starredExercises: 0, tests: Share(part: 0, whole: 0), ownTests: .none)
    }
}

/// How far a learner is in one stage, from the best to the worst; `class.json` has these names.
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
