import Reports

/// Code in HTML, with its parts marked for their colours.
enum CodeHTML {
    static func block(_ text: String, language: String) -> HTML {
        switch language {
        case "swift": swift(text)
        case "console": block(console(text), " console")
        default: block("\(text)\n")
        }
    }

    private static func block(
        _ content: HTML, _ kind: HTML = "", attributes: HTML = ""
    ) -> HTML {
        "<div class=\"code\(kind)\"\(attributes)><pre><code>\(content)</code></pre></div>\n"
    }

    /// A session in a terminal: commands, which readers copy, and what they print. Long lines are
    /// wrapped, so each is a part of its own.
    private static func console(_ text: String) -> HTML {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> HTML in
            guard line.hasPrefix("$ ") else {
                return "<span class=\"line\">\(String(line))\n</span>"
            }
            let words = line.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
            let command = words.map { word -> HTML in
                // A browser breaks a line behind hyphens, and '--' is no word.
                word.hasPrefix("-")
                    ? "<span class=\"option\">\(String(word))</span>" : "\(String(word))"
            }.joined(" ")
            let marked: HTML = "<span class=\"command\">\(command)</span>"
            return "<span class=\"line\"><span class=\"prompt\">$ </span>\(marked)\n</span>"
        }.joined()
    }

    /// Code that is quoted from within a type is moved to the left: a phone has no columns to spare.
    /// Who copies it gets it as it stands in its file.
    private static func swift(_ text: String) -> HTML {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent =
            lines.filter { !$0.allSatisfy { $0 == " " } }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let moved = lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }
        return block(
            "\(parts(of: moved.joined(separator: "\n")))\n",
            attributes: indent == 0 ? "" : " data-indent=\"\(indent)\"")
    }

    private static func parts(of text: String) -> HTML {
        SwiftParts(text).all.map { kind, words -> HTML in
            guard let kind else { return "\(words)" }
            return "<span class=\"\(kind.rawValue)\">\(words)</span>"
        }.joined()
    }
}
