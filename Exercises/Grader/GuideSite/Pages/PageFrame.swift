import Reports

/// The frame that every page of the site has around its text, with links to the other pages.
struct PageFrame {
    let contents: SiteContents
    /// The titles of the pages, by their paths in the repository.
    let titles: [String: String]
    let links: SiteLinks

    static let style = "site.css"
    static let script = "site.js"
    /// What runs before anything is shown, so that nothing jumps: it chooses the tests' library.
    static let testsScript = "tests.js"
    static let searchIndex = "search-index.js"

    /// A page of Markdown.
    func html(of page: MarkdownPage, content: HTML) -> HTML {
        html(
            path: page.path, title: page.title,
            body: "<article>\n\(content)</article>\n\(turn(at: page.path))",
            sections: sections(page))
    }

    /// The page that shows another file of the repository as text.
    func html(ofText text: String, path: String) -> HTML {
        let language = path.hasSuffix(".swift") ? "swift" : ""
        return html(
            path: path, title: path,
            body: """
                <article>
                <h1>\(path)</h1>
                \(CodeHTML.block(text, language: language))</article>

                """, sections: "")
    }

    private func html(path: String, title: String, body: HTML, sections: HTML) -> HTML {
        let site = titles[SiteSources.start] ?? ""
        let name: HTML = path == SiteSources.start ? "\(site)" : "\(title) · \(site)"
        // A page to print for the room fits one sheet of paper.
        let kind: HTML = path.hasPrefix("\(SiteSources.guide)/room/") ? " class=\"sheet\"" : ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(name)</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="\(link(to: Self.style, from: path))">
            <script src="\(link(to: Self.testsScript, from: path))"></script>
            <script defer src="\(link(to: Self.script, from: path))"></script>
            </head>
            <body\(kind) data-root="\(root(from: path))">
            <a class="skip" href="#main">Skip to the content</a>
            <header>
            <a class="home" href="\(link(to: "index.html", from: path))">\(site)</a>
            <div class="library" role="radiogroup" aria-labelledby="tests-in" hidden>
            <span id="tests-in">Tests in:</span>
            <label><input type="radio" name="tests" value="xctest"> XCTest</label>
            <label><input type="radio" name="tests" value="swift-testing"> Swift Testing</label>
            </div>
            <search hidden>
            <label class="hidden" for="search">Search all pages</label>
            <input type="search" id="search" placeholder="Search" autocomplete="off" \
            aria-controls="results">
            <div id="results" hidden><p id="found" role="status"></p><ol></ol></div>
            </search>
            </header>
            <div class="frame">
            <nav class="pages" aria-label="All pages">
            <details open>
            <summary>All pages</summary>
            \(navigation(at: path, sections: sections))</details>
            </nav>
            <main id="main" tabindex="-1">
            \(body)</main>
            </div>
            </body>
            </html>

            """
    }

    /// Links to all pages, in their groups, and to the sections of this page. What is not for
    /// learners is folded away, unless this page belongs to it.
    private func navigation(at path: String, sections: HTML) -> HTML {
        contents.groups.enumerated().map { number, group -> HTML in
            let pages = group.pages.map { page -> HTML in
                let isHere = page == path
                let current: HTML = isHere ? " aria-current=\"page\"" : ""
                let below: HTML = isHere ? sections : ""
                return """
                    <li><a href="\(address(of: page, from: path))"\(current)>\
                    \(titles[page] ?? page)</a>\(below)</li>

                    """
            }
            let list: HTML = """
                <ul aria-labelledby="group-\(number)">
                \(pages.joined())</ul>

                """
            guard group.isForOthers else {
                return "<p id=\"group-\(number)\">\(group.title)</p>\n\(list)"
            }
            let open: HTML = group.pages.contains(path) ? " open" : ""
            return """
                <details\(open)>
                <summary id="group-\(number)">\(group.title)</summary>
                \(list)</details>

                """
        }.joined()
    }

    private func sections(_ page: MarkdownPage) -> HTML {
        let items = page.blocks.compactMap { block -> HTML? in
            guard case .heading(2, let text, let anchor) = block else { return nil }
            return "<li><a href=\"#\(anchor)\">\(text.words)</a></li>\n"
        }
        return items.isEmpty ? "" : "\n<ul>\n\(items.joined())</ul>\n"
    }

    /// Links to the page before and to the next.
    private func turn(at path: String) -> HTML {
        let order = contents.order
        guard let place = order.firstIndex(of: path) else { return "" }
        func link(_ place: Int, _ words: HTML, _ kind: HTML) -> HTML {
            guard order.indices.contains(place) else { return "" }
            let page = order[place]
            return """
                <a rel="\(kind)" class="\(kind)" href="\(address(of: page, from: path))">\
                <span>\(words)</span> \(titles[page] ?? page)</a>

                """
        }
        return """
            <nav class="turn" aria-label="Previous and next page">
            \(link(place - 1, "Previous", "prev"))\(link(place + 1, "Next", "next"))</nav>

            """
    }

    private func address(of page: String, from path: String) -> String {
        link(to: links.place(of: page) ?? page, from: path)
    }

    /// A link from the page of a file of the repository to a file of the site.
    private func link(to file: String, from path: String) -> String {
        RepositoryPath.relative(file, from: links.place(of: path) ?? path)
    }

    /// The relative path from a page to the folder of the site.
    private func root(from path: String) -> String {
        String(link(to: Self.style, from: path).dropLast(Self.style.count))
    }
}

/// The style of the site: the colours that all pages of the workshop have, and `site.css`.
enum SiteStyle {
    static let source =
        PageColors.source + String(decoding: PackageResources.site_css, as: UTF8.self)
}
