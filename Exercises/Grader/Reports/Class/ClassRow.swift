import Catalog
import Classroom
import Grading

/// One learner in the reports on a class. It stores little, because a class can be large.
package struct ClassRow: Sendable, Equatable {
    /// A learner's progress in all stages together.
    package enum Status: Sendable, Equatable, CaseIterable {
        case mastered, passed, notPassed
        /// Something was handed in but couldn't be graded.
        case notGraded
        /// The learner hasn't been graded yet.
        case notYet
        /// The learner is in the instructor's list but handed nothing in.
        case notHandedIn

        /// Whether there is a verdict.
        package var isGraded: Bool {
            switch self {
            case .mastered, .passed, .notPassed: true
            case .notGraded, .notYet, .notHandedIn: false
            }
        }

        fileprivate init(_ reason: LearnerResult.NotGraded) {
            switch reason {
            case .notHandedIn: self = .notHandedIn
            case .notYet: self = .notYet
            default: self = .notGraded
            }
        }
    }

    /// One stage of a learner.
    package struct Stage: Sendable, Equatable {
        let stage: Catalog.Stage
        let points: Double
        /// The points for the official tests.
        let ofSuite: Double
        let possible: Double
        let state: StageState
        /// Whether the learner hasn't started the stage: as far as its report shows, its files are as
        /// shipped.
        let isUntouched: Bool
        let sign: ProgressSign
        /// The points for the learner's tests.
        var ofOwnTests: Double { ClassRow.sum([points, -ofSuite]) }

        /// The number of exercises with code to write that are green, and the number of exercises with a
        /// star.
        let greenExercises: Int
        let starredExercises: Int
        let tests: Share
        let ownTests: OwnTests

        /// The planted bugs that are caught; nil if the learner's tests couldn't be judged.
        var bugs: Share? { if case .judged(let bugs) = ownTests { bugs } else { nil } }
    }

    /// The state of the learner's tests of a stage.
    package enum OwnTests: Sendable, Equatable {
        case none
        /// The tests can't be built, or end before the first of them runs.
        case notJudged
        /// The tests were judged. The share is the planted bugs that they catch.
        case judged(Share)
    }

    package let learner: String
    /// The learner's entry in the instructor's list; nil without a list.
    let student: Student?
    /// The learner's number in Canvas and in Moodle, from the list or from the upload's name.
    let canvasID: String?
    let moodleID: String?
    /// The name of the learner's page, without its extension.
    package let fileName: String
    package let status: Status
    /// The stages that were graded.
    let stages: [Stage]
    /// The points; nil if there is no verdict, which isn't the same as 0.
    package let points: Double?
    /// The maximum points for all stages together.
    package let possible: Double
    /// The names of the other learners who handed in the same work.
    let partners: [String]
    let isWithoutSandbox: Bool
    let attention: [Attention]
    /// The upload that was handed in; nil if there is none.
    let upload: LearnerUpload?
    /// The files that were handed in as well but not graded.
    let notUsed: [String]
    /// The parts of the work that contain files from `Finished`.
    let finishedParts: [FinishedPart]
    package init(
        _ result: LearnerResult, of asked: [Catalog.Stage] = [], fileName: String? = nil
    ) {
        learner = result.learner
        student = result.student
        func known(_ numbers: String?...) -> String? {
            numbers.lazy.compactMap(\.self).first { !$0.isEmpty }
        }
        canvasID = known(result.student?.canvasID, result.canvasNumber)
        moodleID = known(result.student?.moodleID, result.moodleNumber)
        self.fileName = fileName ?? result.learner
        isWithoutSandbox = result.ranWithoutSandbox
        attention = Attention.all(of: result)
        notUsed = result.notUsed
        upload = result.upload
        finishedParts = result.finishedParts
        partners = result.partners
        switch result.verdict {
        case .graded(let report):
            stages = report.stages.map { Stage($0) }
            points = Self.sum(stages.map(\.points))
            possible = Self.sum(stages.map(\.possible))
            // Encores count only if no other stage was requested.
            let counted = report.numbered.isEmpty ? report.stages : report.numbered
            status =
                counted.isEmpty || !counted.allSatisfy { $0.status == .passed }
                ? .notPassed : counted.allSatisfy(\.isMastered) ? .mastered : .passed
        case .notGraded(let reason):
            status = Status(reason)
            stages = []
            points = nil
            possible = Self.sum(asked.map(Points.possible(in:)))
        }
    }

    /// The points in a stage; nil if there are none.
    func points(in stage: Catalog.Stage) -> Double? { self.stage(stage)?.points }

    static func sum(_ points: [Double]) -> Double {
        (points.reduce(0, +) * 100).rounded() / 100
    }

    /// The row's entry for a stage; nil if the stage wasn't graded.
    func stage(_ stage: Catalog.Stage) -> Stage? { stages.first { $0.stage == stage } }
}
