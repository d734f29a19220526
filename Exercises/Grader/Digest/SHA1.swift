/// The SHA-1 digest, as specified in FIPS 180-4, section 6.1. Git uses it to name files.
///
/// It is possible to create two different files with the same SHA-1 digest, but not a file with the
/// same digest as a file that someone else wrote. So SHA-1 is used only to recognize files. Results
/// that are reused by name are named by `ContentDigest`.
package enum SHA1 {
    /// The digest as 40 hexadecimal digits.
    package static func hexDigest(of message: [UInt8]) -> String {
        var hash = BlockHash<SHA1State>()
        message.withUnsafeBytes { hash.add($0) }
        return hash.hexDigits
    }
}

/// The digest of the blocks so far, as five words.
private struct SHA1State: BlockHashState {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xEFCD_AB89
    var c: UInt32 = 0x98BA_DCFE
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xC3D2_E1F0

    var words: [UInt32] { [a, b, c, d, e] }

    mutating func addBlock(_ word: (Int) -> UInt32) {
        var schedule = (0..<80).map { $0 < 16 ? word($0) : 0 }
        for index in 16..<80 {
            let (third, eighth) = (schedule[index - 3], schedule[index - 8])
            let (fourteenth, sixteenth) = (schedule[index - 14], schedule[index - 16])
            schedule[index] = rotated(third ^ eighth ^ fourteenth ^ sixteenth, by: 1)
        }
        let before = self
        for index in 0..<80 {
            let next = rotated(a, by: 5) &+ mixed(index) &+ e &+ schedule[index]
            (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
        }
        (a, b, c) = (a &+ before.a, b &+ before.b, c &+ before.c)
        (d, e) = (d &+ before.d, e &+ before.e)
    }

    private func mixed(_ index: Int) -> UInt32 {
        switch index {
        case ..<20: ((b & c) | (~b & d)) &+ 0x5A82_7999
        case ..<40: (b ^ c ^ d) &+ 0x6ED9_EBA1
        case ..<60: ((b & c) | (b & d) | (c & d)) &+ 0x8F1B_BCDC
        default: (b ^ c ^ d) &+ 0xCA62_C1D6
        }
    }

    private func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
