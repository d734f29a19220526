/// The places of the repository's files on the site.
struct SiteLinks {
    let sources: SiteSources

    /// The file of the site that shows a file of the repository; nil where none does.
    func place(of path: String) -> String? {
        if sources.pages[path] != nil {
            guard path != SiteSources.start else { return "index.html" }
            return Self.moved(String(path.dropLast(".md".count))) + ".html"
        }
        if sources.texts[path] != nil { return Self.moved(path) + ".html" }
        return sources.copied[path] == nil ? nil : Self.moved(path)
    }

    /// The place of a page: the Guide's are at the top, and the others in folders.
    private static func moved(_ path: String) -> String {
        let guide = "\(SiteSources.guide)/"
        return path.hasPrefix(guide)
            ? String(path.dropFirst(guide.count)) : "repository/\(path)"
    }

    /// The address of a page's link on the site; nil where it leads to a folder, which isn't shown.
    func address(of link: PageLink, on page: String) throws(PageProblem) -> String? {
        func problem(_ text: String) -> PageProblem {
            PageProblem(page: page, line: link.line, text: text)
        }
        guard !link.isElsewhere else { return link.target }
        let parts = link.target.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = RepositoryPath.of(parts[0], from: page) else {
            throw problem("the link \(link.target) leads out of the repository")
        }
        guard let place = place(of: path) else {
            if sources.isFolder(path) { return nil }
            throw problem("the link \(link.target) leads to nothing")
        }
        let here = self.place(of: page) ?? page
        let file =
            path == page && parts.count == 2 ? "" : RepositoryPath.relative(place, from: here)
        guard parts.count == 2 else { return file }
        guard sources.anchors(of: path).contains(String(parts[1])) else {
            throw problem("\(path) has no heading for #\(parts[1])")
        }
        return "\(file)#\(parts[1])"
    }
}
