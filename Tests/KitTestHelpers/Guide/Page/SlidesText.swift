import Foundation

/// The text of slides in the form of a page, so that the checks for pages can also read them.
///
/// `<pre class="swift">` becomes a fenced block, links become Markdown links, and each line keeps its number.
enum SlidesText {
    static func markdown(of html: String) -> String {
        var isCode = false
        return html.components(separatedBy: "\n").map { line in
            if let match = line.wholeMatch(of: #/<pre class="(\w+)[^"]*"[^>]*>/#) {
                isCode = true
                return "```\(match.1)"
            }
            if line == "</pre>" {
                isCode = false
                return "```"
            }
            return isCode ? plain(line) : withLinks(line)
        }
        .joined(separator: "\n")
    }

    /// A line without its tags, and with its entities decoded.
    static func plain(_ line: String) -> String {
        line.replacing(#/<[^>]*>/#, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    private static func withLinks(_ line: String) -> String {
        line.replacing(#/<a href="([^"]*)">(.*?)<\/a>/#) { "[\($0.2)](\($0.1))" }
    }
}
