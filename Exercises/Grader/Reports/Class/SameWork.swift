import Catalog
import Classroom
import Grading

/// Finds files that several learners have handed in with the same content, ignoring spaces and comments.
struct SameWork: Sendable {
    /// The files of one part of a stage that the same group of learners handed in.
    struct Group: Sendable, Equatable {
        let stage: Stage
        let part: WorkPart
        /// The rows of the learners.
        let rows: [Int]
        /// The paths of the files as the first learner named them.
        let files: [String]
    }

    /// The learners who handed in the same file.
    private struct Owners {
        /// The first learner's version of the file.
        let piece: WorkPiece
        var rows: [Int]
    }

    /// Identifies the learners and the part of the work that they share.
    private struct Key: Hashable {
        let stage: Stage.ID
        let part: WorkPart
        let rows: [Int]
    }

    // The owners of each file, by the digest of its content. With digests, no two files need to be compared.
    private var owners: [WorkPiece.Digest: Owners] = [:]

    /// Adds a learner's work.
    ///
    /// - Parameter row: The number of the learner's row.
    mutating func add(_ pieces: [WorkPiece], row: Int) {
        for piece in pieces {
            var owners = owners[piece.digest] ?? Owners(piece: piece, rows: [])
            if owners.rows.last != row { owners.rows.append(row) }
            self.owners[piece.digest] = owners
        }
    }

    /// The work that several learners share, in the order of the stages and of the learners.
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
