/// The SHA-256 digest of several pieces of data together, used as a name for them. In practice, no
/// other data has the same digest.
///
/// The length of each piece and the count of each list are hashed before their contents, so that
/// the end of one piece can't be mistaken for the start of the next.
package struct ContentDigest: Sendable {
    private var hash = BlockHash<SHA256State>()

    package init() {}

    /// The digest of one piece of data.
    package static func of(_ bytes: [UInt8]) -> String {
        var digest = ContentDigest()
        digest.add(bytes)
        return digest.text
    }

    /// The kinds of input. The kind is hashed before the input, so that inputs of different kinds
    /// have different digests even if their bytes are the same.
    private enum Kind: UInt8 {
        case bytes, list, files
    }

    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds texts whose order matters.
    package mutating func add(_ texts: [String]) {
        begin(.list, texts.count)
        for text in texts { add(text) }
    }

    /// Adds a text that may be nil. Nil and an empty text give different digests.
    package mutating func add(_ text: String?) {
        add([text].compactMap(\.self))
    }

    /// Adds the paths and bytes of files.
    package mutating func add(_ files: [String: [UInt8]]) {
        begin(.files, files.count)
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            add(path)
            add(bytes)
        }
    }

    /// Adds the paths of files and the digests of their contents.
    package mutating func add(_ digests: [String: String]) {
        add(digests.mapValues { Array($0.utf8) })
    }

    /// The digest as 64 hexadecimal digits.
    package var text: String { hash.hexDigits }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        begin(.bytes, bytes.count)
        hash.add(bytes)
    }

    private mutating func begin(_ kind: Kind, _ count: Int) {
        withUnsafeBytes(of: kind.rawValue) { hash.add($0) }
        withUnsafeBytes(of: UInt64(count).bigEndian) { hash.add($0) }
    }
}
