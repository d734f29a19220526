import Catalog
import Classroom
import Foundation
import Grading

/// What has changed about a learner since the run before.
struct Change: Sendable, Equatable {
    let points: Double
    /// How many more exercises have ✓ or ★; below 0 where fewer have.
    let green: Int
    let starred: Int

    /// Compares two moments.
    ///
    /// - Returns: Nil where there is nothing to compare.
    init?(from before: Standing?, to now: Standing, points rules: ClassPoints, in stages: [Stage]) {
        guard let before, !before.stages.isEmpty, !now.stages.isEmpty else { return nil }
        var (points, green, starred) = (0.0, 0, 0)
        for stage in now.stages {
            guard let known = stages.first(where: { $0.id == stage.stage }) else { continue }
            let earlier = before.stages.first { $0.stage == stage.stage }
            // An encore is graded only from the moment in which it is begun.
            guard earlier != nil || known.isEncore else { continue }
            points += rules.scaled(code: stage.code, tests: stage.tests, in: known)
            points -=
                earlier.map { rules.scaled(code: $0.code, tests: $0.tests, in: known) } ?? 0
            green += stage.green - (earlier?.green ?? 0)
            starred += stage.starred - (earlier?.starred ?? 0)
        }
        (self.points, self.green, self.starred) = (ClassRow.sum([points]), green, starred)
    }

    init(points: Double, green: Int, starred: Int) {
        (self.points, self.green, self.starred) = (points, green, starred)
    }

    var isNone: Bool { points == 0 && green == 0 && starred == 0 }
    /// Whether something went up. Something else may have gone down.
    var isUp: Bool { points > 0 || green > 0 || starred > 0 }
    var isDown: Bool { points < 0 || green < 0 || starred < 0 }
}

/// The earlier moment that the learners of a class are compared with.
package struct ClassBefore: Sendable {
    private let moment: ClassHistory.Moment
    let time: ReportTime

    /// - Parameter zone: The zone of times that earlier versions kept without one.
    /// - Returns: Nil where the moment's time can't be read.
    package init?(_ moment: ClassHistory.Moment, zoneOfOldTimes zone: TimeZone) {
        guard let time = ReportTime(moment.time, zoneOfOldTimes: zone) else { return nil }
        (self.moment, self.time) = (moment, time)
    }

    /// What has changed about a learner; nil where there was no verdict before, or is none now.
    func change(of result: LearnerResult, _ points: ClassPoints) -> Change? {
        guard case .graded(let report) = result.verdict else { return nil }
        return Change(
            from: moment.standing(of: result.learner), to: Standing(result),
            points: points, in: report.stages.map(\.stage))
    }
}
