import Foundation

/// The names in one line of a function in the compiler's intermediate language (SIL).
struct SILWords {
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
        var line = line
        line.withUTF8 { read(UnsafeRawBufferPointer($0)) }
    }

    /// - Parameter line: Bytes alone: a build without optimization takes ten times as long to go through
    ///   text, and official tests are a megabyte of it.
    init(bytes line: UnsafeRawBufferPointer) { read(line) }

    private mutating func read(_ line: UnsafeRawBufferPointer) {
        let instruction = Self.instruction(of: line)
        let isCall = Self.calls.contains(instruction)
        let hasTypes = !Self.repeatsTypes.contains(instruction)
        var areTypesRead = false
        var previous = UInt8(ascii: " ")
        var index = 0
        while index < line.count {
            let byte = line[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                index = Self.endOfText(from: index, in: line)
            case UInt8(ascii: "/") where Self.has("/", at: index, in: line):
                return
            case UInt8(ascii: "@"):
                let (symbol, end) = Self.symbol(at: index, in: line)
                index = end
                // Behind a name comes its type; what tells how a value is passed begins like a name.
                if Self.has(" :", at: index, in: line) { symbols.append(Self.text(line, symbol)) }
            case UInt8(ascii: "#") where previous == UInt8(ascii: " "):
                // `#Row.title!getter`
                let start = index
                index = Self.end(of: " ,:);", from: start, in: line)
                let end = min(Self.end(of: "!", from: start, in: line), index)
                members.append(Self.text(line, start..<end).filter { $0 != "`" })
            case UInt8(ascii: ":") where isCall && Self.has(" $", at: index, in: line):
                return
            case UInt8(ascii: "$"), UInt8(ascii: "<"):
                areTypesRead = hasTypes
            case UInt8(ascii: "%"):
                index = Self.endOfWord(from: index, in: line)
            case _ where Self.isOfAWord(byte):
                let start = index - 1
                index = Self.endOfWord(from: index, in: line)
                if areTypesRead { types.append(Self.text(line, start..<index)) }
            default: break
            }
            previous = byte
        }
    }

    /// The linker's name at the beginning of a text, without the quotes that may stand around it.
    static func symbol(in text: Substring) -> String {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return Self.text(bytes, symbol(at: 0, in: bytes).name)
        }
    }

    /// Where a linker's name stands, and where what is behind it begins.
    private static func symbol(
        at start: Int, in line: UnsafeRawBufferPointer
    ) -> (name: Range<Int>, end: Int) {
        guard has("\"", at: start, in: line) else {
            let end = end(of: " ,:()", from: start, in: line)
            return (start..<end, end)
        }
        let close = end(of: "\"", from: start + 1, in: line)
        return (start + 1..<close, min(close + 1, line.count))
    }

    private static func has(
        _ word: StaticString, at index: Int, in line: UnsafeRawBufferPointer
    ) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= line.count, let start = line.baseAddress else { return false }
        return memcmp(start + index, word.utf8Start, count) == 0
    }

    /// The place of the first of some bytes, or of the line's end.
    private static func end(
        of bytes: StaticString, from start: Int, in line: UnsafeRawBufferPointer
    ) -> Int {
        var index = start
        while index < line.count,
            memchr(bytes.utf8Start, Int32(line[index]), bytes.utf8CodeUnitCount) == nil
        {
            index += 1
        }
        return index
    }

    private static func endOfWord(from start: Int, in line: UnsafeRawBufferPointer) -> Int {
        var index = start
        while index < line.count, isOfAWord(line[index]) { index += 1 }
        return index
    }

    /// The first word of a line, behind what it gives its result to.
    static func instruction(of line: Substring) -> String {
        var line = line
        return line.withUTF8 { instruction(of: UnsafeRawBufferPointer($0)) }
    }

    private static func instruction(of line: UnsafeRawBufferPointer) -> String {
        var start = endOfSpace(from: 0, in: line)
        // A name can have such a sign in it, too.
        if has("%", at: start, in: line) || has("(", at: start, in: line) {
            var sign = start
            while sign < line.count, !has(" = ", at: sign, in: line) { sign += 1 }
            start = sign < line.count ? endOfSpace(from: sign + 3, in: line) : start
        }
        return text(line, start..<endOfWord(from: start, in: line))
    }

    private static func endOfSpace(from start: Int, in line: UnsafeRawBufferPointer) -> Int {
        var index = start
        while index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
        return index
    }

    /// The sign between what a line gives its result to and what it does; nil where it has no result.
    static func sign(in line: Substring) -> Range<Substring.Index>? {
        // A name can have such a sign in it, too.
        let first = line.utf8.first { $0 != UInt8(ascii: " ") }
        guard let first, "%(".utf8.contains(first) else { return nil }
        return line.byteRange(of: " = ")
    }

    /// What stands behind the next quote that no backslash stands before.
    static func afterText(in text: Substring) -> Substring {
        var text = text
        let end = text.withUTF8 { endOfText(from: 0, in: UnsafeRawBufferPointer($0)) }
        return text[text.utf8.index(text.startIndex, offsetBy: end)...]
    }

    private static func endOfText(from start: Int, in line: UnsafeRawBufferPointer) -> Int {
        var index = start
        while index < line.count {
            switch line[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "\""): return index + 1
            default: index += 1
            }
        }
        return line.count
    }

    private static func text(_ line: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: line[range]), as: UTF8.self)
    }

    /// Letters of other scripts belong to words, too.
    static func isOfAWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
}
