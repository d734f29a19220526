/// A tar as a test wants it.
struct MadeUpTar {
    struct Entry {
        var name: [UInt8]
        /// `0` for a file, `1` a hard link, `2` a link, `3` a device, `5` a folder, `6` a pipe.
        var kind: Character = "0"
        var bytes: [UInt8] = []

        init(_ name: String, _ kind: Character = "0", _ text: String = "") {
            (self.name, self.kind, bytes) = (Array(name.utf8), kind, Array(text.utf8))
        }
    }

    var entries: [Entry]
    var hasEnd = true

    var bytes: [UInt8] {
        entries.flatMap(Self.bytes(of:)) + [UInt8](repeating: 0, count: hasEnd ? 1024 : 0)
    }

    private static func bytes(of entry: Entry) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ text: [UInt8], at place: Int) {
            block.replaceSubrange(place..<place + text.count, with: text)
        }
        func octal(_ number: Int, _ count: Int) -> [UInt8] {
            let digits = String(number, radix: 8)
            return Array((String(repeating: "0", count: count - digits.count) + digits).utf8)
        }
        put(Array(entry.name.prefix(100)), at: 0)
        put(octal(0o644, 7), at: 100)
        put(octal(entry.bytes.count, 11), at: 124)
        put(Array("        ".utf8), at: 148)
        put(Array(String(entry.kind).utf8), at: 156)
        put(Array("target".utf8), at: 157)
        put(Array("ustar\u{0}00".utf8), at: 257)
        put(octal(block.reduce(0) { $0 + Int($1) }, 6) + [0], at: 148)
        let fill = (512 - entry.bytes.count % 512) % 512
        return block + entry.bytes + [UInt8](repeating: 0, count: fill)
    }
}
