/// The SHA-256 of some bytes, as in FIPS 180-4, section 6.2.
///
/// No way is known to make two contents with the same digest. Foundation has it only on Apple's systems.
struct SHA256: Sendable {
    private var state = SHA256State()
    /// The last bytes, as long as they don't fill a block.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    private static let blockSize = 64

    /// Adds some bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(Self.blockSize - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            guard rest.count == Self.blockSize else { return }
            rest.withUnsafeBytes { state.add($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.prefix(bytes.count / Self.blockSize * Self.blockSize)
        state.add(UnsafeRawBufferPointer(rebasing: whole))
        rest += bytes.dropFirst(whole.count)
    }

    /// The digest of the bytes so far: 64 hexadecimal digits.
    var hexDigits: String {
        // A set bit, zeros, and the length in bits fill the last block.
        var end = rest
        end.append(0x80)
        while end.count % Self.blockSize != Self.blockSize - 8 { end.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            end.append(UInt8(truncatingIfNeeded: (count * 8) >> UInt64(shift)))
        }
        var state = state
        end.withUnsafeBytes { state.add($0) }
        return String(unsafeUninitializedCapacity: 64) { digits in
            for (place, digit) in state.halfBytes.enumerated() {
                digits[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
            }
            return 64
        }
    }
}

/// The digest so far, as eight words.
private struct SHA256State: Sendable {
    var a: UInt32 = 0x6A09_E667
    var b: UInt32 = 0xBB67_AE85
    var c: UInt32 = 0x3C6E_F372
    var d: UInt32 = 0xA54F_F53A
    var e: UInt32 = 0x510E_527F
    var f: UInt32 = 0x9B05_688C
    var g: UInt32 = 0x1F83_D9AB
    var h: UInt32 = 0x5BE0_CD19

    /// The words in halves of bytes, the first one highest.
    var halfBytes: [UInt8] {
        [a, b, c, d, e, f, g, h].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (28 - 4 * $0) & 15) }
        }
    }

    /// Adds some blocks of 64 bytes.
    mutating func add(_ blocks: UnsafeRawBufferPointer) {
        Self.constants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                for start in stride(from: 0, to: blocks.count, by: 64) {
                    for index in 0..<16 {
                        schedule[index] = UInt32(
                            bigEndian: blocks.loadUnaligned(
                                fromByteOffset: start + 4 * index, as: UInt32.self))
                    }
                    for index in 16..<64 {
                        let (second, fifteenth) = (schedule[index - 2], schedule[index - 15])
                        let mixedSecond =
                            rotated(second, 17) ^ rotated(second, 19) ^ (second >> 10)
                        let mixedFifteenth =
                            rotated(fifteenth, 7) ^ rotated(fifteenth, 18) ^ (fifteenth >> 3)
                        schedule[index] =
                            schedule[index - 16] &+ mixedFifteenth &+ schedule[index - 7]
                            &+ mixedSecond
                    }
                    mix(schedule, constants)
                }
            }
        }
    }

    /// Mixes in a block's words. The rounds are written out so that no word moves from one variable to
    /// the next, which would cost the most time.
    private mutating func mix(
        _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
        for index in stride(from: 0, to: 64, by: 8) {
            func word(_ offset: Int) -> UInt32 {
                words[index + offset] &+ constants[index + offset]
            }
            round(a, b, c, &d, e, f, g, &h, word(0))
            round(h, a, b, &c, d, e, f, &g, word(1))
            round(g, h, a, &b, c, d, e, &f, word(2))
            round(f, g, h, &a, b, c, d, &e, word(3))
            round(e, f, g, &h, a, b, c, &d, word(4))
            round(d, e, f, &g, h, a, b, &c, word(5))
            round(c, d, e, &f, g, h, a, &b, word(6))
            round(b, c, d, &e, f, g, h, &a, word(7))
        }
        (self.a, self.b, self.c) = (self.a &+ a, self.b &+ b, self.c &+ c)
        (self.d, self.e, self.f) = (self.d &+ d, self.e &+ e, self.f &+ f)
        (self.g, self.h) = (self.g &+ g, self.h &+ h)
    }

    @inline(__always)
    private func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
        _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
        let sumOfE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let chosen = (e & f) ^ (~e & g)
        let first = h &+ sumOfE &+ chosen &+ word
        let sumOfA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        d = d &+ first
        h = first &+ sumOfA &+ majority
    }

    @inline(__always)
    private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 - count)
    }

    /// The first 32 bits after the point of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
        0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
        0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
        0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
        0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
        0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
        0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
        0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
        0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
