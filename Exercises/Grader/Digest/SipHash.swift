/// SipHash-2-4 with a 64-bit output, as described by Aumasson and Bernstein. It computes an
/// authentication code for bytes, which can't be computed without the key.
///
/// The test reporter implements the same algorithm in C.
package struct SipHash: Sendable {
    private let start: SipState

    /// - Parameter key: 16 bytes.
    package init(key: [UInt8]) {
        precondition(key.count == 16, "A SipHash key has 16 bytes.")
        start = key.withUnsafeBytes { SipState(word($0, at: 0), word($0, at: 8)) }
    }

    /// The same hash with the next key. The current key can't be computed from the next one.
    package var next: SipHash {
        let halves = ["0", "1"].map { code(of: Array($0.utf8)[...]) }
        return SipHash(
            key: halves.flatMap { half in
                (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * UInt64($0))) }
            })
    }

    /// Returns the authentication code of these bytes.
    package func code(of bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var state = start
            let whole = bytes.count - bytes.count % 8
            for place in stride(from: 0, to: whole, by: 8) { state.add(word(bytes, at: place)) }
            let last = bytes[whole...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
            state.add(last | UInt64(truncatingIfNeeded: bytes.count) << 56)
            return state.finished()
        }
    }
}

/// Returns eight bytes as a word, with the lowest byte first.
private func word(_ bytes: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
}

/// The state of the algorithm, as four words.
private struct SipState: Sendable {
    private var a: UInt64
    private var b: UInt64
    private var c: UInt64
    private var d: UInt64

    init(_ low: UInt64, _ high: UInt64) {
        a = low ^ 0x736F_6D65_7073_6575
        b = high ^ 0x646F_7261_6E64_6F6D
        c = low ^ 0x6C79_6765_6E65_7261
        d = high ^ 0x7465_6462_7974_6573
    }

    mutating func add(_ word: UInt64) {
        d ^= word
        for _ in 0..<2 { mix() }
        a ^= word
    }

    mutating func finished() -> UInt64 {
        c ^= 0xFF
        for _ in 0..<4 { mix() }
        return a ^ b ^ c ^ d
    }

    private mutating func mix() {
        a &+= b
        c &+= d
        b = rotated(b, 13) ^ a
        d = rotated(d, 16) ^ c
        a = rotated(a, 32) &+ d
        c &+= b
        d = rotated(d, 21) ^ a
        b = rotated(b, 17) ^ c
        c = rotated(c, 32)
    }

    private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
        word << count | word >> (64 - count)
    }
}
