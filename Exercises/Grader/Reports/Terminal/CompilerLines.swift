import Grading
import TerminalKit

/// Fits the compiler's messages and their source lines to the width of a terminal.
enum CompilerLines {
    /// The lines of a failed build. Messages are wrapped, and long lines of source are cut.
    ///
    /// The compiler writes some messages below a source line, at the place that they are about. If such a
    /// message doesn't fit there, a `^` marks the place. The message then follows on lines of its own, unless
    /// it only repeats the error above the source.
    static func fitted(_ lines: [CompilerLine], width: Int) -> [CompilerLine] {
        var error = ""
        return lines.flatMap { line -> [CompilerLine] in
            let text = PlainText.safe(line.text)
            guard !line.gutter.isEmpty else {
                error = text
                return PlainText.wrapped(text, width: width, breaksWords: false)
                    .map { CompilerLine(printed: $0) }
            }
            let room = max(1, width - line.gutter.count)
            guard text.count > room, line.number == nil, let mark = text.firstRange(of: #/[`|]- /#)
            else {
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
}
