/// The state of SHA-256, as specified in FIPS 180-4, section 6.2.
///
/// There is no known way to create two different inputs with the same digest. SHA-256 is
/// implemented here because Foundation provides it only on Apple's systems.
struct SHA256State: BlockHashState {
    var a: UInt32 = 0x6A09_E667
    var b: UInt32 = 0xBB67_AE85
    var c: UInt32 = 0x3C6E_F372
    var d: UInt32 = 0xA54F_F53A
    var e: UInt32 = 0x510E_527F
    var f: UInt32 = 0x9B05_688C
    var g: UInt32 = 0x1F83_D9AB
    var h: UInt32 = 0x5BE0_CD19

    var words: [UInt32] { [a, b, c, d, e, f, g, h] }

    mutating func addBlock(_ word: (Int) -> UInt32) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            for index in 0..<16 { schedule[index] = word(index) }
            for index in 16..<64 {
                let (second, fifteenth) = (schedule[index - 2], schedule[index - 15])
                let mixedSecond = right(second, 17) ^ right(second, 19) ^ (second >> 10)
                let mixedFifteenth =
                    right(fifteenth, 7) ^ right(fifteenth, 18) ^ (fifteenth >> 3)
                schedule[index] =
                    schedule[index - 16] &+ mixedFifteenth &+ schedule[index - 7] &+ mixedSecond
            }
            mix(schedule)
        }
    }

    @inline(__always)
    private func right(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 - count)
    }

    private mutating func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>) {
        let before = self
        for (index, constant) in Self.constants.enumerated() {
            let sumOfE = right(e, 6) ^ right(e, 11) ^ right(e, 25)
            let chosen = (e & f) ^ (~e & g)
            let first = h &+ sumOfE &+ chosen &+ constant &+ schedule[index]
            let sumOfA = right(a, 2) ^ right(a, 13) ^ right(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ sumOfA &+ majority)
        }
        (a, b, c, d) = (a &+ before.a, b &+ before.b, c &+ before.c, d &+ before.d)
        (e, f, g, h) = (e &+ before.e, f &+ before.f, g &+ before.g, h &+ before.h)
    }

    /// The first 32 fractional bits of the cube roots of the first 64 primes.
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
