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
        /// The points that count: those of the grading, or those given by hand.
        let points: Double
        /// The points of the grading, and those of them that are for the official tests.
        let graded: Double
        let ofSuite: Double
        let possible: Double
        /// The points of the grading that are taken off since the work came late.
        var lateOff = 0.0
        /// The points that the instructor has given by hand; nil where there are none.
        let override: PointsOverride?
        /// What the instructor says without giving points; nil for nothing.
        var comment: String?
        let state: StageState
        /// Whether the stage is as it was shipped, as far as its report tells.
        let isUntouched: Bool
        let sign: ProgressSign
        /// Whether there is a verdict, and not only points by hand.
        let isGraded: Bool
        /// The points of the grading that are for the learner's own tests.
        var ofOwnTests: Double { ClassRow.sum([graded, -ofSuite]) }

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

    /// What the instructor says of a stage.
    package struct Comment: Sendable, Equatable {
        let stage: Catalog.Stage
        let text: String
    }

    package let learner: String
    /// What the instructor's list says of the learner; nil without one.
    let student: Student?
    /// The learner's number in Canvas and in Moodle: that of the list, or that in the name of the upload.
    let canvasID: String?
    let moodleID: String?
    package let fileName: String
    package let status: Status
    /// The stages that were graded, and those that have points by hand.
    let stages: [Stage]
    /// The points; nil where there is no verdict, which is not the same as 0, and no points by hand.
    package let points: Double?
    /// What all stages together are worth.
    package let possible: Double
    /// What the instructor adds to the points of all stages, or says of them; nil for nothing.
    let bonus: PointsOverride?
    /// What the instructor says of stages that aren't among `stages`, and gives no points for.
    let comments: [Comment]
    /// The names of those who have handed in the same work together with the learner.
    let partners: [String]
    /// Whether nothing was handed in, and counts as 0 points.
    let isMissingZero: Bool
    let isWithoutSandbox: Bool
    let attention: [Attention]
    /// What was handed in, and when; nil where nothing was.
    let upload: LearnerUpload?
    /// That it came late; nil where it didn't, or nothing tells.
    let lateness: Lateness?
    /// The files that were handed in as well, and not graded.
    let notUsed: [String]
    /// The parts of the work that have files of `Finished`.
    let finishedParts: [FinishedPart]
    /// What has changed since the run before; nil where there is nothing to compare with.
    let change: Change?

    package init(
        _ result: LearnerResult, points rules: ClassPoints = ClassPoints(),
        before: ClassBefore? = nil
    ) {
        change = before?.change(of: result, rules)
        learner = result.learner
        student = result.student
        func known(_ numbers: String?...) -> String? {
            numbers.lazy.compactMap(\.self).first { !$0.isEmpty }
        }
        canvasID = known(result.student?.canvasID, result.canvasNumber)
        moodleID = known(result.student?.moodleID, result.moodleNumber)
        fileName = LearnerFileName.of(result.learner)
        isWithoutSandbox = result.ranWithoutSandbox
        attention = Attention.all(of: result)
        notUsed = result.notUsed
        upload = result.upload
        let lateness = Lateness(result.upload, rules.late)
        self.lateness = lateness
        finishedParts = result.finishedParts
        partners = result.partners
        let (name, bonus) = (result.learner, rules.bonus(of: result.learner))
        self.bonus = bonus
        switch result.verdict {
        case .graded(let report):
            stages = report.stages.map { Stage($0, of: name, rules, lateness) }
            points = Self.sum(stages.map(\.points) + [bonus?.points ?? 0])
            comments = []
            possible = Self.sum(stages.map(\.possible))
            isMissingZero = false
            // Encores count only where no other stage was asked for.
            let counted = report.numbered.isEmpty ? report.stages : report.numbered
            status =
                counted.isEmpty || !counted.allSatisfy { $0.status == .passed }
                ? .notPassed : counted.allSatisfy(\.isMastered) ? .mastered : .passed
        case .notGraded(let reason):
            status = Status(reason)
            stages = rules.stages.compactMap { Stage(notGraded: $0, of: name, rules) }
            comments = rules.stages.compactMap { stage in
                rules.comment(on: name, in: stage).map { Comment(stage: stage, text: $0) }
            }
            isMissingZero = status == .notHandedIn && rules.isMissingZero
            let byHand = stages.map(\.points) + [bonus?.points].compactMap(\.self)
            points = byHand.isEmpty && !isMissingZero ? nil : Self.sum(byHand)
            possible = Self.sum(rules.stages.map(rules.possible))
        }
    }

    /// The points in a stage; nil where there are none.
    func points(in stage: Catalog.Stage) -> Double? {
        self.stage(stage)?.points ?? (isMissingZero ? 0 : nil)
    }

    /// The points that are taken off since the work came late.
    var lateOff: Double { Self.sum(stages.map(\.lateOff)) }

    /// The sentence that the work came late; nil where it didn't.
    var lateWords: String? { lateness.map { UploadWords.describe($0, off: lateOff) } }

    static func sum(_ points: [Double]) -> Double {
        (points.reduce(0, +) * 100).rounded() / 100
    }

    /// The row's entry for a stage; nil where the stage wasn't graded.
    func stage(_ stage: Catalog.Stage) -> Stage? { stages.first { $0.stage == stage } }
}
