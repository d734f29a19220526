import Foundation

/// What a learner has handed in, as it was called, and when that was.
package struct LearnerUpload: Sendable, Equatable, Codable {
    /// The name of the file or the folder that was graded.
    package var name: String
    /// The name of the class's archive or folder that it was in; nil where it lay with the others.
    package var classUpload: String?
    /// The names of the learner's other uploads, such as earlier attempts.
    package var others: [String] = []
    /// When it came, in seconds since 1970, where that is known.
    package var time: Double?
    /// Whether that time is when a file in it was changed last. It came then or later.
    package var isLastChange = false
    /// Which of the group's uploads it is; nil where there is one.
    package var groupChoice: GroupChoice?

    package init(
        name: String, classUpload: String? = nil, others: [String] = [], time: Double? = nil,
        isLastChange: Bool = false, groupChoice: GroupChoice? = nil
    ) {
        self.name = name
        self.classUpload = classUpload
        self.others = others
        self.time = time
        self.isLastChange = isLastChange
        self.groupChoice = groupChoice
    }

    init(_ entry: Roster.Entry, _ others: [String], _ lastChange: Double?) {
        name = entry.name ?? entry.learner
        classUpload = entry.classUpload
        self.others = others
        time = entry.time ?? lastChange
        isLastChange = entry.time == nil && lastChange != nil
        groupChoice = entry.groupChoice
    }

    /// The time as others read it: `2026-11-20T17:05:00+01:00`; nil where it isn't known.
    package func text(in zone: TimeZone = .current) -> String? {
        time.map {
            Date(timeIntervalSince1970: $0).formatted(Date.ISO8601FormatStyle(timeZone: zone))
        }
    }
}
