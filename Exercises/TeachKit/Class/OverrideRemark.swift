import Classroom
import CourseReports
import GradeKit

/// Something about points by hand that may be a mistake.
enum OverrideRemark: Equatable {
    /// Nobody is called so; the name that is nearest.
    case nobody(String, nearest: String?)
    /// The learner is graded in another part of the class.
    case inAnotherPart(String)
    /// The class isn't graded in that stage, so they don't count.
    case otherStage(PointsOverride)
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
            guard let possible = points.possible(in: override.stage) else {
                return remarks + [.otherStage(override)]
            }
            if override.points > possible { remarks.append(.more(override, possible: possible)) }
            return remarks
        }
    }
}
