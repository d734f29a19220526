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
        let name = escaped(learner)
        return name.utf8.count > longest ? cut(name, marked: digest(of: learner)) : name
    }

    /// The file name that earlier versions of the workshop gave to a learner; nil where it is the same.
    ///
    /// Long names ended in 16 digits of a hash that can be forged. Reports that were made so are read,
    /// and what is written has the new name.
    package static func ofEarlierVersions(_ learner: String) -> String? {
        let name = escaped(learner)
        guard name.utf8.count > longest else { return nil }
        let digits = String(NameHash.fnv1a(of: learner), radix: 16)
        return cut(name, marked: String(repeating: "0", count: 16 - digits.count) + digits)
    }

    private static func cut(_ name: String, marked mark: String) -> String {
        name.prefix(longest - mark.utf8.count - 1) + "~" + mark
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

    private static func escaped(_ learner: String) -> String {
        learner.utf8.reduce(into: "") { name, byte in
            name +=
                isPlain(byte, isFirst: name.isEmpty) ? String(UnicodeScalar(byte)) : escaped(byte)
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
