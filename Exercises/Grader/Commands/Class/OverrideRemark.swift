import Classroom
import Reports

/// Something about points by hand that may be a mistake.
enum OverrideRemark: Equatable {
    /// Nobody is called so; the name that is nearest.
    case nobody(String, nearest: String?)
    /// The learner is graded in another part of the class.
    case inAnotherPart(String)
    /// More points than the stage is worth, or a larger bonus than all stages are worth.
    case more(PointsOverride, possible: Double)
    /// Something about a stage that isn't among those that were graded.
    case otherStage(PointsOverride)

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
            let possible = points.possible(for: override)
            if let possible, let given = override.points, given > possible {
                remarks.append(.more(override, possible: possible))
            }
            if possible == nil { remarks.append(.otherStage(override)) }
            return remarks
        }
    }
}
