import Digest
import SwiftSource

/// The files that a learner needn't change in a stage's module or in its tests. They are the same
/// in the Starter and in `Finished`.
struct GivenFiles {
    /// Returns the Git object name of a file as it was shipped in the Starter, by file name; nil if it wasn't
    /// shipped.
    let shipped: (String) -> String?
    /// The bytes of each file in `Finished`, by name.
    let finished: [String: [UInt8]]

    /// Returns the names of the given files whose code was changed. Changes to comments and
    /// whitespace don't count.
    func changed(in files: [String: [UInt8]]) -> [String] {
        finished.filter { name, bytes in
            guard let own = files[name], own != bytes,
                shipped(name) == GitObjectName.ofBlob(bytes)
            else { return false }
            return SwiftText.bareCode(of: own) != SwiftText.bareCode(of: bytes)
        }.keys.sorted()
    }
}

/// Computes the name that Git gives to a file's content, which is the SHA-1 of a short header and
/// the bytes.
///
/// The name shows whether a file is as it was shipped, even if there is no Git repository.
package enum GitObjectName {
    /// Returns the 40 hexadecimal digits that `git hash-object` prints.
    package static func ofBlob(_ bytes: [UInt8]) -> String {
        SHA1.hexDigest(of: Array("blob \(bytes.count)\0".utf8) + bytes)
    }

    /// Returns the name of a text as if its lines ended in line feeds. On Windows, Git can check a
    /// file out with CRLF line endings, and an editor can save it with them.
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
