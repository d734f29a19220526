/// What stands in an object file that the compiler has made: what it defines, what it needs from
/// outside, and its sections.
///
/// Whatever the source looks like, nothing else is linked into the program.
package struct ObjectFile: Sendable, Equatable, Codable {
    /// The names of its sections.
    package private(set) var sections: Set<String> = []
    /// The names that it defines and that other files can use.
    package private(set) var defined: Set<String> = []
    /// The names that it uses and that other files define.
    package private(set) var needed: Set<String> = []

    /// Reads what `llvm-objdump --section-headers --syms` prints of one file or more.
    package init(dump: String) {
        for line in dump.split(separator: "\n") {
            // `0000000000000000 g     F .text<TAB>000000000000000c .hidden name`
            if let tab = line.firstIndex(of: "\t"), let symbol = Symbol(line, tab) {
                if symbol.section == "*UND*" {
                    needed.insert(symbol.name)
                } else if !symbol.isLocal {
                    defined.insert(symbol.name)
                }
            } else if let name = Self.section(line) {
                sections.insert(name)
            }
        }
        needed.subtract(defined)
    }

    private struct Symbol {
        let isLocal: Bool
        let section: Substring
        let name: String

        init?(_ line: Substring, _ tab: Substring.Index) {
            let start = line[..<tab].utf8
            guard start.count > ObjectFile.valueWidth + ObjectFile.flagsWidth,
                start.prefix(ObjectFile.digits).allSatisfy(ObjectFile.isDigit)
            else { return nil }
            isLocal = start.dropFirst(ObjectFile.valueWidth).first == UInt8(ascii: "l")
            section = Substring(start.dropFirst(ObjectFile.valueWidth + ObjectFile.flagsWidth))
            var name = line[tab...].dropFirst(ObjectFile.valueWidth + 1)
            for visibility in [".hidden ", ".protected ", ".internal "] {
                if name.hasPrefix(visibility) { name = name.dropFirst(visibility.count) }
            }
            self.name = String(name)
        }
    }

    /// The name in a line such as ` 44 .init_array    00000008 0000000000000000 DATA`.
    private static func section(_ line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard words.count >= 4, Int(words[0]) != nil, words[2].utf8.allSatisfy(isDigit),
            words[3].utf8.count == digits
        else { return nil }
        return String(words[1])
    }

    private static let digits = 16
    /// The digits of a value and a space.
    private static let valueWidth = digits + 1
    /// The letters for a symbol's kind and a space.
    private static let flagsWidth = 8

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
