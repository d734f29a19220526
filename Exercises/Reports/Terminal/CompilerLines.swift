import TerminalKit

/// Fits what the compiler says of a source to the width of a terminal: of long lines, the part around
/// the place that is meant.
struct CompilerLines {
    /// The most columns of a line.
    let width: Int

    /// In fewer columns a sentence can't be read.
    private static let leastForWords = 40

    /// The lines of a text in which each error has its place in front and source below it:
    /// `A.swift:6:5: error: …`, ` 6 | source`, and `   |     ^` with what is wrong there.
    func lines(_ text: String) -> [String] {
        var result: [String] = []
        var message = ""
        var excerpt: [SourceLine] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let source = SourceLine(line) {
                excerpt.append(source)
                continue
            }
            result += fitted(excerpt, below: message)
            excerpt = []
            message = String(line)
            result += PlainText.wrapped(message, width: width, breaksWords: false)
        }
        return result + fitted(excerpt, below: message)
    }

    /// A line below an error.
    private struct SourceLine {
        /// The number, if it has one, and a line: `6 | `.
        let gutter: String
        let text: [Character]
        /// Where what is said of the line above it begins; nil for a line of source.
        let mark: Int?

        init?(_ line: Substring) {
            let rest = line.drop { $0 == " " || $0.isNumber }
            guard rest.first == "|", rest.startIndex > line.startIndex else { return nil }
            let text = rest.dropFirst(rest.dropFirst().first == " " ? 2 : 1)
            gutter = String(line[..<text.startIndex])
            self.text = Array(text)
            let isSource = line[..<rest.startIndex].contains(where: \.isNumber)
            let words = ["`- ", "|- "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
            mark = isSource ? nil : words.map { text.distance(from: text.startIndex, to: $0) }
        }
    }

    /// The lines, all of them moved to the left as far as the places in them need it.
    private func fitted(_ lines: [SourceLine], below message: String) -> [String] {
        let room = max(1, width - (lines.map(\.gutter.count).max() ?? 0))
        let longest = lines.filter { $0.mark == nil }.map(\.text.count).max() ?? 0
        let place = lines.compactMap(\.mark).max() ?? 0
        // As much before the place as behind it, and nothing beyond the end.
        let start = place < room - 1 || longest <= room ? 0 : min(place - room / 2, longest - room)
        var last: String?
        return lines.flatMap { line -> [String] in
            guard let mark = line.mark else {
                last = nil
                return [line.gutter + part(line.text, start, room)]
            }
            let said = said(line, mark, start, room, message)
            // More is said of the same place: it needs no second mark.
            guard said.first == last else {
                last = said.first
                return said
            }
            return Array(said.dropFirst())
        }
    }

    private func part(_ text: [Character], _ start: Int, _ room: Int) -> String {
        var shown = Array(text.dropFirst(start).prefix(room))
        if start > 0, !shown.isEmpty { shown[0] = "…" }
        if text.count > start + room { shown[room - 1] = "…" }
        return String(shown)
    }

    /// What is said of a place. An error's words stand above, so that its place is enough where they
    /// have no room.
    private func said(
        _ line: SourceLine, _ mark: Int, _ start: Int, _ room: Int, _ message: String
    ) -> [String] {
        let before = String(line.text[..<mark].dropFirst(start))
        let words = String(line.text[(mark + 3)...])
        if before.count + 3 + words.count <= room {
            return [line.gutter + before + String(line.text[mark...])]
        }
        guard !message.hasSuffix(words) else { return [line.gutter + before + "^"] }
        let indent = max(0, min(before.count + 3, room - Self.leastForWords))
        let wrapped = PlainText.wrapped(words, width: max(1, room - indent))
        return [line.gutter + before + "^"]
            + wrapped.map { line.gutter + String(repeating: " ", count: indent) + $0 }
    }
}
