import Grading
import SwiftSource

/// The outcome of one learner's submission in a class.
package struct LearnerResult: Sendable, Equatable, Codable {
    /// The name in the instructor's list, or the name of the submission's folder. A learner may have chosen
    /// this name, so it is never trusted as markup, as a formula or as a path.
    package var learner: String
    package var verdict: Verdict
    /// The places in the sources that a person should check, in the order of the files.
    package var flags: [SourceFlag] {
        if case .graded(let report) = verdict { report.stages.flatMap(\.flags) } else { [] }
    }
    /// The paths of submitted files that differ from the kit's own, relative to the repository.
    /// These versions were not used.
    package var changedKitFiles: [String] = []
    /// The names of earlier attempts that the learner handed in, which were not used.
    package var notUsed: [String] { upload?.others ?? [] }
    /// The learner's entry in the instructor's list; nil without a list.
    package var student: Student?
    /// The learner's number in Moodle, if the upload's name contains it.
    package var moodleNumber: String?
    /// The learner's number in Canvas, if the upload's name contains it.
    package var canvasNumber: String?
    /// The names of learners who hand in the same work together with this learner, and get the same marks.
    package var partners: [String] = []
    /// The files that are compared with other learners' files.
    package var pieces: [WorkPiece] = []
    /// The upload; nil if nothing was handed in.
    package var upload: LearnerUpload?
    /// The parts of the work that contain files of `Finished`.
    package var finishedParts: [FinishedPart] = []
    /// The files that the learner has changed or added.
    package var work: [WorkFile] = []
    /// Whether the learner's code was built and run without a sandbox.
    package var ranWithoutSandbox = false

    /// The outcome of grading a submission: a report, or the reason why there is none.
    package enum Verdict: Sendable, Equatable, Codable {
        case graded(Report)
        /// The grading failed, which says nothing about the learner's work.
        case notGraded(NotGraded)
    }

    /// The reason why a submission has no verdict.
    package enum NotGraded: Error, Sendable, Equatable, Codable {
        /// The learner is on the instructor's list, but has no submission.
        case notHandedIn
        /// The submission hasn't been graded yet. Such a result is never stored.
        case notYet
        /// The submission isn't a folder but a link, a file or something else.
        case notAFolder
        /// The name of the submission isn't text, so nothing in it can be read.
        case nameIsNoText
        /// The submission has no folder `Starter` with a stage in it. The value lists its folders with Swift
        /// files.
        case noStages(swiftFilesIn: [String])
        /// The submission has documents but no Swift file. The value is their names.
        case documents([String])
        /// The submission is a learning platform's archive of a whole class.
        case wholeClass
        /// More than one folder or archive in the submission may contain the work.
        case severalPlaces([String])
        /// The submission consists of loose Swift files, and nothing shows where they belong.
        case singleFiles([String])
        /// The submission is an archive that can't be unpacked.
        case notUnpacked(Unpacker.Problem)
        /// The submission has too many archives inside archives. The value is the innermost one.
        case archivesInside([String])
        /// Something went wrong that isn't the learner's fault. The value says what.
        case failed(String)
    }
}
