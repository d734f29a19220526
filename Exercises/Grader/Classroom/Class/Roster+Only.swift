import Foundation

extension Roster {
    /// The learners who have this name, and those who work together with them. It is the learner's, or that of the
    /// folder or archive. Names that differ in how an accent is written are equal.
    package func learners(called name: String) -> [String] {
        let named = entries.filter { $0.learner == name }
        return (named.isEmpty ? entries.filter { $0.name == name } : named)
            .flatMap { [$0.learner] + $0.partners }
    }
}

extension Roster.Entry {
    /// The result of a learner who hasn't been graded yet.
    package var standIn: LearnerResult {
        LearnerResult(
            learner: learner, verdict: .notGraded(upload == nil ? .notHandedIn : .notYet),
            student: student, moodleNumber: moodleNumber, canvasNumber: canvasNumber,
            partners: partners)
    }
}
