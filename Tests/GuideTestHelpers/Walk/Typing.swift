/// Types the lines of a block into a file's text, as a reader does.
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
            let line = try source.onlyLine(beginningWith: words)
            lines.insert(contentsOf: [""] + block, at: source.declaration(from: line).upperBound)
        }
        return lines.joined(separator: "\n")
    }
}
