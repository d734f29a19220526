import Grading
import SwiftSource
import TerminalKit

/// Draws an outline as HTML.
struct HTMLOutline {
    /// The learner's code; nil if the page doesn't show it.
    var code: LearnerCode?

    /// The maximum number of failures that are shown unfolded. The first ones should be fixed first.
    private static let maximumOpen = 3

    func html(_ sections: [OutlineSection]) -> HTML {
        var failures = 0
        return sections.map { section in
            defer { if section.layout == .failures { failures += section.items.count } }
            return html(section, open: max(0, Self.maximumOpen - failures))
        }.joined("\n")
    }

    private func html(_ section: OutlineSection, open: Int) -> HTML {
        let title: HTML = section.title.isEmpty ? "" : "<h3>\(section.title)</h3>"
        switch section.layout {
        case .build:
            let items = section.items.map { item -> HTML in
                let link: HTML = code?.link(to: item.place).map { "<p>\($0)</p>" } ?? ""
                return "<pre>\(Excerpt.of(item.text))</pre>\(link)"
            }
            return "\(title)\(items.joined())"
        case .failures, .tests:
            let shown = section.layout == .tests ? section.items.count : open
            let first = section.items.prefix(shown).map(failure).joined("\n")
            let rest = section.items.dropFirst(shown)
            guard !rest.isEmpty else { return "\(title)\n\(first)" }
            let more: HTML = shown == 0 ? "These tests" : "More tests of this exercise"
            return "\(title)\n\(first)\(folded(more, rest.count, rest.map(failure).joined("\n")))"
        case .list, .titled, .signs, .notes:
            let notes = section.items.filter(\.isSentence).map(note).joined("\n")
            let items = section.items.filter { !$0.isSentence }
            let list: HTML = items.isEmpty ? "" : "<ul>\(items.map(item).joined("\n"))</ul>"
            return section.isFolded
                ? folded(title, section.count, "\(notes)\(list)") : "\(title)\(notes)\(list)"
        }
    }

    private func folded(_ title: HTML, _ count: Int, _ content: HTML) -> HTML {
        """
        <details><summary>\(title) <span class="count">\(count)</span></summary>
        \(content)
        </details>
        """
    }

    private func note(_ item: OutlineItem) -> HTML {
        item.lines.map { line -> HTML in
            switch (line.role, item.role) {
            case (.code, _): "<pre>\(Excerpt.of(line.text))</pre>"
            case (_, .toFix), (_, .warning): "<p class=\"warning\">\(line.plain)</p>"
            default: "<p>\(line.plain)</p>"
            }
        }.joined("\n")
    }

    private func item(_ item: OutlineItem) -> HTML {
        let words = item.lines.map(\.plain).joined(separator: " ")
        let place: HTML = item.place == nil ? "" : " \(place(item))"
        return "<li>\(lead(item))\(place)\(words.isEmpty ? "" : ": \(words)")</li>"
    }

    /// A test, its place, why it didn't pass, and what it printed.
    private func failure(_ item: OutlineItem) -> HTML {
        let printed = item.test?.output ?? ""
        let output: HTML =
            printed.isEmpty
            ? ""
            : "<details><summary>Its output</summary><pre>\(Excerpt.of(printed))</pre></details>"
        return """
            <div class="failure"><p>\(lead(item)) \(place(item))</p>\
            <pre>\(Excerpt.of(item.text))</pre>\(output)</div>
            """
    }

    private func lead(_ item: OutlineItem) -> HTML {
        let signs: HTML =
            item.signs.isEmpty ? "" : "\(PairText.signs(item.signs, Style(usesColor: false))) "
        let names = item.names.map { name -> HTML in
            item.role == .bug || item.role == .note ? "<b>\(name)</b>" : "<code>\(name)</code>"
        }
        return "\(signs)\(names.joined(", "))\(item.remark)"
    }

    private func place(_ item: OutlineItem) -> HTML {
        if let link = code?.link(to: item.place) { return link }
        return item.place.map { "<span class=\"place\">\($0.file):\($0.line)</span>" } ?? ""
    }
}
