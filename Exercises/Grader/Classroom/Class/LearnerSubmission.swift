import FileSystem
import Grading

/// What stands where a learner's submission is expected, read once.
package struct LearnerSubmission: Sendable {
    package let learner: String
    /// What can be graded; else why nothing can, or what went wrong in reading it.
    let submission: Result<Submission, Problem>
    /// The kit's own files that the submission has in another version.
    let changedKitFiles: [String]
    /// The names of what the learner handed in beside it.
    let notUsed: [String]
    let student: Student?
    /// The learner's number in Moodle, where the name of the upload has it.
    let moodleNumber: String?
    /// The learner's number in Canvas, where the name of the upload has it.
    let canvasNumber: String?
    let partners: [String]
    /// What was handed in, and when; nil where nothing was.
    let upload: LearnerUpload?
    /// When a file in the learner's archive was changed last, in seconds since 1970.
    let lastChange: Double?

    enum Problem: Error {
        case notGraded(LearnerResult.NotGraded)
        /// It could not be read, which is not the learner's doing, or everything is to end.
        case failed(any Error)
    }

    /// Reads what lies at a path of the roster: a folder, or an archive.
    package static func read(
        _ entry: Roster.Entry, for kit: Kit, files: Files, unpacker: Unpacker
    ) -> LearnerSubmission {
        guard entry.isHandedIn else {
            return LearnerSubmission(entry, .failure(.notGraded(.notHandedIn)))
        }
        guard let path = entry.path else {
            return LearnerSubmission(entry, .failure(.notGraded(.nameIsNoText)))
        }
        if let problem = entry.problem {
            return LearnerSubmission(entry, .failure(.notGraded(.notUnpacked(problem))))
        }
        let reader = LearnerSubmissionReader(kit: kit, files: files, unpacker: unpacker)
        switch files.kind(path) {
        case .folder: return reader.read(entry, folder: path)
        case .file where entry.name?.hasSuffix(".swift") == true:
            return reader.readSingleFiles(entry)
        case .file where entry.name.map(UploadName.isDocument) == true:
            let names = [entry.name].compactMap(\.self)
            return LearnerSubmission(entry, .failure(.notGraded(.documents(names))))
        case .file: return reader.read(entry, archives: [path])
        default: return LearnerSubmission(entry, .failure(.notGraded(.notAFolder)))
        }
    }

    init(
        _ entry: Roster.Entry, _ submission: Result<Submission, Problem>,
        changedKitFiles: [String] = [], notUsed: [String] = [], lastChange: Double? = nil
    ) {
        learner = entry.learner
        self.submission = submission
        self.changedKitFiles = changedKitFiles
        self.notUsed = entry.notUsed + notUsed
        student = entry.student
        moodleNumber = entry.moodleNumber
        canvasNumber = entry.canvasNumber
        partners = entry.partners
        self.lastChange = lastChange
        upload = entry.isHandedIn ? LearnerUpload(entry, self.notUsed, lastChange) : nil
    }

    /// What the result of this depends on.
    func key(conditions: String) -> VerdictKey {
        var problem: String?
        if case .failure(.notGraded(let reason)) = submission { problem = "\(reason)" }
        return VerdictKey(
            ofResult: try? submission.get(), problem: problem, student: student,
            moodleNumber: moodleNumber, canvasNumber: canvasNumber, partners: partners,
            changedKitFiles: changedKitFiles,
            notUsed: notUsed, upload: upload, conditions: conditions)
    }
}
