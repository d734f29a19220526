import Digest
import SwiftSource

/// The files of a stage's module, or of its own tests, in which there is nothing to fill in: the
/// Starter has them as they are in `Finished`.
struct GivenFiles {
    /// The name that git gives to a file as it was shipped in the Starter, by the file's name; nil where it
    /// wasn't.
    let shipped: (String) -> String?
    /// The bytes of each finished file, by name.
    let finished: [String: [UInt8]]

    /// The names of the files whose code isn't as it was given. Comments and white space may change.
    func changed(in files: [String: [UInt8]]) -> [String] {
        finished.filter { name, bytes in
            guard let own = files[name], own != bytes,
                shipped(name) == GitObjectName.ofBlob(bytes)
            else { return false }
            return SwiftText.bareCode(of: own) != SwiftText.bareCode(of: bytes)
        }.keys.sorted()
    }
}

/// The name that git gives to the content of a file: the SHA-1 of a short heading and the bytes.
///
/// It tells whether a file is as it was shipped, also where there is no git.
package enum GitObjectName {
    /// 40 hexadecimal digits, as `git hash-object` prints them.
    package static func ofBlob(_ bytes: [UInt8]) -> String {
        SHA1.hexDigest(of: Array("blob \(bytes.count)\0".utf8) + bytes)
    }

    /// The name of a text whose lines may end as on Windows (CRLF): git can be set to check files out so,
    /// and an editor can save them so.
    package static func ofText(_ bytes: [UInt8]) -> String { ofBlob(withUnixLineEnds(bytes)) }

    /// The text with each CRLF as a single line feed.
    package static func withUnixLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard bytes.contains(carriageReturn) else { return bytes }
        return bytes.indices.filter { index in
            bytes[index] != carriageReturn
                || !(index + 1 < bytes.count && bytes[index + 1] == lineFeed)
        }.map { bytes[$0] }
    }
}
