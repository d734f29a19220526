import TerminalKit

/// Markdown, in which all untrusted text is a code span, so that it is shown literally.
typealias Markdown = Escaped<MarkdownLanguage>

/// Markdown as interpreted by CommonMark and GitHub.
enum MarkdownLanguage: Markup {
    /// A code span on one line, delimited by more backticks than any run of backticks in the text.
    static func escaped(_ text: String) -> String {
        let line = PlainText.safe(text).replacing("\n", with: " ")
        guard line.contains(where: { $0 != " " }) else { return "(empty)" }
        let ticks = String(repeating: "`", count: longestRun(in: line) + 1)
        // Markdown removes one space from each end if both ends have one.
        let ends: Set<UInt8?> = [line.utf8.first, line.utf8.last]
        let needsRoom = ends.contains(UInt8(ascii: "`")) || ends == [UInt8(ascii: " ")]
        let room = needsRoom ? " " : ""
        return ticks + room + line + room + ticks
    }

    /// Counts bytes instead of characters, because an accent after a backtick would combine with it into
    /// another character.
    fileprivate static func longestRun(in text: String) -> Int {
        text.utf8.split(whereSeparator: { $0 != UInt8(ascii: "`") }).map(\.count).max() ?? 0
    }
}

extension Markdown {
    /// A code block. Its fences are longer than any run of backticks in it.
    static func block(_ text: String) -> Markdown {
        let text = PlainText.safe(text)
        let ticks = max(3, MarkdownLanguage.longestRun(in: text) + 1)
        let fence = String(repeating: "`", count: ticks)
        return Markdown(raw: "\(fence)text\n\(text)\n\(fence)\n")
    }

    /// Text on one line that is or contains untrusted text, such as a line of code or a test's name.
    /// Everything with a meaning in inline Markdown or HTML is escaped.
    static func plain(_ text: String) -> Markdown {
        let line = PlainText.safe(text).replacing("\n", with: " ")
        return Markdown(
            raw: line.map { #"\`*_[<|~&"#.contains($0) ? "\\\($0)" : "\($0)" }.joined())
    }

    /// Text that is entirely the workshop's own, such as a title or a hint from the catalog.
    static func words(_ text: String) -> Markdown { Markdown(raw: text) }
}
