/// The words of a Swift source: names and keywords, without comments and string literals.
///
/// It works on bytes: going through characters is slow, and a learner's file may be large.
package struct SourceWords {
    package struct Word: Equatable {
        package let text: String
        /// From 1.
        package let line: Int
        /// The first byte behind it that is no space and no `` ` ``; 0 where there is none.
        package let after: UInt8
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
        var index = 0
        while index < code.count {
            let byte = code[index]
            guard CodeToken.isPartOfWord(byte) else {
                if byte == UInt8(ascii: "\n") { line += 1 }
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
                    after: next < code.count ? code[next] : 0))
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
