/// A name for several contents together that no other contents can be made to have: their SHA-256.
///
/// What goes in says how long it is before it begins, and how many there are in a list. So the end of
/// one can't be taken for the beginning of the next.
package struct ContentDigest: Sendable {
    private var hash = BlockHash<SHA256State>()

    package init() {}

    /// The digest of one content.
    package static func of(_ bytes: [UInt8]) -> String {
        var digest = ContentDigest()
        digest.add(bytes)
        return digest.text
    }

    /// What goes in, so that no kind can be taken for another.
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

    /// Takes in texts whose order counts.
    package mutating func add(_ texts: [String]) {
        begin(.list, texts.count)
        for text in texts { add(text) }
    }

    /// Takes in a text that may be missing, which isn't the same as one that is empty.
    package mutating func add(_ text: String?) {
        add([text].compactMap(\.self))
    }

    /// Takes in the bytes of files by their paths.
    package mutating func add(_ files: [String: [UInt8]]) {
        begin(.files, files.count)
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            add(path)
            add(bytes)
        }
    }

    /// Takes in the digests of files by their paths.
    package mutating func add(_ digests: [String: String]) {
        add(digests.mapValues { Array($0.utf8) })
    }

    /// 64 hexadecimal digits.
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
