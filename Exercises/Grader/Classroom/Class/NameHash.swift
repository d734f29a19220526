/// The FNV-1a hash of a name, which is the same on every machine. It spreads names and guards nothing.
///
/// The hash stays as it is: folders of results that were written with it are read and added to.
package enum NameHash {
    /// The hash of the name's bytes and of their count.
    package static func fnv1a(of name: String) -> UInt64 {
        let count = UInt64(name.utf8.count)
        let bytes = Array(name.utf8) + (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
        return bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
