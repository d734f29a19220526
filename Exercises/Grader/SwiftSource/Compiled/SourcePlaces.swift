/// Finds the lines of a learner's sources that contain a name.
package struct SourcePlaces {
    /// The bytes of each file, by path.
    private let sources: [(path: String, bytes: [UInt8])]

    package init(_ sources: [String: [UInt8]]) {
        self.sources = sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The first line that declares a name or uses it in code. If there is none, the first line
    /// that contains the name anywhere, because what looks like a string or a comment may be code.
    /// Nil if no line contains the name.
    package func place(of name: String) -> SourceLocation? {
        for (path, bytes) in sources where Self.line(of: name, in: bytes) != nil {
            let source = Declarations(SwiftText(bytes))
            let declared = source.all.first { $0.name == name && $0.givesName }?.line
            let used = source.tokens.indices.first { source.isWord(name, $0) }
            if let line = declared ?? used.map({ source.tokens[$0].line }) {
                return SourceLocation(file: path, line: line)
            }
        }
        // An operator isn't a word, so search for the start of a function with that name first.
        for text in ["func \(name)", name] {
            for (path, bytes) in sources {
                if let line = Self.line(of: text, in: bytes) {
                    return SourceLocation(file: path, line: line)
                }
            }
        }
        return nil
    }

    /// The first line that contains a text; nil if none does.
    private static func line(of words: String, in bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.byteRange(of: words).map {
            text[..<$0.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    /// A word in a source, which may be in code or in what looks like a string or a comment.
    package struct Word: Sendable {
        package let text: String
        package let place: SourceLocation
        /// The nearest bytes before and after the word that aren't spaces; zero at the ends of a
        /// file.
        package let before: UInt8
        package let after: UInt8
        /// The text after the word, long enough for any realistic call.
        package let rest: ArraySlice<UInt8>
    }

    /// All words in the order of the files. Lines that start with a comment are left out, because
    /// they can't contain code.
    package var words: [Word] {
        sources.flatMap { path, bytes in
            var words: [Word] = []
            var (line, before, index) = (1, UInt8(0), 0)
            var isComment = Self.isComment(bytes[...])
            while index < bytes.count {
                let start = index
                while index < bytes.count, CodeToken.isPartOfWord(bytes[index]) { index += 1 }
                if index > start, isComment { continue }
                if index > start {
                    let rest = bytes[index...].prefix(1000)
                    words.append(
                        Word(
                            text: String(decoding: bytes[start..<index], as: UTF8.self),
                            place: SourceLocation(file: path, line: line), before: before,
                            after: rest.first { $0 > UInt8(ascii: " ") } ?? 0, rest: rest))
                    before = bytes[index - 1]
                } else {
                    if bytes[index] == UInt8(ascii: "\n") {
                        line += 1
                        isComment = Self.isComment(bytes[(index + 1)...])
                    }
                    if bytes[index] > UInt8(ascii: " ") { before = bytes[index] }
                    index += 1
                }
            }
            return words
        }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
    }
}
