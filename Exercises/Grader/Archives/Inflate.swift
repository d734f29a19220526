/// Unpacks what was packed with deflate (RFC 1951), piece by piece.
///
/// A program of the system's would have to be trusted with the bytes, or be started in a sandbox for
/// each archive. This one can at worst refuse them.
struct Inflate {
    /// How far back a copy can reach.
    private static let window = 1 << 15
    private static let pieceSize = 1 << 16
    /// The longest copy.
    private static let longest = 258

    /// What came out last, up to `end`: the window, and behind it what was not given on yet.
    private var output = [UInt8](repeating: 0, count: window + pieceSize + longest)
    private var start = 0
    private var end = 0
    private let take: (ArraySlice<UInt8>) throws -> Void

    private init(_ take: @escaping (ArraySlice<UInt8>) throws -> Void) {
        self.take = take
    }

    /// Reads packed bytes to their end, and gives on what comes out.
    ///
    /// - Throws: `ArchiveProblem.damaged`, or what `take` throws.
    static func run(
        _ reader: inout BitReader, _ take: @escaping (ArraySlice<UInt8>) throws -> Void
    ) throws {
        var inflate = Inflate(take)
        do {
            while try inflate.unpackBlock(&reader) {}
        } catch ArchiveProblem.damaged {
            // Up to there it may be all that there is of somebody's work.
            try inflate.giveOn()
            throw ArchiveProblem.damaged
        }
        try inflate.giveOn()
    }

    /// Unpacks a block, and says whether one more follows.
    private mutating func unpackBlock(_ reader: inout BitReader) throws -> Bool {
        let isLast = try reader.bits(1) == 1
        switch try reader.bits(2) {
        case 0: try copyStored(&reader)
        case 1: try unpack(&reader, Self.fixedLiterals, Self.fixedDistances)
        case 2:
            let (literals, distances) = try Self.codes(&reader)
            try unpack(&reader, literals, distances)
        default: throw ArchiveProblem.damaged
        }
        return !isLast
    }

    private mutating func copyStored(_ reader: inout BitReader) throws {
        try reader.align()
        let length = try reader.bits(16)
        guard try reader.bits(16) == length ^ 0xFFFF else { throw ArchiveProblem.damaged }
        for _ in 0..<length { try add(UInt8(reader.bits(8))) }
    }

    private mutating func unpack(
        _ reader: inout BitReader, _ literals: HuffmanCode, _ distances: HuffmanCode
    ) throws {
        while true {
            let symbol = try literals.next(&reader)
            if symbol < 256 {
                try add(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Self.lengths.count else { throw ArchiveProblem.damaged }
            let (base, bits) = Self.lengths[symbol - 257]
            let length = try base + reader.bits(bits)
            let far = try distances.next(&reader)
            guard far < Self.distances.count else { throw ArchiveProblem.damaged }
            let (nearest, more) = Self.distances[far]
            try copy(length, from: nearest + reader.bits(more))
        }
    }

    @inline(__always)
    private mutating func add(_ byte: UInt8) throws {
        output[end] = byte
        end += 1
        if end >= Self.window + Self.pieceSize { try giveOn() }
    }

    private mutating func copy(_ length: Int, from distance: Int) throws {
        guard distance <= end else { throw ArchiveProblem.damaged }
        // One by one: what is copied may have been copied just now.
        for place in end..<end + length { output[place] = output[place - distance] }
        end += length
        if end >= Self.window + Self.pieceSize { try giveOn() }
    }

    private mutating func giveOn() throws {
        let fresh = start..<end
        // Whoever refuses them isn't given them again.
        start = end
        if !fresh.isEmpty { try take(output[fresh]) }
        let kept = min(end, Self.window)
        for place in 0..<kept { output[place] = output[end - kept + place] }
        (start, end) = (kept, kept)
    }

    /// The codes that stand at the beginning of a block.
    private static func codes(
        _ reader: inout BitReader
    ) throws -> (literals: HuffmanCode, distances: HuffmanCode) {
        let literals = try reader.bits(5) + 257
        let distances = try reader.bits(5) + 1
        let count = try reader.bits(4) + 4
        var lengths = [UInt8](repeating: 0, count: order.count)
        for place in order.prefix(count) { lengths[place] = UInt8(try reader.bits(3)) }
        let code = try HuffmanCode(lengths: lengths)
        lengths = []
        while lengths.count < literals + distances {
            switch try code.next(&reader) {
            case let length where length < 16: lengths.append(UInt8(length))
            case 16:
                guard let last = lengths.last else { throw ArchiveProblem.damaged }
                lengths += Array(repeating: last, count: try reader.bits(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try reader.bits(3) + 3)
            default: lengths += Array(repeating: 0, count: try reader.bits(7) + 11)
            }
        }
        guard lengths.count == literals + distances else { throw ArchiveProblem.damaged }
        return (
            try HuffmanCode(lengths: Array(lengths[..<literals])),
            try HuffmanCode(lengths: Array(lengths[literals...]))
        )
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The shortest length of each symbol, and how many bits say how much longer it is.
    private static let lengths: [(Int, Int)] =
        (3...10).map { ($0, 0) }
        + [
            (11, 1), (13, 1), (15, 1), (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3),
            (43, 3),
            (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5),
            (227, 5), (258, 0),
        ]

    /// The shortest distance of each symbol, and how many bits say how much farther it is.
    private static let distances: [(Int, Int)] = (0..<30).map { symbol in
        guard symbol >= 4 else { return (symbol + 1, 0) }
        let bits = symbol / 2 - 1
        return ((2 + symbol % 2) << bits + 1, bits)
    }

    private static let fixedLiterals = try! HuffmanCode(
        lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
            + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
    private static let fixedDistances = try! HuffmanCode(
        lengths: Array(repeating: 5, count: 30))
}
