import Classroom
import CourseReports
import GradeKit

/// Something about points by hand that may be a mistake. They count all the same.
enum OverrideRemark: Equatable {
    /// Nobody is called so; the name that is nearest.
    case nobody(String, nearest: String?)
    /// The learner is graded in another part of the class.
    case inAnotherPart(String)
    /// More points than the stage is worth.
    case more(PointsOverride, possible: Double)

    static func all(
        on overrides: [PointsOverride], _ points: ClassPoints, learners: Set<String>,
        wholeClass: Set<String>
    ) -> [OverrideRemark] {
        overrides.flatMap { override -> [OverrideRemark] in
            var remarks: [OverrideRemark] = []
            if !learners.contains(override.learner) {
                remarks.append(
                    wholeClass.contains(override.learner)
                        ? .inAnotherPart(override.learner)
                        : .nobody(
                            override.learner,
                            nearest: Suggestion.nearest(
                                to: override.learner, in: wholeClass.sorted())))
            }
            if let possible = points.possible(in: override.stage), override.points > possible {
                remarks.append(.more(override, possible: possible))
            }
            return remarks
        }
    }
}
