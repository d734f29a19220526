/// Reads packed bytes bit by bit, the lowest bit of each byte first.
struct BitReader {
    /// The next bytes; none at the end.
    private let next: () throws -> [UInt8]
    private var input: [UInt8] = []
    private var place = 0
    /// Bits that were read and not used yet, the next one lowest; above them are zeros.
    private(set) var held: UInt64 = 0
    /// How many bits are held.
    private(set) var count = 0

    init(_ next: @escaping () throws -> [UInt8]) {
        self.next = next
    }

    /// Holds this many bits, 56 at the most; fewer where the input ends.
    @inline(__always)
    mutating func fill(_ wanted: Int) throws {
        while count < wanted {
            if place == input.count, try !readOn() { return }
            held |= UInt64(input[place]) &<< UInt64(count)
            place += 1
            count += 8
        }
    }

    private mutating func readOn() throws -> Bool {
        input = try next()
        place = 0
        return !input.isEmpty
    }

    /// Uses bits that are held.
    @inline(__always)
    mutating func use(_ number: Int) throws {
        guard number <= count else { throw ArchiveProblem.damaged }
        held &>>= UInt64(number)
        count -= number
    }

    /// The number in the next bits, 32 at the most.
    @inline(__always)
    mutating func bits(_ number: Int) throws -> Int {
        try fill(number)
        let value = Int(held & (1 &<< UInt64(number) &- 1))
        try use(number)
        return value
    }

    /// Passes over the rest of the byte.
    mutating func align() throws { try use(count % 8) }

    /// Whether there is nothing more.
    mutating func isAtEnd() throws -> Bool {
        try fill(8)
        return count < 8
    }
}
