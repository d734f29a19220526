import Catalog
import Classroom
import Grading

/// Files that several learners have handed in alike, but for spaces and comments.
struct SameWork: Sendable {
    /// What the same learners share of a part of the work.
    struct Group: Sendable, Equatable {
        let stage: Stage
        let part: WorkPart
        /// The rows of the learners.
        let rows: [Int]
        /// The paths of the files, as the first of the learners has them.
        let files: [String]
    }

    /// The learners who have a file.
    private struct Owners {
        /// The file as the first of them has it.
        let piece: WorkPiece
        var rows: [Int]
    }

    /// What the same learners have in the same part.
    private struct Key: Hashable {
        let stage: Stage.ID
        let part: WorkPart
        let rows: [Int]
    }

    // By digest, so that nobody's work has to be compared with everybody's.
    private var owners: [WorkPiece.Digest: Owners] = [:]

    /// Takes in a learner's work.
    ///
    /// - Parameter row: The number of the learner's row.
    mutating func add(_ pieces: [WorkPiece], row: Int) {
        for piece in pieces {
            var owners = owners[piece.digest] ?? Owners(piece: piece, rows: [])
            if owners.rows.last != row { owners.rows.append(row) }
            self.owners[piece.digest] = owners
        }
    }

    /// What more than one learner has, in the order of the stages and of the learners.
    func groups(of stages: [Stage]) -> [Group] {
        let shared = Dictionary(grouping: owners.values.filter { $0.rows.count > 1 }) {
            Key(stage: $0.piece.digest.stage, part: $0.piece.digest.part, rows: $0.rows)
        }
        return stages.flatMap { stage in
            [WorkPart.code, .tests].flatMap { part in
                shared.filter { $0.key.stage == stage.id && $0.key.part == part }
                    .map { key, owners in
                        Group(
                            stage: stage, part: part, rows: key.rows,
                            files: owners.map(\.piece.file).sorted())
                    }
                    .sorted { $0.rows.lexicographicallyPrecedes($1.rows) }
            }
        }
    }
}
