import Catalog
import FileSystem
import Grading

/// The Guide as a folder of pages that need no server, no network and no script to be read.
package struct Site {
    /// The bytes of each file, by its path in the folder.
    package private(set) var files: [String: [UInt8]] = [:]

    /// Makes the site of a repository.
    ///
    /// - Throws: A `PageProblem` where a page has something that the site can't show, or a link that
    ///   leads to nothing.
    package init(of kit: Kit, files disk: Files) throws {
        let sources = try SiteSources.read(kit, files: disk)
        let links = SiteLinks(sources: sources)
        let frame = PageFrame(
            contents: SiteContents(of: sources), titles: sources.pages.mapValues(\.title),
            links: links)
        for (path, page) in sources.pages {
            let content = BlockHTML(page: path, links: links)
            add(
                path, links, frame.html(of: page, content: try content.html(page.blocks)).source
            )
        }
        for (path, text) in sources.texts {
            add(path, links, frame.html(ofText: text, path: path).source)
        }
        for (path, bytes) in sources.copied {
            guard let place = links.place(of: path) else { continue }
            let isSlides = path.hasSuffix(".html")
            files[place] = isSlides ? try Self.withLinks(to: links, bytes, path) : bytes
        }
        let pages = frame.contents.order.compactMap { sources.pages[$0] }
        files[PageFrame.style] = Array(SiteStyle.source.utf8)
        files[PageFrame.script] = PackageResources.site_js
        files[PageFrame.testsScript] = PackageResources.tests_js
        files[PageFrame.searchIndex] = Array(try SearchIndex.script(pages, links).utf8)
    }

    private mutating func add(_ path: String, _ links: SiteLinks, _ text: String) {
        if let place = links.place(of: path) { files[place] = Array(text.utf8) }
    }

    /// The slides, with links to pages as the site names them.
    private static func withLinks(
        to links: SiteLinks, _ bytes: [UInt8], _ path: String
    ) throws -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        let result = try text.replacing(#/href="([^":]+\.md(?:#[^"]*)?)"/#) { match in
            let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
            let link = PageLink(target: String(match.1), line: line)
            return "href=\"\(try links.address(of: link, on: path) ?? "")\""
        }
        return Array(result.utf8)
    }
}
