/// The memory of the processes that share the computer's, all of them together.
///
/// Each may be below its limit, and all together be more than the computer has. The system would
/// then end any process, also one of somebody who has nothing to do with it.
struct MemoryUse: Sendable {
    /// The bytes that all together may use.
    let most: Int
    /// The bytes that each process used when it was last looked at, where that is much.
    private var sizes: [Int32: Int] = [:]

    /// Who uses less doesn't count, and is never ended: what is mapped by all counts for each.
    static let little = 256 << 20

    init(most: Int) {
        self.most = most
    }

    /// Takes in what a process uses now, and says whether it has to be ended: where all together
    /// use too much, the largest has to go.
    mutating func isTooMuch(_ size: Int, of process: Int32) -> Bool {
        sizes[process] = size < Self.little ? nil : size
        guard sizes.values.reduce(0, +) > most else { return false }
        // Until it is gone it counts, so that no other has to go for its sake.
        return sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key == process
    }

    /// Forgets a process that has ended.
    mutating func remove(_ process: Int32) { sizes[process] = nil }
}
