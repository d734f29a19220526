import Digest

/// The name that git gives to the content of a file: the SHA-1 of a short heading and the bytes.
///
/// It tells whether a file is as it was shipped, also where there is no git.
package enum GitObjectName {
    /// 40 hexadecimal digits, as `git hash-object` prints them.
    package static func ofBlob(_ bytes: [UInt8]) -> String {
        SHA1.hexDigest(of: Array("blob \(bytes.count)\0".utf8) + bytes)
    }
}
