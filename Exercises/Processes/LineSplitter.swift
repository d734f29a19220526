/// Makes whole lines out of bytes that come in pieces, with a bound on the length of a line.
struct LineSplitter {
    /// The longest line in bytes; what comes after that, up to the newline, is dropped.
    let limit: Int
    private var line: [UInt8] = []

    /// Makes a splitter that cuts lines at the limit.
    init(limit: Int = 1 << 20) {
        self.limit = limit
    }

    /// The lines that these bytes complete.
    mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        var rest = bytes
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<newline])
            lines.append(String(decoding: line, as: UTF8.self))
            line.removeAll()
            rest = rest[(newline + 1)...]
        }
        append(rest)
        return lines
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        line.append(contentsOf: bytes.prefix(limit - line.count))
    }
}
