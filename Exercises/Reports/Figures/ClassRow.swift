import Catalog
import Grading

/// What the reports of a class keep of one learner: little, since a class can be large.
package struct ClassRow: Sendable, Equatable {
    /// How far a learner is in all stages together.
    package enum Status: Sendable, Equatable, CaseIterable {
        case mastered, passed, notPassed, notGraded
    }

    /// One stage of a learner.
    package struct Stage: Sendable, Equatable {
        let stage: Catalog.Stage
        let points: Double
        let state: StageState
        let tests: Share
        /// Nil where the learner's own tests couldn't be judged.
        let bugs: Share?
    }

    let learner: String
    /// What the instructor's list says of the learner; nil without one.
    let student: Student?
    package let fileName: String
    package let status: Status
    let stages: [Stage]
    /// Nil where the submission couldn't be graded: that is not the same as none.
    let points: Double?
    let isWithoutSandbox: Bool
    let attention: [Attention]

    package init(_ result: LearnerResult) {
        learner = result.learner
        student = result.student
        fileName = LearnerFileName.of(result.learner)
        isWithoutSandbox = result.ranWithoutSandbox
        attention = Attention.all(of: result)
        switch result.verdict {
        case .graded(let report):
            stages = report.stages.map(Stage.init)
            points = Points.of(report)
            let isMastered = report.numbered.allSatisfy(\.isMastered)
            status =
                isMastered
                ? .mastered
                : report.numbered.allSatisfy { $0.status == .passed } ? .passed : .notPassed
        case .notGraded:
            stages = []
            points = nil
            status = .notGraded
        }
    }

    /// What became of a stage; nil where it wasn't graded.
    func stage(_ stage: Catalog.Stage) -> Stage? { stages.first { $0.stage == stage } }
}

extension ClassRow.Stage {
    init(_ report: StageReport) {
        stage = report.stage
        points = Points.of(report)
        state = StageState(report)
        tests = Share(part: report.passedTests, whole: report.tests.count)
        if case .judged(let own) = report.ownTests {
            bugs = Share(part: own.killedBugs, whole: own.bugs.count)
        } else {
            bugs = nil
        }
    }
}

/// How far a learner is in one stage, from the best to the worst.
package enum StageState: Sendable, Equatable, CaseIterable {
    case mastered, passed, inPart, notBegun, notBuilt

    init(_ report: StageReport) {
        switch report.status {
        case .passed: self = report.isMastered ? .mastered : .passed
        case .failed: self = report.passedTests > 0 ? .inPart : .notBegun
        case .compileError: self = .notBuilt
        }
    }
}

/// So many of so many.
struct Share: Sendable, Equatable {
    let part: Int
    let whole: Int
}

/// A reason for a person to look at a submission.
enum Attention: Sendable, Hashable, CaseIterable {
    case notGraded, refused, flags, changedKitFiles

    /// The reasons that a result gives.
    static func all(of result: LearnerResult) -> [Attention] {
        allCases.filter { $0.applies(to: result) }
    }

    private func applies(to result: LearnerResult) -> Bool {
        switch self {
        case .notGraded:
            if case .notGraded = result.verdict { true } else { false }
        case .refused: !result.refusedFiles.isEmpty
        case .flags: !result.flags.isEmpty
        case .changedKitFiles: !result.changedKitFiles.isEmpty
        }
    }
}

extension LearnerResult {
    /// The files that were not taken from the submission, relative to the repository.
    var refusedFiles: [String] {
        guard case .graded(let report) = verdict else { return [] }
        return report.stages.flatMap { stage in
            var files: [String] = []
            if case .notBuilt(.refused(let refused), _) = stage.suite {
                files += refused.map(\.path)
            }
            if case .notBuilt(.refused(let refused)) = stage.ownTests {
                files += refused.map(\.path)
            }
            return files
        }
    }
}
