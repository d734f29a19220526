/// The names in one line of a function in the compiler's intermediate language (SIL).
struct SILWords {
    private typealias Bytes = Substring.UTF8View

    private(set) var symbols: [String] = []
    private(set) var members: [String] = []
    private(set) var types: [String] = []

    /// Instructions whose types only repeat what the function or the member that they name belongs to.
    private static let repeatsTypes: Set<String> = [
        "function_ref", "class_method", "super_method", "witness_method", "ref_element_addr",
        "upcast", "debug_value",
    ]
    /// Instructions that repeat the type of the function that they call, behind a colon.
    private static let calls: Set<String> = ["apply", "try_apply", "begin_apply", "partial_apply"]

    init(_ line: Substring) {
        let instruction = Self.instruction(of: line)
        let isCall = Self.calls.contains(instruction)
        let hasTypes = !Self.repeatsTypes.contains(instruction)
        var areTypesRead = false
        var previous = UInt8(ascii: " ")
        var rest = line.utf8
        while let byte = rest.first {
            let start = rest
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "\""):
                rest = Self.afterText(in: rest)
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
                return
            case UInt8(ascii: "@"):
                let isQuoted = rest.first == UInt8(ascii: "\"")
                let symbol = Self.symbol(in: rest)
                rest = rest.dropFirst(symbol.count + (isQuoted ? 2 : 0))
                // Behind a name comes its type; what tells how a value is passed begins like a name.
                if rest.starts(with: " :".utf8) { symbols.append(Self.text(symbol)) }
            case UInt8(ascii: "#") where previous == UInt8(ascii: " "):
                // `#Row.title!getter`
                let name = rest.prefix { !" ,:);".utf8.contains($0) }
                rest = rest.dropFirst(name.count)
                let declared = name.prefix { $0 != UInt8(ascii: "!") }
                members.append(Self.text(declared).filter { $0 != "`" })
            case UInt8(ascii: ":") where isCall && rest.starts(with: " $".utf8):
                return
            case UInt8(ascii: "$"), UInt8(ascii: "<"):
                areTypesRead = hasTypes
            case UInt8(ascii: "%"):
                rest = rest.drop(while: Self.isOfAWord)
            case _ where Self.isOfAWord(byte):
                let word = start.prefix(while: Self.isOfAWord)
                rest = start.dropFirst(word.count)
                if areTypesRead { types.append(Self.text(word)) }
            default: break
            }
            previous = byte
        }
    }

    /// The linker's name at the beginning of a text, without the quotes that may stand around it.
    static func symbol(in text: Substring.UTF8View) -> Substring.UTF8View {
        if text.first == UInt8(ascii: "\"") {
            return text.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
        }
        return text.prefix { !" ,:()".utf8.contains($0) }
    }

    /// The first word of a line, behind what it gives its result to.
    static func instruction(of line: Substring) -> String {
        let bytes = sign(in: line).map { line[$0.upperBound...] }?.utf8 ?? line.utf8
        return text(bytes.drop { $0 == UInt8(ascii: " ") }.prefix(while: isOfAWord))
    }

    /// The sign between what a line gives its result to and what it does; nil where it has no result.
    static func sign(in line: Substring) -> Range<Substring.Index>? {
        // A name can have such a sign in it, too.
        let first = line.utf8.first { $0 != UInt8(ascii: " ") }
        guard let first, "%(".utf8.contains(first) else { return nil }
        return line.byteRange(of: " = ")
    }

    /// What stands behind the next quote that no backslash stands before.
    static func afterText(in bytes: Substring.UTF8View) -> Substring.UTF8View {
        var isEscaped = false
        for index in bytes.indices {
            switch bytes[index] {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): return bytes[bytes.index(after: index)...]
            default: break
            }
        }
        return bytes[bytes.endIndex...]
    }

    private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Letters of other scripts belong to words, too.
    static func isOfAWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
