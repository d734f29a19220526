import Foundation

/// The index of the search: a script, since a page that was opened from a file can load nothing
/// else.
enum SearchIndex {
    /// A page in the index.
    private struct Entry: Encodable {
        let place: String
        let title: String
        var sections: [Section] = []
    }

    private struct Section: Encodable {
        let anchor: String
        let heading: String
        var text = ""
    }

    /// The script, with the pages in this order.
    static func script(_ pages: [MarkdownPage], _ links: SiteLinks) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let entries = pages.map { page in
            entry(of: page, at: links.place(of: page.path) ?? page.path)
        }
        let data = try encoder.encode(entries)
        return "window.guideSearch(\(String(decoding: data, as: UTF8.self)));\n"
    }

    private static func entry(of page: MarkdownPage, at place: String) -> Entry {
        var entry = Entry(place: place, title: page.title)
        for block in page.blocks.flatMap(\.withThoseInside) {
            if case .heading(_, let text, let anchor) = block {
                entry.sections.append(Section(anchor: anchor, heading: text.words))
                continue
            }
            if entry.sections.isEmpty { entry.sections.append(Section(anchor: "", heading: "")) }
            for text in block.texts.map(\.words) {
                entry.sections[entry.sections.count - 1].text += text + " "
            }
        }
        return entry
    }
}
