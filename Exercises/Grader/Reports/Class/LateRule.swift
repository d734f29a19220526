import Classroom
import Foundation

/// The instructor's rule on work that comes late: what is taken off its points.
package struct LateRule: Sendable, Equatable {
    package enum Unit: String, Sendable {
        case hour, day
    }

    /// In seconds since 1970.
    package let deadline: Double
    /// The share of the points that is taken off, from 0 to 1: for each unit that has begun, or once.
    package let share: Double
    package let unit: Unit?
    /// The largest share that is taken off.
    package let most: Double

    package init(deadline: Double, share: Double, unit: Unit?, most: Double = 1) {
        (self.deadline, self.share, self.unit, self.most) = (deadline, share, unit, most)
    }
}

/// That a learner's work came late, and what that costs.
package struct Lateness: Sendable, Equatable {
    /// The units that have begun since the deadline; nil where there is no rule with a unit.
    let count: Int?
    let unit: LateRule.Unit?
    /// When it was due, in seconds since 1970; nil without a rule.
    let deadline: Double?
    /// Whether only Canvas says so, so that the time isn't known.
    let isFromCanvas: Bool
    /// The share of the points that is taken off.
    let share: Double

    /// - Returns: nil where the work isn't late, or nothing tells.
    init?(_ upload: LearnerUpload?, _ rule: LateRule?) {
        guard let upload else { return nil }
        let after = rule.flatMap { rule in upload.time.map { $0 - rule.deadline } } ?? 0
        // A file that was changed after the deadline came after it; the other way round, nothing is known.
        guard after > 0 || upload.isLate == true else { return nil }
        isFromCanvas = after <= 0
        deadline = rule?.deadline
        unit = rule?.unit
        let units = unit.map { max(1, Int((after / ($0 == .day ? 86_400 : 3600)).rounded(.up))) }
        count = units
        share = rule.map { min($0.most, $0.share * Double(units ?? 1)) } ?? 0
    }

    /// The points that are left, to two places.
    func left(of points: Double) -> Double { (points * (1 - share) * 100).rounded() / 100 }
}

/// The sentences on when a learner's work came.
enum UploadWords {
    /// `late`, or `2 days late`.
    static func short(_ lateness: Lateness) -> String {
        guard let count = lateness.count, let unit = lateness.unit, !lateness.isFromCanvas else {
            return "late"
        }
        return "\(ClassWords.count(count, unit.rawValue)) late"
    }

    /// That it came late, and what that costs.
    ///
    /// - Parameter off: The points that are taken off.
    static func describe(_ lateness: Lateness, off: Double) -> String {
        var text = "Handed in late"
        if let deadline = lateness.deadline {
            text += ": it was due \(time(deadline))"
            if lateness.isFromCanvas { text += ", and Canvas says so" }
        } else {
            text += ", as Canvas says"
        }
        guard lateness.share > 0 else { return text + "." }
        let counted =
            lateness.count.flatMap { count in
                lateness.unit.map { "for \(ClassWords.count(count, $0.rawValue)), " }
            } ?? ""
        let percent = PointsText.text((lateness.share * 10_000).rounded() / 100)
        return
            "\(text). So, \(counted)\(percent)% of the points are taken off: \(PointsText.text(off))."
    }

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
