/// Takes a tar apart, whose bytes come piece by piece.
package struct TarReader {
    private var room: ArchiveRoom
    /// How many bytes of the file at this place in the archive are wanted, from its beginning.
    private let wanted: (Int) -> Int
    /// Gets each entry with its place in the archive and the bytes that were wanted.
    private let found: (Int, ArchiveEntry, [UInt8]) throws -> Void

    private enum State {
        case header
        /// Text about the entry that follows, of this kind.
        case about(UInt8, left: Int)
        case contents(ArchiveEntry, wanted: Int, left: Int)
        /// What fills a block.
        case padding(Int)
        case end
    }

    private var state = State.header
    private var block: [UInt8] = []
    private var number = 0
    /// What was said before about the entry that follows.
    private var next = TarExtension()
    /// How many bytes fill the last block of an entry.
    private var fill = 0

    private static let blockSize = 512
    /// The most bytes that say something about an entry.
    private static let maximumAbout = 1 << 20

    /// - Parameter most: The most entries.
    package init(
        most: Int, wanted: @escaping (Int) -> Int,
        found: @escaping (Int, ArchiveEntry, [UInt8]) throws -> Void
    ) {
        room = ArchiveRoom(most: most)
        self.wanted = wanted
        self.found = found
    }

    /// Whether a tar can begin with these bytes.
    package static func canRead(_ start: [UInt8]) -> Bool {
        start.count >= blockSize && TarHeader(Array(start.prefix(blockSize))).isSound
    }

    /// Whether the archive has ended as one has to.
    package var isWhole: Bool {
        if case .end = state { true } else { false }
    }

    /// The entry in whose middle the archive ends, with its place; nil where it doesn't end in one.
    package var cut: (number: Int, entry: ArchiveEntry)? {
        if case .contents(let entry, _, _) = state { (number, entry) } else { nil }
    }

    /// - Throws: `ArchiveProblem.damaged`, `tooMuch` where there are too many entries, or what `found`
    ///   throws.
    package mutating func take(_ bytes: ArraySlice<UInt8>) throws {
        var rest = bytes
        while !rest.isEmpty {
            switch state {
            case .header:
                rest = collect(Self.blockSize - block.count, of: rest)
                if block.count == Self.blockSize { try readHeader() }
            case .about(let kind, let left):
                let used = min(left, rest.count)
                rest = collect(used, of: rest)
                state = .about(kind, left: left - used)
                if left == used {
                    try next.read(kind, block)
                    pad()
                }
            case .contents(let entry, let wanted, let left):
                let used = min(left, rest.count)
                let taken = max(0, min(used, wanted - block.count))
                block += rest.prefix(taken)
                rest = rest.dropFirst(used)
                state = .contents(entry, wanted: wanted, left: left - used)
                if left == used { try finish(entry) }
            case .padding(let left):
                let used = min(left, rest.count)
                rest = rest.dropFirst(used)
                state = left == used ? .header : .padding(left - used)
            case .end:
                return
            }
        }
    }

    private mutating func collect(_ count: Int, of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        block += rest.prefix(count)
        return rest.dropFirst(count)
    }

    private mutating func pad() {
        block = []
        state = fill == 0 ? .header : .padding(fill)
    }

    private mutating func finish(_ entry: ArchiveEntry) throws {
        try found(number, entry, block)
        number += 1
        pad()
    }

    private mutating func readHeader() throws {
        let header = TarHeader(block)
        if header.isEmpty {
            (state, block) = (.end, [])
            return
        }
        guard let size = next.size ?? header.size, header.isSound else {
            throw ArchiveProblem.damaged
        }
        block = []
        fill = (Self.blockSize - size % Self.blockSize) % Self.blockSize
        if TarExtension.kinds.contains(header.kind) {
            // Its own size: what was said before is about the entry behind.
            guard let own = header.size, own <= Self.maximumAbout else {
                throw ArchiveProblem.damaged
            }
            fill = (Self.blockSize - own % Self.blockSize) % Self.blockSize
            state = .about(header.kind, left: own)
            if own == 0 { pad() }
            return
        }
        let entry = next.entry(header, size: size)
        next = TarExtension()
        try room.take(entry.path)
        let data = header.hasContents ? size : 0
        if data == 0 { fill = 0 }
        state = .contents(entry, wanted: entry.kind == .file ? wanted(number) : 0, left: data)
        if data == 0 { try finish(entry) }
    }
}
