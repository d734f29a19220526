import Reports

/// The blocks of a page in HTML.
struct BlockHTML {
    /// The page's path in the repository.
    let page: String
    let links: SiteLinks

    private var inline: InlineHTML { InlineHTML(page: page, links: links) }

    func html(_ blocks: [MarkdownBlock]) throws(PageProblem) -> HTML {
        var result: HTML = ""
        for block in blocks { result += try html(block) }
        return result
    }

    private func html(_ block: MarkdownBlock) throws(PageProblem) -> HTML {
        switch block {
        case .heading(let level, let text, let anchor):
            return "<h\(level) id=\"\(anchor)\">\(try inline.html(text))</h\(level)>\n"
        case .paragraph(let text): return "<p>\(try inline.html(text))</p>\n"
        case .list(let list): return try html(list)
        case .table(let table): return try html(table)
        case .code(let language, let lines):
            return CodeHTML.block(lines.joined(separator: "\n"), language: language)
        case .quote(let blocks): return "<blockquote>\n\(try html(blocks))</blockquote>\n"
        case .alert(let kind, let blocks):
            let title = kind.rawValue.capitalized
            return """
                <div class="alert \(kind.rawValue)" role="note">
                <p class="title">\(title)</p>
                \(try html(blocks))</div>

                """
        case .details(let summary, let isOpen, let blocks):
            let open: HTML = isOpen ? " open" : ""
            return """
                <details\(open)>
                <summary>\(try inline.html(summary))</summary>
                \(try html(blocks))</details>

                """
        case .tests(let xctest, let summary, let swiftTesting):
            return """
                <div class="tests">
                \(try html(xctest))<details>
                <summary>\(try inline.html(summary))</summary>
                \(try html(swiftTesting))</details>
                </div>

                """
        case .division(let tag, let blocks):
            return "\(try inline.html(tag, 1))\n\(try html(blocks))</\(tag.name)>\n"
        case .html(let text): return "\(try inline.html(text))\n"
        case .rule: return "<hr>\n"
        }
    }

    private func html(_ list: MarkdownList) throws(PageProblem) -> HTML {
        var items: HTML = ""
        for item in list.items {
            var content: HTML = ""
            if let isDone = item.isDone {
                let mark: HTML = isDone ? "☑" : "☐"
                let words: HTML = isDone ? "Done: " : "To do: "
                content += "<span class=\"box\" aria-hidden=\"true\">\(mark)</span> "
                content += "<span class=\"hidden\">\(words)</span>"
            }
            for block in item.blocks {
                // Where the items stand close together, their text is no paragraph.
                if !list.isLoose, case .paragraph(let text) = block {
                    content += "\(try inline.html(text))\n"
                } else {
                    content += try html(block)
                }
            }
            let kind: HTML = item.isDone == nil ? "" : " class=\"task\""
            items += "<li\(kind)>\(content)</li>\n"
        }
        guard let start = list.start else { return "<ul>\n\(items)</ul>\n" }
        let first: HTML = start == 1 ? "" : " start=\"\(start)\""
        return "<ol\(first)>\n\(items)</ol>\n"
    }

    private func html(_ table: MarkdownTable) throws(PageProblem) -> HTML {
        var head: HTML = ""
        for (index, cell) in table.head.enumerated() {
            // A head without words is no head: a screen reader would read it as one.
            let name: HTML = cell.isEmpty ? "td" : "th"
            let scope: HTML = cell.isEmpty ? "" : " scope=\"col\""
            let alignment = alignment(table.alignments[index])
            head += "<\(name)\(scope)\(alignment)>\(try inline.html(cell))</\(name)>"
        }
        var rows: HTML = ""
        for row in table.rows {
            rows += "<tr>"
            for (index, cell) in row.enumerated() {
                rows += "<td\(alignment(table.alignments[index]))>\(try inline.html(cell))</td>"
            }
            rows += "</tr>\n"
        }
        return """
            <div class="scroll"><table>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table></div>

            """
    }

    private func alignment(_ alignment: MarkdownTable.Alignment?) -> HTML {
        switch alignment {
        case .right: " class=\"right\""
        case .center: " class=\"center\""
        case .left, nil: ""
        }
    }
}
