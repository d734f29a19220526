/// Which of several uploads counts where those who work together have handed in more than one.
package struct GroupChoice: Sendable, Equatable, Codable {
    package enum Reason: String, Sendable, Codable {
        /// By the times of the class's archive, it came last.
        case cameLast
        /// By the times in the learners' archives, a file in it was changed last.
        case changedLast
        /// The times of some aren't known, or are the same: it is that of whoever is first in the list.
        case firstInList
    }

    /// Whose upload counts.
    package let learner: String
    package let reason: Reason

    package init(learner: String, reason: Reason) {
        (self.learner, self.reason) = (learner, reason)
    }

    /// The choice among these, in the order of the list.
    ///
    /// - Parameter lastChange: When a file in someone's work was changed last, where that is known.
    init?(of entries: [Roster.Entry], lastChange: (Roster.Entry) -> Double?) {
        guard let first = entries.first, entries.count > 1 else { return nil }
        // Times of two kinds can't be compared: what is changed at noon may be handed in at night.
        if let last = Self.last(entries, \.time) {
            self.init(learner: last.learner, reason: .cameLast)
        } else if let last = Self.last(entries, lastChange) {
            self.init(learner: last.learner, reason: .changedLast)
        } else {
            self.init(learner: first.learner, reason: .firstInList)
        }
    }

    /// The one with the last time; nil where a time isn't known or two have that one.
    private static func last(
        _ entries: [Roster.Entry], _ time: (Roster.Entry) -> Double?
    ) -> Roster.Entry? {
        let times = entries.map(time)
        let last = times.compactMap(\.self).max()
        guard !times.contains(nil), times.count(where: { $0 == last }) == 1 else { return nil }
        return zip(entries, times).first { $1 == last }?.0
    }
}

/// An upload that isn't graded, since another one of those who work together is.
package struct OtherOfGroup: Sendable, Equatable {
    /// Where it lies.
    package let place: UploadPlace
    /// Whose it is.
    package let learner: String
    /// The upload that counts, as it is named among the submissions, and why.
    package let counted: UploadPlace
    package let choice: GroupChoice
}

/// Where an upload lies among the submissions.
package struct UploadPlace: Sendable, Equatable {
    /// The name of the class's archive or folder that it lies in; nil where it lies at the top.
    package let classUpload: String?
    package let name: String

    /// Its name, with what it lies in.
    package var path: String { classUpload.map { "\($0)/\(name)" } ?? name }
}
