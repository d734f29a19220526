import Catalog
import Classroom
import Grading

/// One learner in the reports of a class. It keeps little, since a class can be large.
package struct ClassRow: Sendable, Equatable {
    /// How far a learner is in all stages together.
    package enum Status: Sendable, Equatable, CaseIterable {
        case mastered, passed, notPassed
        /// Something was handed in, and could not be graded.
        case notGraded
        /// It was not their turn so far.
        case notYet
        /// The learner is in the instructor's list, and nothing of theirs is there.
        case notHandedIn

        /// Whether there is a verdict.
        package var isGraded: Bool {
            switch self {
            case .mastered, .passed, .notPassed: true
            case .notGraded, .notYet, .notHandedIn: false
            }
        }

        /// The ones that the page of a class counts: all, but for one that few classes ever have.
        static func shown(in rows: [ClassRow]) -> [Status] {
            allCases.filter { status in
                status != .notYet || rows.contains { $0.status == status }
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
        /// The points that are for the official tests.
        let ofSuite: Double
        let possible: Double
        let state: StageState
        /// Whether the stage is as it was shipped, as far as its report tells.
        let isUntouched: Bool
        let sign: ProgressSign
        /// The points that are for the learner's own tests.
        var ofOwnTests: Double { ClassRow.sum([points, -ofSuite]) }

        /// How many exercises with code to write are green, and how many have the star.
        let greenExercises: Int
        let starredExercises: Int
        let tests: Share
        let ownTests: OwnTests

        /// The planted bugs that are noticed; nil where the learner's own tests couldn't be judged.
        var bugs: Share? { if case .judged(let bugs) = ownTests { bugs } else { nil } }
    }

    /// The state of a learner's own tests of a stage.
    package enum OwnTests: Sendable, Equatable {
        case none
        /// The tests can't be built, or end before the first of them runs.
        case notJudged
        /// The tests were judged; the share is that of the planted bugs that they notice.
        case judged(Share)
    }

    package let learner: String
    /// What the instructor's list says of the learner; nil without one.
    let student: Student?
    /// The learner's number in Canvas and in Moodle: that of the list, or that in the name of the upload.
    let canvasID: String?
    let moodleID: String?
    /// The name of the learner's page, without its ending.
    package let fileName: String
    package let status: Status
    /// The stages that were graded.
    let stages: [Stage]
    /// The points; nil where there is no verdict, which is not the same as 0.
    package let points: Double?
    /// What all stages together are worth.
    package let possible: Double
    /// The names of those who have handed in the same work together with the learner.
    let partners: [String]
    let isWithoutSandbox: Bool
    let attention: [Attention]
    /// What was handed in; nil if nothing was.
    let upload: LearnerUpload?
    /// The files that were handed in as well, and not graded.
    let notUsed: [String]
    /// The parts of the work that have files of `Finished`.
    let finishedParts: [FinishedPart]
    package init(
        _ result: LearnerResult, points rules: ClassPoints = ClassPoints(), fileName: String? = nil
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
            stages = report.stages.map { Stage($0, rules) }
            points = Self.sum(stages.map(\.points))
            possible = Self.sum(stages.map(\.possible))
            // Encores count only where no other stage was asked for.
            let counted = report.numbered.isEmpty ? report.stages : report.numbered
            status =
                counted.isEmpty || !counted.allSatisfy { $0.status == .passed }
                ? .notPassed : counted.allSatisfy(\.isMastered) ? .mastered : .passed
        case .notGraded(let reason):
            status = Status(reason)
            stages = []
            points = nil
            possible = Self.sum(rules.stages.map(rules.possible))
        }
    }

    /// The points in a stage; nil where there are none.
    func points(in stage: Catalog.Stage) -> Double? { self.stage(stage)?.points }

    static func sum(_ points: [Double]) -> Double {
        (points.reduce(0, +) * 100).rounded() / 100
    }

    /// The row's entry for a stage; nil where the stage wasn't graded.
    func stage(_ stage: Catalog.Stage) -> Stage? { stages.first { $0.stage == stage } }
}
