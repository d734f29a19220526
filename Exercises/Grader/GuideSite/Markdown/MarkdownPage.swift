/// A page of Markdown, as far as the Guide uses Markdown.
///
/// Whatever the site can't show as GitHub does is an error with its line, and never garbage on a
/// page.
package struct MarkdownPage: Equatable {
    /// The path in the repository, for example `Guide/for-authors.md`.
    package let path: String
    package let blocks: [MarkdownBlock]

    /// Reads the text of a page.
    package init(path: String, text: String) throws(PageProblem) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var reader = BlockReader(page: path)
        self.path = path
        blocks = try reader.blocks(
            of: lines.enumerated().map { PageLine(number: $0 + 1, text: String($1)) })
    }

    /// The words of the first heading of the first level; the path where there is none.
    package var title: String {
        for case .heading(1, let text, _) in blocks { return text.words }
        return path
    }

    /// The anchors on this page to which a link with a `#` can lead.
    package var anchors: Set<String> {
        Set(
            blocks.flatMap(\.withThoseInside).compactMap {
                if case .heading(_, _, let anchor) = $0 { anchor } else { nil }
            })
    }

    /// The links and pictures, from top to bottom.
    package var links: [PageLink] { blocks.flatMap(\.links) }
}

/// A link or a picture of a page.
package struct PageLink: Equatable {
    package let target: String
    package let line: Int

    /// Whether it leads out of the repository, as `https://swift.org` does.
    var isElsewhere: Bool { target.prefixMatch(of: #/[a-z]+:/#) != nil }
}

/// A line of a page.
struct PageLine {
    /// The line's number, from 1.
    let number: Int
    var text: String

    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    var indentation: Int { text.prefix { $0 == " " }.count }
    /// The line's text without the spaces around it.
    var words: String {
        let start = text.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }

    /// The line without this many spaces at its start, as far as it has them.
    func dropping(_ count: Int) -> PageLine {
        PageLine(number: number, text: String(text.dropFirst(min(count, indentation))))
    }
}
