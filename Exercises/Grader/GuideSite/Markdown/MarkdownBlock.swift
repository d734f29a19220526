/// A part of a page that stands on lines of its own.
package indirect enum MarkdownBlock: Equatable {
    case heading(level: Int, text: [Inline], anchor: String)
    case paragraph([Inline])
    case list(MarkdownList)
    case table(MarkdownTable)
    case code(language: String, lines: [String])
    case quote([MarkdownBlock])
    /// A quote that begins with `[!NOTE]`, or with another kind.
    case alert(AlertKind, [MarkdownBlock])
    /// Blocks that are folded away below a line.
    case details(summary: [Inline], isOpen: Bool, blocks: [MarkdownBlock])
    /// A block of tests in XCTest, and what is folded away directly below it: the same tests in
    /// Swift Testing.
    case tests(xctest: MarkdownBlock, summary: [Inline], swiftTesting: [MarkdownBlock])
    /// Blocks between two tags of HTML.
    case division(HTMLTag, [MarkdownBlock])
    /// Text that brings its own tags of HTML.
    case html([Inline])
    case rule
}

package struct MarkdownList: Equatable {
    /// The number of the first item; nil where the items have no numbers.
    package var start: Int?
    package var items: [Item] = []
    /// Whether there is room between the items.
    package var isLoose = false

    package struct Item: Equatable {
        /// Whether it is ticked; nil where it has no box.
        package var isDone: Bool?
        package var blocks: [MarkdownBlock]
    }
}

package struct MarkdownTable: Equatable {
    package enum Alignment: Equatable {
        case left, center, right
    }

    /// The alignment of each column; nil where the table doesn't say.
    package var alignments: [Alignment?]
    package var head: [[Inline]]
    package var rows: [[[Inline]]] = []
}

package enum AlertKind: String, CaseIterable {
    case note, tip, important, warning, caution
}

extension MarkdownBlock {
    /// The blocks directly inside this one.
    private var inside: [MarkdownBlock] {
        switch self {
        case .heading, .paragraph, .table, .code, .html, .rule: []
        case .list(let list): list.items.flatMap(\.blocks)
        case .tests(let xctest, _, let swiftTesting): [xctest] + swiftTesting
        case .quote(let blocks), .alert(_, let blocks), .division(_, let blocks),
            .details(_, _, let blocks):
            blocks
        }
    }

    /// The block and all blocks inside it, from top to bottom.
    var withThoseInside: [MarkdownBlock] { [self] + inside.flatMap(\.withThoseInside) }

    /// The links and pictures of the block and of all blocks inside it.
    var links: [PageLink] { withThoseInside.flatMap(\.texts).flatMap { $0.flatMap(\.links) } }

    /// The texts of this block alone.
    var texts: [[Inline]] {
        switch self {
        case .heading(_, let text, _), .paragraph(let text), .html(let text): [text]
        case .details(let summary, _, _), .tests(_, let summary, _): [summary]
        case .table(let table): table.head + table.rows.flatMap { $0 }
        case .code(_, let lines): [[.text(lines.joined(separator: "\n"))]]
        case .list, .quote, .alert, .division, .rule: []
        }
    }
}
