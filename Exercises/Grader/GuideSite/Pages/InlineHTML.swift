import Reports

/// Text of a page in HTML.
struct InlineHTML {
    /// The page's path in the repository.
    let page: String
    let links: SiteLinks

    func html(_ parts: [Inline]) throws(PageProblem) -> HTML {
        var result: HTML = ""
        for part in parts { result += try html(part) }
        return result
    }

    private func html(_ part: Inline) throws(PageProblem) -> HTML {
        switch part {
        case .text(let text): return "\(text)"
        case .code(let text): return "<code>\(text)</code>"
        case .strong(let parts): return "<strong>\(try html(parts))</strong>"
        case .emphasis(let parts): return "<em>\(try html(parts))</em>"
        case .struck(let parts): return "<s>\(try html(parts))</s>"
        case .link(let parts, let link):
            guard let address = try links.address(of: link, on: page) else {
                return try html(parts)
            }
            return "<a href=\"\(address)\">\(try html(parts))</a>"
        case .picture(let words, let link):
            let address = try links.address(of: link, on: page) ?? ""
            return "<img src=\"\(address)\" alt=\"\(words.replacing("\n", with: " "))\">"
        case .tag(let tag, let line): return try html(tag, line)
        case .lineBreak: return "<br>"
        }
    }

    /// A tag with its attributes, which lead to files of the site.
    func html(_ tag: HTMLTag, _ line: Int) throws(PageProblem) -> HTML {
        guard !tag.isClosing else { return "</\(tag.name)>" }
        var attributes: HTML = ""
        for (name, value) in tag.attributes.sorted(by: { $0.key < $1.key }) {
            let link = PageLink(target: value, line: line)
            let isTarget = HTMLTag.targets.contains(name)
            let text = isTarget ? try links.address(of: link, on: page) ?? "" : value
            attributes += " \(name)=\"\(text)\""
        }
        return "<\(tag.name)\(attributes)>"
    }
}
