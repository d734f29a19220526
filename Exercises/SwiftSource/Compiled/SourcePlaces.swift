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

    private func has(_ word: String, _ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).byteRange(of: word) != nil
    }
}
