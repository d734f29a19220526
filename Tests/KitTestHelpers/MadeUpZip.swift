/// A zip as a test wants it: what its directory says need not be so.
struct MadeUpZip {
    struct Entry {
        var name: [UInt8]
        var bytes: [UInt8] = []
        /// What the directory says of the size, where that isn't so.
        var statedSize: Int?
        /// What the file was on the system that it was packed on: 3 for Unix, 0 for DOS.
        var system = 3
        var mode = 0o100644
        var flags = 0
        var method = 0
        /// The date and the time as DOS has them.
        var dosTime = 0

        init(_ name: String, _ text: String = "") {
            (self.name, bytes) = (Array(name.utf8), Array(text.utf8))
        }

        /// The same with other properties.
        func with(_ change: (inout Entry) -> Void) -> Entry {
            var entry = self
            change(&entry)
            return entry
        }
    }

    var entries: [Entry]
    /// What stands before the zip and behind it.
    var before: [UInt8] = []
    var comment: [UInt8] = []
    /// Whether all entries of the directory have the bytes of the first one.
    var isOneFile = false

    var bytes: [UInt8] {
        var (files, directory): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            let offset = isOneFile ? 0 : files.count
            let size = entry.statedSize ?? entry.bytes.count
            let head =
                little(entry.flags, 2) + little(entry.method, 2) + little(entry.dosTime, 4)
                + little(Int(Self.checksum(entry.bytes)), 4)
                + little(entry.bytes.count, 4) + little(size, 4) + little(entry.name.count, 2)
                + little(0, 2)
            let file = Array("PK\u{3}\u{4}".utf8) + little(20, 2) + head + entry.name + entry.bytes
            if offset == files.count { files += file }
            directory +=
                Array("PK\u{1}\u{2}".utf8) + [20, UInt8(entry.system)] + little(20, 2) + head
                + little(0, 2) + little(0, 2) + little(0, 2) + little(entry.mode << 16, 4)
                + little(offset, 4) + entry.name
        }
        let end =
            Array("PK\u{5}\u{6}".utf8) + little(0, 4) + little(entries.count, 2)
            + little(entries.count, 2) + little(directory.count, 4) + little(files.count, 4)
            + little(comment.count, 2) + comment
        return before + files + directory + end
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32(0xFFFF_FFFF)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1
            }
        }
    }
}
