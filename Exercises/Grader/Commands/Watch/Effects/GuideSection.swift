import Foundation
import Reports

/// A section of a page of the Guide, formatted for a terminal.
struct GuideSection {
    /// The page's text.
    let page: String

    /// The lines from the heading with this anchor to the next heading of the same or a higher level; nil if
    /// the page has no such heading.
    ///
    /// - Parameter fromTop: Whether to start at the top of the page instead of at that heading.
    func lines(anchor: String, fromTop: Bool = false) -> [String]? {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(where: { Self.anchor(of: $0) == anchor }) else {
            return nil
        }
        let level = lines[start].prefix { $0 == "#" }.count
        var isCode = false
        let rest = lines[(start + 1)...].prefix { line in
            if line.hasPrefix("```") { isCode.toggle() }
            let hashes = line.prefix { $0 == "#" }.count
            return isCode || hashes == 0 || hashes > level || !line.dropFirst(hashes).hasPrefix(" ")
        }
        let all = (fromTop ? lines[..<start] : []) + [lines[start]] + rest
        return Self.readable(Self.unfolded(Array(all)))
    }

    /// The lines without the parts that the page folds away: answers, details, and the other library.
    private static func unfolded(_ lines: [String]) -> [String] {
        var depth = 0
        return lines.filter { line in
            if line.hasPrefix("<details") { depth += 1 }
            defer { if line.hasPrefix("</details") { depth -= 1 } }
            return depth == 0
        }
    }

    /// The anchor that GitHub gives a heading; nil if the line isn't a heading.
    private static func anchor(of line: String) -> String? {
        guard let heading = line.wholeMatch(of: #/#{1,6} +(.+?)/#) else { return nil }
        return HeadingAnchor.of(heading.1)
    }

    /// The text without Markdown's markup. Code is left unchanged.
    private static func readable(_ lines: [String]) -> [String] {
        var result: [String] = []
        var paragraph = ""
        var isCode = false
        func endParagraph() {
            if !paragraph.isEmpty { result.append(plain(paragraph)) }
            paragraph = ""
        }
        for line in lines.map({ $0.replacing(#/^> ?/#, with: "") }) {
            if line.hasPrefix("```") {
                endParagraph()
                isCode.toggle()
            } else if isCode {
                result.append("    \(line)")
            } else if line.hasPrefix("<!--") {
                continue
            } else if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|")
                || line.prefixMatch(of: #/ *([-*]|\d+\.) /#) != nil
            {
                endParagraph()
                if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|") {
                    if !isSeparator(line) { result.append(plain(line)) }
                } else {
                    paragraph = line
                }
            } else {
                paragraph += (paragraph.isEmpty ? "" : " ") + line.drop { $0 == " " }
            }
        }
        endParagraph()
        return result
    }

    /// Whether the line separates a table's header from its body.
    private static func isSeparator(_ line: String) -> Bool {
        line.hasPrefix("|") && line.allSatisfy { "|-: ".contains($0) }
    }

    /// The cells of a table row as a list; any other text is returned unchanged.
    private static func cells(in line: String) -> String {
        guard line.hasPrefix("|") else { return line }
        return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: " · ")
    }

    private static func plain(_ text: String) -> String {
        cells(in: text).replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
            .replacing("`", with: "")
            .replacing("**", with: "")
            .replacing(#/^#+ /#, with: "")
            .replacing(#/\*([^* ][^*]*)\*/#) { String($0.1) }
    }
}
