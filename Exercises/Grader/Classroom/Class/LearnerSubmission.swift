import FileSystem
import Grading

/// A learner's submission, read once.
package struct LearnerSubmission: Sendable {
    let entry: Roster.Entry
    /// The work to grade, or why nothing can be graded.
    let submission: Result<Submission, Problem>
    /// The kit's files of which the submission has another version.
    var changedKitFiles: [String] = []

    enum Problem: Error {
        case notGraded(LearnerResult.NotGraded)
        /// It couldn't be read, which isn't the learner's fault, or everything must end.
        case failed(any Error)
    }

    init(
        _ entry: Roster.Entry, _ submission: Result<Submission, Problem>,
        changedKitFiles: [String] = []
    ) {
        (self.entry, self.submission) = (entry, submission)
        self.changedKitFiles = changedKitFiles
    }

    /// Reads a learner's submission: a folder or an archive.
    package static func read(
        _ entry: Roster.Entry, for kit: Kit, files: Files, unpacker: Unpacker
    ) -> LearnerSubmission {
        func notGraded(_ reason: LearnerResult.NotGraded) -> LearnerSubmission {
            LearnerSubmission(entry, .failure(.notGraded(reason)))
        }
        guard let upload = entry.upload else { return notGraded(.notHandedIn) }
        guard let path = upload.path, upload.problem == nil else {
            return notGraded(upload.problem ?? .nameIsNoText)
        }
        let reader = LearnerSubmissionReader(kit: kit, files: files, unpacker: unpacker)
        switch files.kind(path) {
        case .folder: return reader.read(entry, folder: path)
        case .file where upload.name.hasSuffix(".swift"):
            return notGraded(
                .singleFiles(
                    (upload.earlier + [upload.name]).filter { $0.hasSuffix(".swift") }.sorted()))
        case .file where UploadName.isDocument(upload.name):
            return notGraded(.documents([upload.name]))
        case .file: return reader.read(entry, archive: path)
        default: return notGraded(.notAFolder)
        }
    }

    /// The result of a grading, for this learner: learners who hand in one work share it.
    func named(_ result: LearnerResult) -> LearnerResult {
        var result = result
        (result.learner, result.student) = (entry.learner, entry.student)
        (result.moodleNumber, result.canvasNumber) = (entry.moodleNumber, entry.canvasNumber)
        result.partners = entry.partners
        result.upload = entry.upload.map {
            LearnerUpload(name: $0.name, classUpload: $0.classUpload, others: $0.earlier)
        }
        return result
    }

    /// What the result depends on.
    func key(conditions: String) -> VerdictKey {
        var problem: String?
        if case .failure(.notGraded(let reason)) = submission { problem = "\(reason)" }
        return VerdictKey(
            ofResult: try? submission.get(), problem: problem,
            named(LearnerResult(learner: "", verdict: .notGraded(.notYet))),
            changedKitFiles: changedKitFiles, conditions: conditions)
    }
}
