import Grading
import TerminalKit

/// Fits the compiler's messages and their source lines to the width of a terminal. A long line is cut to the
/// part around the relevant place.
struct CompilerLines {
    /// The maximum number of columns in a line.
    let width: Int

    /// The minimum number of columns in which a sentence is readable.
    private static let leastForWords = 40

    /// The lines of a failed build. Each error is preceded by its place and followed by source lines:
    /// `A.swift:6:5: error: …`, ` 6 | source`, and `   |     ^` with a message about that place.
    func fitted(_ lines: [CompilerLine]) -> [CompilerLine] {
        var result: [CompilerLine] = []
        var message = ""
        var excerpt: [SourceLine] = []
        for line in lines {
            guard line.gutter.isEmpty else {
                excerpt.append(SourceLine(line))
                continue
            }
            result += fitted(excerpt, below: message)
            excerpt = []
            message = PlainText.safe(line.text)
            result += PlainText.wrapped(message, width: width, breaksWords: false).map {
                CompilerLine(printed: $0)
            }
        }
        return result + fitted(excerpt, below: message)
    }

    /// A source line, or a message about one, below an error.
    private struct SourceLine {
        /// The line's number, if it has one, and a bar: `6 | `.
        let gutter: String
        let text: [Character]
        /// The column at which a message about the line above starts; nil for a line of source.
        let mark: Int?

        init(_ line: CompilerLine) {
            let text = PlainText.safe(line.text)
            let words = ["`- ", "|- "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
            gutter = line.gutter
            self.text = Array(text)
            mark =
                line.number == nil
                ? words.map { text.distance(from: text.startIndex, to: $0) } : nil
        }

        /// A copy of the line with a different text.
        func with(_ text: String) -> CompilerLine { CompilerLine(printed: gutter + text) }
    }

    /// The lines, all shifted left by the same amount if the relevant places wouldn't fit otherwise.
    private func fitted(_ lines: [SourceLine], below message: String) -> [CompilerLine] {
        let room = max(1, width - (lines.map(\.gutter.count).max() ?? 0))
        let longest = lines.filter { $0.mark == nil }.map(\.text.count).max() ?? 0
        let place = lines.compactMap(\.mark).max() ?? 0
        // The visible part has as much before the place as after it, and nothing beyond the end of the line.
        let start = place < room - 1 || longest <= room ? 0 : min(place - room / 2, longest - room)
        var last: CompilerLine?
        return lines.flatMap { line -> [CompilerLine] in
            guard let mark = line.mark else {
                last = nil
                return [line.with(part(line.text, start, room))]
            }
            let said = said(line, mark, start, room, message)
            // A second message about the same place doesn't need a second mark.
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

    /// The message about a place. The error's own message is already above, so its mark is enough if there
    /// isn't room.
    private func said(
        _ line: SourceLine, _ mark: Int, _ start: Int, _ room: Int, _ message: String
    ) -> [CompilerLine] {
        let before = String(line.text[..<mark].dropFirst(start))
        let words = String(line.text[(mark + 3)...])
        if before.count + 3 + words.count <= room {
            return [line.with(before + String(line.text[mark...]))]
        }
        guard !message.hasSuffix(words) else { return [line.with(before + "^")] }
        let indent = max(0, min(before.count + 3, room - Self.leastForWords))
        let wrapped = PlainText.wrapped(words, width: max(1, room - indent))
        return [line.with(before + "^")]
            + wrapped.map { line.with(String(repeating: " ", count: indent) + $0) }
    }
}
