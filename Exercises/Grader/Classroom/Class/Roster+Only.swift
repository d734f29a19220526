import Foundation

extension Roster {
    /// The learners with this name, and those who work together with them. The name may also be the
    /// name of a folder or an archive. Names that differ only in how an accent is encoded are
    /// equal.
    package func learners(called name: String) -> [String] {
        let named = entries.filter { $0.learner == name }
        return (named.isEmpty ? entries.filter { $0.name == name } : named)
            .flatMap { [$0.learner] + $0.partners }
    }
}

extension Roster.Entry {
    /// A placeholder result for a learner who hasn't been graded yet.
    package var standIn: LearnerResult {
        LearnerResult(
            learner: learner, verdict: .notGraded(upload == nil ? .notHandedIn : .notYet),
            student: student, moodleNumber: moodleNumber, canvasNumber: canvasNumber,
            partners: partners)
    }
}
