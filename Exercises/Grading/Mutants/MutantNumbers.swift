import Catalog

/// The numbers that choose the planted bugs and the correct variants of a stage.
///
/// They are spread by the secret of the workspace: whoever gets to see one can't tell a bug from a
/// variant by it.
struct MutantNumbers: Sendable {
    private let numbers: [String: Int]

    /// Chooses a bug in every member that has one, all at the same time.
    static let everywhere = -1

    /// Numbers that are given, by identifier.
    init(_ numbers: [String: Int]) {
        self.numbers = numbers
    }

    /// The numbers in a workspace with this secret.
    init(stage: Stage, secret: String) {
        var numbers: [String: Int] = [:]
        var used: Set<Int> = [0]
        for id in stage.bugs.map(\.id) + stage.variants.map(\.id) {
            var number = Self.hash("\(secret) \(id)")
            while !used.insert(number).inserted { number = (number + 1) & 0x7FFF_FFFF }
            numbers[id] = number
        }
        self.numbers = numbers
    }

    /// The number of a bug or variant, from 1; 0, the finished code, for any other identifier.
    subscript(id: String) -> Int { numbers[id] ?? 0 }

    /// 31 bits of the FNV-1a hash, which is the same in every process, unlike Swift's own.
    private static func hash(_ text: String) -> Int {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return Int((hash ^ (hash >> 32)) & 0x7FFF_FFFF)
    }
}
