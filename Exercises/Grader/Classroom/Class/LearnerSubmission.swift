import FileSystem
import Grading

/// A learner's submission, read once.
package struct LearnerSubmission: Sendable {
    let entry: Roster.Entry
    /// The submission, or the reason why it can't be graded: `LearnerResult.NotGraded`, or an error
    /// that isn't the learner's fault.
    let submission: Result<Submission, any Error>
    /// The submitted files that differ from the kit's own.
    var changedKitFiles: [String] = []

    /// Reads what a learner has handed in: a folder, or an archive.
    package static func read(
        _ entry: Roster.Entry, for kit: Kit, files: Files, unpacker: Unpacker
    ) -> LearnerSubmission {
        do {
            let work = try LearnerSubmissionReader(kit: kit, files: files, unpacker: unpacker)
                .read(entry.upload)
            return LearnerSubmission(
                entry: entry, submission: .success(work.submission),
                changedKitFiles: work.changedKitFiles)
        } catch {
            return LearnerSubmission(entry: entry, submission: .failure(error))
        }
    }

    /// The result of a grading for this learner. Learners who hand in the same work share it.
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

    /// The key of everything that the result depends on.
    func key(conditions: String) -> VerdictKey {
        var problem: LearnerResult.NotGraded?
        if case .failure(let reason as LearnerResult.NotGraded) = submission { problem = reason }
        return VerdictKey(
            ofResult: try? submission.get(), problem: problem.map { "\($0)" },
            named(LearnerResult(learner: "", verdict: .notGraded(.notYet))),
            changedKitFiles: changedKitFiles, conditions: conditions)
    }
}
