import Catalog
import Classroom
import Grading

/// Parts of the work that several learners have handed in alike, but for spaces and comments.
struct SameWork: Sendable {
    /// A part of the work, and the learners who have handed it in.
    struct Group: Sendable, Equatable {
        let stage: Stage
        let part: WorkDigest.Part
        /// The rows of the learners.
        let rows: [Int]
    }

    private var rows: [WorkDigest: [Int]] = [:]

    /// Takes in a learner's work.
    ///
    /// - Parameter row: The number of the learner's row.
    mutating func add(_ digests: [WorkDigest], row: Int) {
        for digest in digests { rows[digest, default: []].append(row) }
    }

    /// The parts that more than one learner has, in the order of the stages and of the learners.
    func groups(of stages: [Stage]) -> [Group] {
        stages.flatMap { stage in
            [WorkDigest.Part.code, .tests].flatMap { part in
                rows.filter {
                    $0.key.stage == stage.id && $0.key.part == part && $0.value.count > 1
                }
                .map { Group(stage: stage, part: part, rows: $0.value) }
                .sorted { $0.rows[0] < $1.rows[0] }
            }
        }
    }
}
