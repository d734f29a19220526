import CourseReports

/// Code in HTML, with its parts marked for their colours.
enum CodeHTML {
    static func block(_ text: String, language: String) -> HTML {
        let content: HTML =
            switch language {
            case "swift": swift(text)
            case "console": console(text)
            default: "\(text)"
            }
        return "<div class=\"code\"><pre><code>\(content)\n</code></pre></div>\n"
    }

    /// A session in a terminal: commands, which readers copy, and what they print.
    private static func console(_ text: String) -> HTML {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> HTML in
            guard line.hasPrefix("$ ") else { return "\(String(line))" }
            let command = String(line.dropFirst(2))
            return "<span class=\"prompt\">$ </span><span class=\"command\">\(command)</span>"
        }.joined("\n")
    }

    private static func swift(_ text: String) -> HTML {
        SwiftParts(text).all.map { kind, words -> HTML in
            guard let kind else { return "\(words)" }
            return "<span class=\"\(kind.rawValue)\">\(words)</span>"
        }.joined()
    }
}
