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

    /// Finds the changes that turn the old text into the new one.
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

/// A line of two texts that are compared, and which of the two it is in.
struct LineChange: Sendable, Equatable {
    enum Kind: Sendable {
        /// The line is in both texts.
        case same
        /// The line is in the old text only.
        case removed
        /// The line is in the new text only.
        case added
    }

    let kind: Kind
    /// The line's bytes with its line end, which only the last line of a text may lack.
    let line: ArraySlice<UInt8>

    /// The lines of two texts, what is removed before what is added in its place.
    ///
    /// Bytes are compared and not characters: two spellings of `é` are two different lines.
    static func compare(_ old: [UInt8], _ new: [UInt8]) -> [LineChange] {
        var old = lines(of: old)[...]
        var new = lines(of: new)[...]
        var head: [LineChange] = []
        while let line = old.first, line == new.first {
            head.append(LineChange(kind: .same, line: line))
            old.removeFirst()
            new.removeFirst()
        }
        var tail: [LineChange] = []
        while let line = old.last, line == new.last {
            tail.append(LineChange(kind: .same, line: line))
            old.removeLast()
            new.removeLast()
        }
        return head + middle(Array(old), Array(new)) + tail.reversed()
    }

    /// The most lines for which the fewest changes are searched for, since that takes time that
    /// grows with the square of the differences. Of more lines, all are shown as changed.
    private static let maximumSearchLines = 2_000

    private static func middle(
        _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> [LineChange] {
        var removed = Set(old.indices)
        var added = Set(new.indices)
        if max(old.count, new.count) <= maximumSearchLines {
            let difference = new.difference(from: old)
            removed = Set(difference.removals.map(\.position))
            added = Set(difference.insertions.map(\.position))
        }
        var result: [LineChange] = []
        var index = 0
        for (position, line) in new.enumerated() {
            while index < old.count, removed.contains(index) {
                result.append(LineChange(kind: .removed, line: old[index]))
                index += 1
            }
            result.append(LineChange(kind: added.contains(position) ? .added : .same, line: line))
            if !added.contains(position) { index += 1 }
        }
        return result + old[index...].map { LineChange(kind: .removed, line: $0) }
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = text[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }
}

extension CollectionDifference.Change {
    /// Where the element is: in the old collection for a removal, in the new one for an insertion.
    fileprivate var position: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
