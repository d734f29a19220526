import Grading
import TerminalKit

/// Fits the compiler's messages and their source lines to the width of a terminal.
enum CompilerLines {
    /// The lines of a failed build. Messages are wrapped, and long lines of source are cut, at their end or,
    /// if the place of the error would otherwise be hidden, at both ends.
    ///
    /// The compiler writes some messages below a source line, at the place that they are about. If such a
    /// message doesn't fit there, a `^` marks the place. The message then follows on lines of its own, unless
    /// it only repeats the error above the source.
    static func fitted(_ lines: [CompilerLine], width: Int) -> [CompilerLine] {
        var error = ""
        var hidden = 0
        return lines.enumerated().flatMap { index, line -> [CompilerLine] in
            var text = PlainText.safe(line.text)
            guard !line.gutter.isEmpty else {
                error = text
                return PlainText.wrapped(text, width: width, breaksWords: false)
                    .map { CompilerLine(printed: $0) }
            }
            if line.number != nil {
                let marks = lines[(index + 1)...].prefix {
                    !$0.gutter.isEmpty && $0.number == nil
                }
                hidden = columnsToHide(toShow: marks, width: width)
            }
            let isCut = hidden > 0 && line.number != nil
            text = (isCut ? "…" : "") + text.dropFirst(isCut ? hidden + 1 : hidden)
            let room = max(1, width - line.gutter.count)
            guard text.count > room, line.number == nil, let mark = mark(in: text) else {
                let shown = ScreenText.clipped(text, to: room)
                return [CompilerLine(printed: line.gutter + shown)]
            }
            let before = text[..<mark.lowerBound]
            let words = String(text[mark.upperBound...])
            let pointer = before.count < room ? ["\(before)^"] : []
            let rest = error.hasSuffix(words) ? [] : PlainText.wrapped(words, width: room)
            return (pointer + rest).map { CompilerLine(printed: line.gutter + $0) }
        }
    }

    /// Returns how many columns to hide at the start of a source line, so that the first place that is marked
    /// below the line is visible.
    private static func columnsToHide(toShow marks: ArraySlice<CompilerLine>, width: Int) -> Int {
        guard let line = marks.first, let mark = mark(in: line.text) else { return 0 }
        let column = line.text[..<mark.lowerBound].count
        let room = max(1, width - line.gutter.count)
        return column < room ? 0 : column - room / 2
    }

    /// The range of the sign with which the compiler marks a place, and of the space after it.
    private static func mark(in text: String) -> Range<String.Index>? {
        text.firstRange(of: #/[`|]- /#)
    }
}
