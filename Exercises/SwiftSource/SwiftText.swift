/// Swift source with its comments and texts blanked out, so that braces and words can be found.
///
/// It works on bytes, since all that it looks for is ASCII and going through characters is slow.
package struct SwiftText {
    /// The source itself, as UTF-8.
    package let source: [UInt8]
    /// As long as the source; a space for each byte of a comment or a string literal. What is
    /// interpolated in a literal is code.
    let code: [UInt8]

    package init(_ source: String) {
        self.source = Array(source.utf8)
        code = SwiftTextBlanker.blank(self.source)
    }

    /// The source with spaces for comments and string literals.
    package var codeText: String { String(decoding: code, as: UTF8.self) }

    /// A part of the source.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The places of a text in the source.
    package func places(of text: String) -> [Range<Int>] {
        let words = Array(text.utf8)
        guard let first = words.first, words.count <= source.count else { return [] }
        var result: [Range<Int>] = []
        for start in 0...(source.count - words.count) where source[start] == first {
            let range = start..<(start + words.count)
            if source[range].elementsEqual(words) { result.append(range) }
        }
        return result
    }
}
