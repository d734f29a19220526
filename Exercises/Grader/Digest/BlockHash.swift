import Foundation

/// The state of a hash function of the SHA family, which processes blocks of 64 bytes.
protocol BlockHashState: Sendable {
    init()

    /// The digest of the blocks added so far.
    var words: [UInt32] { get }

    /// Adds the next block.
    ///
    /// - Parameter word: Returns the block's word at an index from 0 to 15.
    mutating func addBlock(_ word: (_ index: Int) -> UInt32)
}

/// Computes a hash of the SHA family over bytes that may arrive in pieces.
struct BlockHash<State: BlockHashState>: Sendable {
    private var state = State()
    /// The bytes at the end that don't fill a block yet.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    private static var blockSize: Int { 64 }

    /// Adds some bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(Self.blockSize - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            guard rest.count == Self.blockSize else { return }
            rest.withUnsafeBytes { Self.add($0, to: &state) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.prefix(bytes.count / Self.blockSize * Self.blockSize)
        Self.add(UnsafeRawBufferPointer(rebasing: whole), to: &state)
        rest += bytes.dropFirst(whole.count)
    }

    private static func add(_ blocks: UnsafeRawBufferPointer, to state: inout State) {
        for start in stride(from: 0, to: blocks.count, by: blockSize) {
            state.addBlock { index in
                let offset = start + 4 * index
                return UInt32(
                    bigEndian: blocks.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            }
        }
    }

    /// The digest of the bytes so far, in hexadecimal digits.
    var hexDigits: String {
        // The padding consists of a 1 bit, zeros and the length in bits, so that the last block is
        // full.
        var end = rest
        end.append(0x80)
        while end.count % Self.blockSize != Self.blockSize - 8 { end.append(0) }
        withUnsafeBytes(of: (count * 8).bigEndian) { end += $0 }
        var state = state
        end.withUnsafeBytes { Self.add($0, to: &state) }
        return state.words.map { String(format: "%08x", $0) }.joined()
    }
}
