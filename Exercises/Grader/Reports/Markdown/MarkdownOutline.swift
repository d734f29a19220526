import Grading
import TerminalKit

/// Draws an outline as Markdown.
enum MarkdownOutline {
    /// The maximum number of failures that are shown unfolded. The first ones should be fixed first.
    static let maximumOpen = 3

    static func text(_ sections: [OutlineSection]) -> Markdown {
        var failures = 0
        return sections.map { section in
            defer { if section.layout == .failures { failures += section.items.count } }
            let open = section.layout == .failures ? maximumOpen - failures : maximumOpen
            return text(section, open: open)
        }.joined()
    }

    /// A collapsed section that readers can open.
    static func folded(_ title: String, _ content: Markdown) -> Markdown {
        """
        <details><summary>\(Markdown.words(title.typographic))</summary>

        \(content)
        </details>


        """
    }

    private static func text(_ section: OutlineSection, open: Int) -> Markdown {
        let isLong = [.failures, .tests].contains(section.layout)
        let shown = section.items.prefix(!isLong ? .max : open > 0 ? open : maximumOpen)
        let rest = section.items.count - shown.count
        let more: Markdown = rest > 0 ? "And \(rest) more.\n\n" : ""
        let end: Markdown = [.list, .titled, .signs].contains(section.layout) ? "\n" : ""
        let content: Markdown = "\(shown.map { item($0, section.layout) }.joined())\(more)\(end)"
        guard !section.title.isEmpty else { return content }
        if section.isFolded || open <= 0 {
            return folded("\(section.title) (\(section.count))", content)
        }
        return "### \(Markdown.plain(section.title.typographic))\n\n\(content)"
    }

    private static func item(_ item: OutlineItem, _ layout: OutlineSection.Layout) -> Markdown {
        switch layout {
        case .build: return "\(Markdown.block(Excerpt.of(item.text)))\n"
        case .failures, .tests:
            return "\(lead(item))\n\n\(Markdown.block(Excerpt.of(item.text)))\n"
        case .list, .titled, .signs, .notes:
            guard !item.isSentence else {
                return item.lines.map { line in
                    line.role == .code
                        ? "\(Markdown.block(line.text))\n"
                        : "\(Markdown.plain(line.plain.typographic))\n\n"
                }.joined()
            }
            let words = item.lines.map(\.plain).joined(separator: " ").typographic
            // The description of a bug is the workshop's own text.
            let text = item.role == .bug ? Markdown.words(words) : Markdown.plain(words)
            let colon: Markdown = words.isEmpty ? "" : ": "
            return "- \(lead(item))\(colon)\(text)\n"
        }
    }

    /// An item's results, names and place.
    private static func lead(_ item: OutlineItem) -> Markdown {
        let signs =
            item.signs.isEmpty ? "" : PairText.signs(item.signs, Style(usesColor: false)) + " "
        let names = item.names.map { name -> Markdown in
            item.role == .bug || item.role == .note ? Markdown.plain(name) : "\(name)"
        }
        let place: Markdown = item.place.map { ", \("\($0.file):\($0.line)")" } ?? ""
        return
            "\(Markdown.words(signs))\(names.joined(", "))\(Markdown.plain(item.remark.typographic))\(place)"
    }
}
