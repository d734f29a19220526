import Foundation

@testable import FileSystem
@testable import Grading
@testable import Reports

/// Finds broken relative links, and pictures without alternative text.
final class LinkCheck {
    private let kit: Kit
    private let files: Files
    /// The anchors of the files that links have led to, by path. The value is nil if the file isn't a page.
    private var known: [String: Set<String>?] = [:]

    init(kit: Kit, files: Files) {
        (self.kit, self.files) = (kit, files)
    }

    func problems(in page: GuidePage) -> [PageProblem] {
        Self.links(in: page).compactMap { link in
            problem(of: link, in: page).map {
                PageProblem(page: page.path, line: link.line, text: $0)
            }
        }
    }

    private func problem(of link: Link, in page: GuidePage) -> String? {
        if link.isPicture, link.text.allSatisfy(\.isWhitespace) {
            return "the picture \(link.target) has no alternative text"
        }
        guard link.target.wholeMatch(of: #/[a-z]+:.*/#) == nil else { return nil }
        let parts = link.target.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = RepositoryPath.of(parts[0], from: page.path)
        guard let path, path == page.path || files.kind(kit.path(path)) != nil else {
            return "the link \(link.target) leads to nothing"
        }
        if page.path.hasPrefix("Guide/"), !path.hasPrefix("Guide/") {
            return "the website contains only the Guide: name \(path) without a link"
        }
        guard parts.count == 2 else { return nil }
        guard let anchors = anchors(of: path, from: page) else {
            return "the link \(link.target) has an anchor, but \(path) isn't a page"
        }
        return anchors.contains(String(parts[1])) ? nil : "\(path) has no heading for #\(parts[1])"
    }

    private func anchors(of path: String, from page: GuidePage) -> Set<String>? {
        if path == page.path { return Anchors.of(page) }
        if let known = known[path] { return known }
        let isPage = path.hasSuffix(".md") || path.hasSuffix(".html")
        let target = isPage ? try? GuidePage.read(path, in: kit) : nil
        let anchors = target.map(Anchors.of)
        known[path] = .some(anchors)
        return anchors
    }
}

extension LinkCheck {
    /// A link or a picture in a page.
    struct Link: Equatable {
        let line: Int
        let text: String
        let target: String
        let isPicture: Bool
    }

    /// The links of a page, except those in code and comments.
    static func links(in page: GuidePage) -> [Link] {
        let text = page.prose.joined(separator: "\n")
            .replacing(#/`[^`\n]*`|<!--(?:.|\n)*?-->/#) { blank($0.0) }
        let links = text.matches(of: #/(!?)\[([^\[\]]*)\]\(([^()\s]+)(?: "[^"]*")?\)/#)
        return links.map { match in
            Link(
                line: text[..<match.range.lowerBound].count { $0 == "\n" } + 1,
                text: String(match.2), target: String(match.3), isPicture: !match.1.isEmpty)
        }
    }

    /// Replaces each character of code or of a comment with an x, except newlines. If the characters were
    /// removed, the text of a link that consists of code would be empty.
    private static func blank(_ text: Substring) -> String {
        String(text.map { $0 == "\n" ? $0 : "x" })
    }
}
