import Grading
import SwiftSource

/// What became of one learner's submission in a class.
package struct LearnerResult: Sendable, Equatable, Codable {
    /// The name in the instructor's list, or that of the submission's folder. A learner chose that: it
    /// is never trusted as markup, as a formula or as a path.
    package var learner: String
    package var verdict: Verdict
    /// What a person should look at in the sources, in the order of the files.
    package var flags: [SourceFlag] {
        if case .graded(let report) = verdict { report.stages.flatMap(\.flags) } else { [] }
    }
    /// The kit's own files that the submission has in another version, relative to the repository.
    /// These versions were not used.
    package var changedKitFiles: [String] = []
    /// The names of other things that the learner handed in, which were not used: earlier attempts.
    package var notUsed: [String] { upload?.others ?? [] }
    /// What the instructor's list says of the learner; nil without a list.
    package var student: Student?
    /// The learner's number in Moodle, where the name of the upload has it.
    package var moodleNumber: String?
    /// The learner's number in Canvas, where the name of the upload has it.
    package var canvasNumber: String?
    /// The names of those who hand in the same work together with the learner, and get the same marks.
    package var partners: [String] = []
    /// What is compared with others' work.
    package var pieces: [WorkPiece] = []
    /// What was handed in; nil if nothing was.
    package var upload: LearnerUpload?
    /// The parts of the work that have files of `Finished`.
    package var finishedParts: [FinishedPart] = []
    /// The files that the learner has changed or added.
    package var work: [WorkFile] = []
    /// Whether the learner's code was built and run without a sandbox.
    package var ranWithoutSandbox = false

    /// Whether the submission could be graded, and what came of it.
    package enum Verdict: Sendable, Equatable, Codable {
        case graded(Report)
        /// The grading could not be done. That says nothing about the learner's work.
        case notGraded(NotGraded)
    }

    /// Why a submission has no verdict.
    package enum NotGraded: Error, Sendable, Equatable, Codable {
        /// The learner is in the instructor's list, and nothing is there.
        case notHandedIn
        /// It was not the turn of the submission so far. No result is kept that says so.
        case notYet
        /// The submission is a link, a file or something else, and not a folder.
        case notAFolder
        /// The name of the submission is no text, so that nothing of it can be read.
        case nameIsNoText
        /// The submission has no folder `Starter` with a stage in it; its folders that have Swift files.
        case noStages(swiftFilesIn: [String])
        /// The submission has documents, and no Swift file; their names.
        case documents([String])
        /// The submission is what a system for courses made of a whole class.
        case wholeClass
        /// More than one folder or archive in the submission may hold the work.
        case severalPlaces([String])
        /// The submission is single Swift files, and nothing tells where they belong.
        case singleFiles([String])
        /// The submission is an archive that nothing comes out of.
        case notUnpacked(Unpacker.Problem)
        /// The submission is an archive in an archive and again, and this is in there.
        case archivesInside([String])
        /// Something went wrong that is not the learner's doing; the words that tell what.
        case failed(String)
    }
}
