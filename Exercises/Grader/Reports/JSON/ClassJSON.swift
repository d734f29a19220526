import Catalog
import Classroom
import Foundation
import Grading

/// Writes `class.json`, the figures of a class for programs, version 1. Keys may be added. One is
/// removed only together with its feature. `Guide/for-instructors/class.schema.json` is its schema.
package enum ClassJSON {
    /// The file's text, indented, with a line end.
    package static func text(of figures: ClassFigures, heading: ClassHeading) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let content = Content(figures, heading)
            return String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
        } catch {
            fatalError("strings and finite numbers can always be encoded: \(error)")
        }
    }

    fileprivate struct Content: Encodable {
        let version = 1
        let title: String
        let date: String
        let workshop: String
        let stages: [Stage]
        let exercises: [Exercise]
        let bugs: [Bug]
        let sameWork: [SameWork]
        let learners: [Learner]
    }

    /// What several learners have handed in alike in a part of the work, but for spaces and comments.
    fileprivate struct SameWork: Encodable {
        let stage: Catalog.Stage.ID
        let part: String
        let learners: [String]
        let files: [String]
    }

    fileprivate struct Stage: Encodable {
        let stage: Catalog.Stage.ID
        let title: String
        let possible: Double
    }

    /// An exercise, with how many learners pass all its official tests, and how many have its star, of
    /// those that were graded.
    fileprivate struct Exercise: Encodable {
        let id: String
        let stage: Catalog.Stage.ID
        let passed: Int
        let starred: Int
        let graded: Int
    }

    /// A planted bug, with how many learners' tests miss and notice it, of those that could be judged.
    fileprivate struct Bug: Encodable {
        let id: String
        let stage: Catalog.Stage.ID
        let exercise: String
        /// The idea that a test needs to notice it.
        let concept: String
        let missed: Int
        let noticed: Int
        let judged: Int
    }

    fileprivate struct Learner: Encodable {
        let learner: String
        @Nullable var email: String?
        @Nullable var canvasID: String?
        @Nullable var moodleID: String?
        let status: String
        let handedIn: Bool
        /// The names of those who have handed in the same work together with the learner.
        let partners: [String]
        @Nullable var points: Double?
        let possible: Double
        let sandbox: Bool
        let needsALook: [String]
        let finished: [FinishedPart]
        /// Null where nothing was handed in, or it isn't known.
        @Nullable var upload: Upload?
        let stages: [LearnersStage]

        enum CodingKeys: String, CodingKey {
            case learner, email, status, handedIn, partners, points, possible, sandbox,
                needsALook, finished, upload, stages
            case canvasID = "canvasId"
            case moodleID = "moodleId"
        }
    }

    /// What was graded.
    fileprivate struct Upload: Encodable {
        let name: String
        /// The name of the class's archive or folder that it was in.
        @Nullable var within: String?
        /// The learner's other uploads, which were not used.
        let others: [String]
    }

    /// A part of the work that has files of `Finished`.
    fileprivate struct FinishedPart: Encodable {
        let stage: Catalog.Stage.ID
        let part: String
        let files: Part
    }

    fileprivate struct LearnersStage: Encodable {
        let stage: Catalog.Stage.ID
        let status: String
        let sign: String
        let points: Double
        let code: Double
        let tests: Double
        let possible: Double
        let suite: Part
        /// Null where the learner's own tests couldn't be judged.
        @Nullable var bugs: Part?
        let greenExercises: Int
        let starredExercises: Int
    }

    fileprivate struct Part: Encodable {
        let part: Int
        let whole: Int

        init(_ share: Share) { (part, whole) = (share.part, share.whole) }
    }
}

extension ClassJSON.Content {
    fileprivate init(_ figures: ClassFigures, _ heading: ClassHeading) {
        title = heading.title
        date = heading.date
        workshop = heading.version
        stages = figures.stages.map { stage in
            ClassJSON.Stage(
                stage: stage.id, title: stage.title, possible: figures.points.possible(in: stage))
        }
        exercises = figures.stages.flatMap { stage in
            stage.exercises.map { exercise in
                ClassJSON.Exercise(
                    id: exercise.id, stage: stage.id, passed: figures.passes[exercise.id] ?? 0,
                    starred: figures.stars[exercise.id] ?? 0,
                    graded: figures.graded(stage))
            }
        }
        bugs = MissedBug.all(in: figures).map { bug in
            ClassJSON.Bug(
                id: bug.bug.id, stage: bug.stage.id, exercise: bug.bug.exercise,
                concept: bug.bug.concept.rawValue, missed: bug.share.part,
                noticed: bug.noticed.part, judged: bug.share.whole)
        }
        sameWork = figures.sameWork.map { group in
            ClassJSON.SameWork(
                stage: group.stage.id, part: group.part.rawValue,
                learners: group.rows.map { figures.rows[$0].learner },
                files: group.files)
        }
        learners = figures.rows.map(ClassJSON.Learner.init)
    }
}

extension ClassJSON.Learner {
    fileprivate init(_ row: ClassRow) {
        func known(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
        learner = row.learner
        status = row.status.key
        handedIn = row.status != .notHandedIn
        partners = row.partners
        points = row.points
        possible = row.possible
        sandbox = !row.isWithoutSandbox
        needsALook = row.attention.map(ClassWords.describe)
        stages = row.stages.map(ClassJSON.LearnersStage.init)
        email = known(row.student?.email)
        canvasID = row.canvasID
        moodleID = row.moodleID
        finished = row.finishedParts.map {
            ClassJSON.FinishedPart(
                stage: $0.stage, part: $0.part.rawValue,
                files: ClassJSON.Part(Share(part: $0.files, whole: $0.changed)))
        }
        upload = row.upload.map {
            ClassJSON.Upload(
                name: $0.name, within: $0.classUpload, others: $0.others)
        }
    }
}

extension ClassRow.Status {
    /// Its name in `class.json`, where `handedIn` tells why there is no verdict.
    fileprivate var key: String {
        switch self {
        case .mastered: "mastered"
        case .passed: "passed"
        case .notPassed: "notPassed"
        case .notGraded, .notYet, .notHandedIn: "notGraded"
        }
    }
}

extension ClassJSON.LearnersStage {
    fileprivate init(_ row: ClassRow.Stage) {
        stage = row.stage.id
        status = row.state.rawValue
        sign = row.sign.rawValue
        points = row.points
        code = row.ofSuite
        tests = row.ofOwnTests
        possible = row.possible
        suite = ClassJSON.Part(row.tests)
        greenExercises = row.greenExercises
        starredExercises = row.starredExercises
        bugs = row.bugs.map(ClassJSON.Part.init)
    }
}
