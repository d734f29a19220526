/// What the toolchain's tools print of an object file that isn't Linux's: of one for macOS (Mach-O, of 64
/// bits).
package struct PrintedObject: Sendable {
    /// What `llvm-nm` prints: an address or spaces, a letter and a name in each line.
    let symbols: String
    /// What `llvm-objdump --section-headers` prints: a table, with the names in its second column.
    let sections: String

    package init(symbols: String, sections: String) {
        self.symbols = symbols
        self.sections = sections
    }

    /// Whether these are the bytes of a file that can be printed so.
    package static func canPrint(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xCF, 0xFA, 0xED, 0xFE])
    }

    struct Symbol: Equatable {
        let name: String
        let isLocal: Bool
        /// Whether another file has to define it.
        let isNeeded: Bool
    }

    /// The symbols, without the underscore before each C name on macOS.
    func readSymbols() -> [Symbol] {
        var found: [(kind: UInt8, name: String)] = []
        for line in symbols.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            if let symbol = Self.symbol(in: line) {
                found.append(symbol)
            } else if let last = found.indices.last {
                // The compiler's own names may have any sign in them, also the end of a line.
                found[last].name += "\n" + String(decoding: line, as: UTF8.self)
            }
        }
        return found.map { kind, name in
            // Small letters are for what belongs to the file alone.
            let isLocal = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(kind)
            return Symbol(
                name: name.hasPrefix("_") ? String(name.dropFirst()) : name,
                isLocal: isLocal, isNeeded: kind | 0x20 == UInt8(ascii: "u"))
        }
    }

    func readSections() throws(ObjectFileError) -> Set<String> {
        var names: Set<String> = []
        for line in sections.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 1, Int(String(decoding: words[0], as: UTF8.self)) != nil else {
                continue
            }
            names.insert(String(decoding: words[1], as: UTF8.self))
        }
        // Each object has code or data.
        guard !names.isEmpty else { throw .notReadable }
        return names
    }

    /// The letter and the name after the sixteen digits of an address, or as many spaces.
    private static func symbol(in line: Substring.UTF8View) -> (kind: UInt8, name: String)? {
        let rest = Array(line)
        guard rest.count > addressLength + 3, rest[addressLength] == UInt8(ascii: " "),
            rest[addressLength + 2] == UInt8(ascii: " "),
            rest[..<addressLength].allSatisfy(isOfAnAddress)
        else { return nil }
        return (
            rest[addressLength + 1], String(decoding: rest[(addressLength + 3)...], as: UTF8.self)
        )
    }

    private static let addressLength = 16

    private static func isOfAnAddress(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
