import Classroom
import Grading

/// The layout in which Moodle's assignment activity accepts feedback files.
///
/// Moodle splits the name of a file at its first four underscores. The parts are the learner's
/// name, which Moodle ignores, the participant's number, the type of the file in two words, and the
/// name that the learner sees.
enum MoodleFeedback {
    /// The name of a learner's file, without its extension; nil if the number isn't known.
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
