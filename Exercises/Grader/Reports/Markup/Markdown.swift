import TerminalKit

/// Markdown, in which all text of others is code: what stands between backticks is only shown.
typealias Markdown = Escaped<MarkdownLanguage>

/// Markdown as CommonMark and GitHub read it.
enum MarkdownLanguage: Markup {
    /// A code span on one line. Its ends have more backticks than any that the text has in a row.
    static func escaped(_ text: String) -> String {
        let line = PlainText.safe(text).replacing("\n", with: " ")
        guard line.contains(where: { $0 != " " }) else { return "(empty)" }
        let ticks = String(repeating: "`", count: longestRun(in: line) + 1)
        // Markdown takes away one space at each end where both have one.
        let ends: Set<UInt8?> = [line.utf8.first, line.utf8.last]
        let needsRoom = ends.contains(UInt8(ascii: "`")) || ends == [UInt8(ascii: " ")]
        let room = needsRoom ? " " : ""
        return ticks + room + line + room + ticks
    }

    /// Bytes and not characters: an accent that follows a backtick makes another character of it.
    fileprivate static func longestRun(in text: String) -> Int {
        text.utf8.split(whereSeparator: { $0 != UInt8(ascii: "`") }).map(\.count).max() ?? 0
    }
}

extension Markdown {
    /// A block of code. Its fences are longer than any row of backticks in it.
    static func block(_ text: String) -> Markdown {
        let text = PlainText.safe(text)
        let ticks = max(3, MarkdownLanguage.longestRun(in: text) + 1)
        let fence = String(repeating: "`", count: ticks)
        return Markdown(raw: "\(fence)text\n\(text)\n\(fence)\n")
    }

    /// Words on one line that are another's, or in which another's stand, such as a line of code or the
    /// name of a test: what has a meaning within a line of Markdown or of HTML loses it.
    static func plain(_ text: String) -> Markdown {
        let line = PlainText.safe(text).replacing("\n", with: " ")
        return Markdown(
            raw: line.map { #"\`*_[<|~&"#.contains($0) ? "\\\($0)" : "\($0)" }.joined())
    }

    /// Words that are all our own, such as a title or a hint of the catalogue.
    static func words(_ text: String) -> Markdown { Markdown(raw: text) }
}
