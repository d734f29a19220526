import Catalog
import Classroom
import Grading

/// Writes `class.json`, version 1: the statistics of a class for other programs. Keys may be added. A key is
/// removed only if its feature is removed, and then the changelog says so. The schema is
/// `Guide/for-instructors/class.schema.json`.
package enum ClassJSON {
    /// The file's text, indented, ending with a newline.
    package static func text(of figures: ClassFigures, heading: ClassHeading) -> String {
        let file: JSON = [
            "version": .int(1), "title": .text(heading.title), "date": .text(heading.date),
            "workshop": .text(heading.version),
            "stages": .list(
                figures.stages.map { stage in
                    [
                        "stage": JSONReporter.json(of: stage.id), "title": .text(stage.title),
                        "possible": .number(Points.possible(in: stage)),
                    ]
                }),
            "exercises": .list(
                figures.stages.flatMap { stage in
                    stage.exercises.map { json(of: $0, in: stage, figures) }
                }),
            "bugs": .list(MissedBug.all(in: figures).map(json(of:))),
            "sameWork": .list(
                figures.sameWork.map { group in
                    [
                        "stage": JSONReporter.json(of: group.stage.id),
                        "part": .text(group.part.rawValue),
                        "learners": JSON(group.rows.map { figures.rows[$0].learner }),
                        "files": JSON(group.files),
                    ]
                }),
            "learners": .list(figures.rows.map(json(of:))),
        ]
        return file.file
    }

    /// An exercise, with the number of graded learners who pass all its official tests and the number who
    /// have its star.
    private static func json(
        of exercise: Exercise, in stage: Stage, _ figures: ClassFigures
    ) -> JSON {
        [
            "id": .text(exercise.id), "stage": JSONReporter.json(of: stage.id),
            "passed": .int(figures.passes[exercise.id] ?? 0),
            "starred": .int(figures.stars[exercise.id] ?? 0), "graded": .int(figures.graded(stage)),
        ]
    }

    /// A planted bug, with the number of learners whose tests miss it and catch it, among those
    /// whose tests could be judged.
    private static func json(of missed: MissedBug) -> JSON {
        [
            "id": .text(missed.bug.id), "stage": JSONReporter.json(of: missed.stage.id),
            "exercise": .text(missed.bug.exercise),
            "concept": .text(missed.bug.idea.rawValue), "missed": .int(missed.share.part),
            "noticed": .int(missed.noticed.part), "judged": .int(missed.share.whole),
        ]
    }

    private static func json(of row: ClassRow) -> JSON {
        let email = row.student?.email
        return [
            "learner": .text(row.learner), "email": JSON(email?.isEmpty == false ? email : nil),
            "canvasId": JSON(row.canvasID), "moodleId": JSON(row.moodleID),
            "status": .text(row.status.key), "handedIn": .bool(row.status != .notHandedIn),
            "partners": JSON(row.partners), "points": JSON(row.points),
            "possible": .number(row.possible), "sandbox": .bool(!row.isWithoutSandbox),
            "needsALook": JSON(row.attention.map(ClassWords.describe)),
            "finished": .list(
                row.finishedParts.map {
                    [
                        "stage": JSONReporter.json(of: $0.stage), "part": .text($0.part.rawValue),
                        "files": json(of: Share(part: $0.files, whole: $0.changed)),
                    ]
                }),
            // The upload that was graded; null if nothing was handed in, or if the upload isn't known.
            "upload": row.upload.map {
                ["name": .text($0.name), "within": JSON($0.classUpload), "others": JSON($0.others)]
            } ?? .null,
            "stages": .list(row.stages.map(json(of:))),
        ]
    }

    private static func json(of stage: ClassRow.Stage) -> JSON {
        [
            "stage": JSONReporter.json(of: stage.stage.id), "status": .text(stage.state.rawValue),
            "sign": .text(stage.sign.rawValue), "points": .number(stage.points),
            "code": .number(stage.ofSuite), "tests": .number(stage.ofOwnTests),
            "possible": .number(stage.possible), "suite": json(of: stage.tests),
            // Null if the learner's tests couldn't be judged.
            "bugs": stage.bugs.map(json(of:)) ?? .null,
            "greenExercises": .int(stage.greenExercises),
            "starredExercises": .int(stage.starredExercises),
        ]
    }

    private static func json(of share: Share) -> JSON {
        ["part": .int(share.part), "whole": .int(share.whole)]
    }
}

extension ClassRow.Status {
    /// The status's name in `class.json`. A separate key, `handedIn`, says why there is no verdict.
    fileprivate var key: String {
        switch self {
        case .mastered: "mastered"
        case .passed: "passed"
        case .notPassed: "notPassed"
        case .notGraded, .notYet, .notHandedIn: "notGraded"
        }
    }
}
