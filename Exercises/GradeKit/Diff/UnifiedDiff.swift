/// The difference of two texts in pieces, each with a few lines around what differs.
struct UnifiedDiff: Sendable, Equatable {
    /// A piece of the difference.
    struct Hunk: Sendable, Equatable {
        let old: Range
        let new: Range
        let changes: [LineChange]
    }

    /// Which lines of a text a hunk is about.
    struct Range: Sendable, Equatable {
        /// From 1; where there are no lines, the line before.
        let start: Int
        let count: Int
    }

    /// The hunks in order; none where the texts are the same.
    let hunks: [Hunk]

    /// How many lines around a difference are shown.
    static let context = 3

    /// What turns the old text into the new one.
    init(_ old: [UInt8], _ new: [UInt8]) {
        let changes = LineChange.compare(old, new)
        hunks = Self.pieces(of: changes).map { Self.hunk($0, of: changes) }
    }

    /// The places in `changes` of what differs with its context; what touches is one piece.
    private static func pieces(of changes: [LineChange]) -> [Swift.Range<Int>] {
        var pieces: [Swift.Range<Int>] = []
        for (index, change) in changes.enumerated() where change.kind != .same {
            let end = min(changes.count, index + context + 1)
            if let last = pieces.last, index - context <= last.upperBound {
                pieces[pieces.count - 1] = last.lowerBound..<end
            } else {
                pieces.append(max(0, index - context)..<end)
            }
        }
        return pieces
    }

    private static func hunk(_ piece: Swift.Range<Int>, of changes: [LineChange]) -> Hunk {
        Hunk(
            old: range(of: piece, in: changes, without: .added),
            new: range(of: piece, in: changes, without: .removed),
            changes: Array(changes[piece]))
    }

    private static func range(
        of piece: Swift.Range<Int>, in changes: [LineChange], without kind: LineChange.Kind
    ) -> Range {
        let before = changes[..<piece.lowerBound].count { $0.kind != kind }
        let count = changes[piece].count { $0.kind != kind }
        return Range(start: count == 0 ? before : before + 1, count: count)
    }
}
