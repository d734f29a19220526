/// Inserts a block's lines into a file's text, as a reader types them.
enum Typing {
    /// The text with the block at its place.
    static func type(
        _ block: [String], into text: String, at place: TypingPlace
    ) throws(PlaceError) -> String {
        let source = SwiftLines(text)
        var lines = source.lines
        switch place {
        case .wholeFile:
            lines = block + [""]
        case .inPlaceOf(let words):
            let line = try source.onlyLine(beginningWith: words)
            lines.replaceSubrange(source.declaration(from: line), with: block)
        case .above(let words):
            lines.insert(contentsOf: block, at: try source.onlyLine(beginningWith: words))
        case .atTheEndOf(let words):
            let line = try type(words, in: source)
            lines.insert(contentsOf: [""] + block, at: source.declaration(from: line).upperBound)
        }
        return lines.joined(separator: "\n")
    }

    /// The line that starts with these words, which declare a type. If no line does, the line that declares
    /// a type with the same name.
    ///
    /// A page may name an XCTest class, which is a struct in a reader's Swift Testing tests.
    private static func type(_ words: String, in source: SwiftLines) throws(PlaceError) -> Int {
        do throws(PlaceError) {
            return try source.onlyLine(beginningWith: words)
        } catch {
            let name = words.split(separator: " ").last.map { String($0) } ?? ""
            let types = source.declarations(named: name).compactMap { lines in
                lines.first { source.lines[$0].contains(" \(name)") }
            }
            guard error.count == 0, types.count == 1 else { throw error }
            return types[0]
        }
    }
}
