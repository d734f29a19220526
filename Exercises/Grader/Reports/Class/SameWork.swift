import Catalog
import Classroom
import Grading

/// Pieces of the work that several learners have handed in alike, but for spaces and comments.
struct SameWork: Sendable {
    /// What the same learners share of a part of the work.
    struct Group: Sendable, Equatable {
        let stage: Stage
        let part: WorkPart
        /// The rows of the learners.
        let rows: [Int]
        /// The files and functions, with the names that the first of the learners has given them; no function
        /// of a file that is the same as a whole.
        let pieces: [WorkPiece]
    }

    /// The learners who have a piece.
    private struct Owners {
        /// The piece as the first of them has it.
        let piece: WorkPiece
        var rows: [Int]
    }

    /// What the same learners have in the same part.
    private struct Key: Hashable {
        let stage: Stage.ID
        let part: WorkPart
        let rows: [Int]
    }

    /// Pieces with fewer bytes than this together are alike by themselves.
    private static let minimumLength = 200

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
        let groups = shared.mapValues { Self.pieces($0.map(\.piece)) }
            .filter { $0.value.map(\.bytes).reduce(0, +) >= Self.minimumLength }
        return stages.flatMap { stage in
            [WorkPart.code, .tests].flatMap { part in
                groups.filter { $0.key.stage == stage.id && $0.key.part == part }
                    .map { Group(stage: stage, part: part, rows: $0.key.rows, pieces: $0.value) }
                    .sorted { $0.rows.lexicographicallyPrecedes($1.rows) }
            }
        }
    }

    /// The pieces in order, without functions of files that are among them.
    private static func pieces(_ pieces: [WorkPiece]) -> [WorkPiece] {
        let files = Set(pieces.filter { $0.function == nil }.map(\.file))
        return pieces.filter { $0.function == nil || !files.contains($0.file) }
            .sorted { ($0.file, $0.function ?? "") < ($1.file, $1.function ?? "") }
    }
}
