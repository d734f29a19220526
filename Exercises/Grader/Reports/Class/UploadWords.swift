import Classroom
import Foundation

/// The sentences on when a learner's work came.
enum UploadWords {
    /// A sentence before the name of what was handed in, with when it came, where that is known.
    ///
    /// The name isn't in it: a learner chose that.
    static func describe(_ upload: LearnerUpload, isGraded: Bool) -> String {
        let start = isGraded ? "This was graded" : "This was handed in, and not graded"
        guard let time = upload.time.map(time) else { return "\(start):" }
        if upload.isLastChange { return "\(start); a file in it was last changed \(time):" }
        return isGraded ? "\(start), handed in \(time):" : "\(start); it came \(time):"
    }

    /// The learner's sentence before the names of what was handed in, too, and not graded.
    static func notUsed(_ choice: GroupChoice?) -> String {
        guard let choice else { return "You handed in more than one file. These were not used:" }
        return "Your group handed in more than one file. \(reason(choice)) These were not used:"
    }

    /// Which of a group's uploads was graded: a sentence.
    static func reason(_ choice: GroupChoice) -> String {
        switch choice.reason {
        case .cameLast: "The one that came last was graded."
        case .changedLast: "The one in which a file was changed last was graded."
        case .firstInList:
            "Nothing tells which one came last, so that of whoever is first in the list was graded."
        }
    }

    /// Its name, and for the instructor what it was in.
    static func place(of upload: LearnerUpload) -> String {
        upload.classUpload.map { "\($0)/\(upload.name)" } ?? upload.name
    }

    /// `2026-11-20 18:00`
    static func time(_ seconds: Double) -> String {
        let date = Date(timeIntervalSince1970: seconds)
        let text = date.formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
                .dateTimeSeparator(.space).time(includingFractionalSeconds: false))
        return String(text.prefix(16))
    }
}
