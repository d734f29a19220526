import Digest
import SwiftSource

/// The files of a stage's module, or of its tests, that need no changes: they are the same in the Starter and
/// in `Finished`.
struct GivenFiles {
    /// Returns the Git object name of a file as it was shipped in the Starter, by file name; nil if it wasn't
    /// shipped.
    let shipped: (String) -> String?
    /// The bytes of each file of the reference solution, by name.
    let finished: [String: [UInt8]]

    /// Returns the names of the files whose code was changed. Comments and whitespace may change.
    func changed(in files: [String: [UInt8]]) -> [String] {
        finished.filter { name, bytes in
            guard let own = files[name], own != bytes,
                shipped(name) == GitObjectName.ofBlob(bytes)
            else { return false }
            return SwiftText.bareCode(of: own) != SwiftText.bareCode(of: bytes)
        }.keys.sorted()
    }
}

/// Computes the name that Git gives to a file's content: the SHA-1 of a short header and the bytes.
///
/// It shows whether a file is as it was shipped, even without Git.
package enum GitObjectName {
    /// 40 hexadecimal digits, as `git hash-object` prints them.
    package static func ofBlob(_ bytes: [UInt8]) -> String {
        SHA1.hexDigest(of: Array("blob \(bytes.count)\0".utf8) + bytes)
    }

    /// The name of a text whose lines may end as on Windows (CRLF), because Git can check files out that way
    /// and an editor can save them that way.
    package static func ofText(_ bytes: [UInt8]) -> String { ofBlob(withUnixLineEnds(bytes)) }

    /// The text with each CRLF replaced by a line feed.
    package static func withUnixLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard bytes.contains(carriageReturn) else { return bytes }
        return bytes.indices.filter { index in
            bytes[index] != carriageReturn
                || !(index + 1 < bytes.count && bytes[index + 1] == lineFeed)
        }.map { bytes[$0] }
    }
}
