import Digest

/// The name of the files that the reports keep about a learner.
///
/// A learner's folder can have any name that the file system takes. Reports are copied to other
/// systems, opened in browsers and named in commands, so their files get names of plain letters.
package enum LearnerFileName {
    /// The file name for a learner, without an ending: the same for the same learner only.
    ///
    /// Lower-case letters and digits stand for themselves, and so do `-`, `.` and `_` behind the
    /// first place; any other byte becomes `~` and two hexadecimal digits. A name that gets too
    /// long is cut, with a digest of the whole at its end.
    package static func of(_ learner: String) -> String {
        var name = ""
        for byte in learner.utf8 {
            name +=
                isPlain(byte, isFirst: name.isEmpty) ? String(UnicodeScalar(byte)) : escaped(byte)
        }
        guard name.utf8.count > longest else { return name }
        return name.prefix(longest - 65) + "~" + digest(of: learner)
    }

    /// The most bytes of a name: file systems take 255, with room for endings.
    static let longest = 200

    private static func isPlain(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        // Upper-case letters are escaped: not all file systems tell them from lower-case ones.
        case UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): !isFirst
        default: false
        }
    }

    private static func escaped(_ byte: UInt8) -> String {
        (byte < 16 ? "~0" : "~") + String(byte, radix: 16)
    }

    private static func digest(of text: String) -> String {
        var digest = ContentDigest()
        digest.add(text)
        return digest.text
    }
}
