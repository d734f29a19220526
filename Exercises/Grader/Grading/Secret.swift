/// Names that nobody can guess.
package enum Secret {
    /// 32 hexadecimal digits from the system's source of randomness.
    package static func make() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
