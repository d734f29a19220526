/// A code in which frequent symbols have few bits, from the number of bits that each symbol has.
struct HuffmanCode {
    /// What the next bits stand for, where a code has no more than these: the symbol, and its number of
    /// bits in the lowest four. 0 where there is no such code.
    private var short = [UInt16](repeating: 0, count: 1 << shortBits)
    /// How many symbols there are with each number of bits.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private var symbols: [UInt16] = []

    private static let shortBits = 10

    /// - Throws: Where there are more codes than fit.
    init(lengths: [UInt8]) throws {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        // The first code of each length, and the place of its symbol.
        var codes = [Int](repeating: 0, count: 17)
        var places = [Int](repeating: 0, count: 17)
        for length in 1...15 {
            left = left * 2 - counts[length]
            guard left >= 0 else { throw ArchiveProblem.damaged }
            codes[length + 1] = (codes[length] + counts[length]) << 1
            places[length + 1] = places[length] + counts[length]
        }
        symbols = [UInt16](repeating: 0, count: places[16])
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            symbols[places[length]] = UInt16(symbol)
            places[length] += 1
            fillShort(symbol, code: codes[length], length)
            codes[length] += 1
        }
    }

    private mutating func fillShort(_ symbol: Int, code: Int, _ length: Int) {
        guard length <= Self.shortBits else { return }
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        for place in stride(from: reversed, to: 1 << Self.shortBits, by: 1 << length) {
            short[place] = UInt16(symbol << 4 | length)
        }
    }

    /// The next symbol.
    @inline(__always)
    func next(_ reader: inout BitReader) throws -> Int {
        try reader.fill(15)
        let found = Int(short[Int(reader.held & (1 << UInt64(Self.shortBits) - 1))])
        guard found == 0 else {
            try reader.use(found & 15)
            return found >> 4
        }
        return try long(&reader)
    }

    private func long(_ reader: inout BitReader) throws -> Int {
        // Of each length, the codes follow each other.
        var (code, first, place) = (0, 0, 0)
        for length in 1...15 {
            code |= Int(reader.held &>> UInt64(length - 1) & 1)
            if code - first < counts[length] {
                try reader.use(length)
                return Int(symbols[place + code - first])
            }
            place += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        throw ArchiveProblem.damaged
    }
}
