/// The name that git gives to the content of a file: the SHA-1 of a short heading and the bytes.
///
/// It tells whether a file is as it was shipped, also where there is no git. SHA-1 is no proof
/// against somebody who looks for two contents of one name; nothing here needs one.
package enum GitObjectName {
    /// 40 hexadecimal digits, as `git hash-object` prints them.
    package static func ofBlob(_ bytes: [UInt8]) -> String {
        let words = sha1(Array("blob \(bytes.count)\0".utf8) + bytes)
        return words.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The digest of FIPS 180-4, section 6.1, as five words.
    private static func sha1(_ message: [UInt8]) -> [UInt32] {
        var digest: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let padded = padded(message)
        var schedule = [UInt32](repeating: 0, count: 80)
        for start in stride(from: 0, to: padded.count, by: 64) {
            for index in 0..<16 {
                schedule[index] = padded[(start + index * 4)..<(start + index * 4 + 4)]
                    .reduce(0) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 {
                let mixed =
                    schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14]
                    ^ schedule[index - 16]
                schedule[index] = rotated(mixed, by: 1)
            }
            add(schedule, to: &digest)
        }
        return digest
    }

    private static func add(_ schedule: [UInt32], to digest: inout [UInt32]) {
        var (a, b, c, d, e) = (digest[0], digest[1], digest[2], digest[3], digest[4])
        for (index, word) in schedule.enumerated() {
            let (mixed, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word
            (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { digest[index] &+= value }
    }

    /// The message with a bit that is set, zeros, and its length in bits: a multiple of 64 bytes.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        var result = message + [0x80]
        result += [UInt8](repeating: 0, count: (120 - result.count % 64) % 64)
        let bits = UInt64(message.count) * 8
        return result + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    }

    private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
