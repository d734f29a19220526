/// The words of a Swift source: names and keywords, without comments and string literals.
///
/// It works on bytes: going through characters is slow, and a learner's file may be large.
package struct SourceWords {
    package struct Word: Equatable {
        package let text: String
        /// From 1.
        package let line: Int
        /// The last two bytes before it that are no spaces, nor the `` ` `` that can stand around a
        /// name; 0 where there is none.
        let before: (UInt8, UInt8)
        /// The first byte behind it that is no space and no `` ` ``; 0 where there is none.
        package let after: UInt8

        package static func == (one: Word, other: Word) -> Bool {
            one.text == other.text && one.line == other.line && one.before == other.before
                && one.after == other.after
        }
    }

    package private(set) var all: [Word] = []

    /// The names behind `class` and `actor`.
    package var classes: [String] {
        zip(all, all.dropFirst()).compactMap { keyword, name in
            ["class", "actor"].contains(keyword.text) ? name.text : nil
        }
    }

    package init(_ source: [UInt8]) {
        let code = SwiftText(String(decoding: source, as: UTF8.self)).code
        var line = 1
        var before: (UInt8, UInt8) = (0, 0)
        var index = 0
        while index < code.count {
            let byte = code[index]
            guard CodeToken.isPartOfWord(byte) else {
                if byte == UInt8(ascii: "\n") { line += 1 }
                if !Self.isPassedOver(byte) { before = (before.1, byte) }
                index += 1
                continue
            }
            var end = index
            while end < code.count, CodeToken.isPartOfWord(code[end]) { end += 1 }
            var next = end
            while next < code.count, Self.isPassedOver(code[next]) { next += 1 }
            all.append(
                Word(
                    text: String(decoding: code[index..<end], as: UTF8.self), line: line,
                    before: before, after: next < code.count ? code[next] : 0))
            before = (before.1, code[end - 1])
            index = end
        }
    }

    /// The text of a word; nil behind the last one.
    package subscript(_ index: Int) -> String? {
        all.indices.contains(index) ? all[index].text : nil
    }

    private static func isPassedOver(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "`"): true
        default: false
        }
    }
}
