import Classroom
import Grading

/// The layout of the feedback files.
package enum FeedbackLayout: String, Sendable, CaseIterable {
    /// A page for each learner, under the learner's name.
    case files
    /// The same, and files as Moodle's upload of feedback takes them.
    case moodle
}

/// The layout in which Moodle's assignment takes feedback files.
///
/// Moodle takes a name apart at its first four underscores: the learner's name, which it doesn't
/// read, the number of the participant, the kind of the file in two words, and the name that the
/// learner will see.
enum MoodleFeedback {
    /// The name of a learner's file, without its ending; nil where the number isn't known.
    static func name(for result: LearnerResult) -> String? {
        let known = [result.student?.moodleID, result.moodleNumber].compactMap(\.self)
        guard let number = known.first(where: { !$0.isEmpty && $0.allSatisfy(isDigit) }) else {
            return nil
        }
        var names = PageNames()
        let learner = names.name(for: result.learner).replacing("_", with: " ")
        return "\(learner)_\(number)_assignfeedback_file_feedback"
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
