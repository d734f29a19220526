/// Finds the lines of a learner's sources that a name stands in.
package struct SourcePlaces {
    /// The bytes of each file, by path.
    private let sources: [(path: String, bytes: [UInt8])]

    package init(_ sources: [String: [UInt8]]) {
        self.sources = sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The first line that declares a name, or has it in its code; else the first with that name in it at all, since
    /// what looks like text or a comment may be code; nil where there is none.
    package func place(of name: String) -> SourceLocation? {
        for source in sources where has(name, source.bytes) {
            let declarations = Declarations(SwiftText(source.bytes))
            let declared = declarations.all.first {
                $0.name == name && $0.givesName
            }?.line
            let used = declarations.tokens.indices.first { declarations.isWord(name, $0) }.map {
                declarations.tokens[$0].line
            }
            if let line = declared ?? used {
                return SourceLocation(file: source.path, line: line)
            }
        }
        // An operator is no word: it is looked for where a function of that name may begin.
        return place(ofText: "func \(name)") ?? place(ofText: name)
    }

    /// Whether a word stands in this line.
    package func has(_ word: String, at place: SourceLocation) -> Bool {
        guard let source = sources.first(where: { $0.path == place.file }) else { return false }
        let lines = source.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.indices.contains(place.line - 1) && has(word, Array(lines[place.line - 1]))
    }

    private func place(ofText words: String) -> SourceLocation? {
        for source in sources {
            let text = String(decoding: source.bytes, as: UTF8.self)
            if let range = text.byteRange(of: words) {
                let line = text[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
                return SourceLocation(file: source.path, line: line)
            }
        }
        return nil
    }

    /// Whether one of these words stands anywhere, be it in a comment or in a part of a name.
    package func haveAny(of words: [String]) -> Bool {
        sources.contains { source in words.contains { has($0, source.bytes) } }
    }

    /// The words with an underscore and a letter at their beginning, wherever they stand.
    package var underscored: Set<String> {
        let isWord = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
                || (0x61...0x7A).contains(byte | 0x20)
        }
        var words: Set<String> = []
        for source in sources {
            var previous = UInt8(ascii: " ")
            for (place, byte) in source.bytes.enumerated() {
                if byte == UInt8(ascii: "_"), !isWord(previous) {
                    let word = source.bytes[place...].prefix(while: isWord)
                    if word.count > 1 { words.insert(String(decoding: word, as: UTF8.self)) }
                }
                previous = byte
            }
        }
        return words
    }

    private func has(_ word: String, _ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).byteRange(of: word) != nil
    }
}
