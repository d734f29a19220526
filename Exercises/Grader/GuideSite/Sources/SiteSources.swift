import FileSystem
import Grading

/// The files that the site is made of: the Guide, and files of the repository that it leads to.
struct SiteSources {
    /// The pages, by their paths in the repository.
    private(set) var pages: [String: MarkdownPage] = [:]
    /// The files that are shown as text, by their paths in the repository.
    private(set) var texts: [String: String] = [:]
    /// The files of the Guide that are copied as they are.
    private(set) var copied: [String: [UInt8]] = [:]

    static let guide = "Guide"
    static let start = "Guide/README.md"

    private let kit: Kit
    private let files: Files

    /// Reads the Guide, and follows its links.
    static func read(_ kit: Kit, files: Files) throws -> SiteSources {
        var sources = SiteSources(kit: kit, files: files)
        let guide = try SourceFolder.read(kit.path(Self.guide), ending: "", files: files)
        for (path, bytes) in guide.files.sorted(by: { $0.key < $1.key }) {
            try sources.add("\(Self.guide)/\(path)", bytes)
        }
        guard sources.pages[Self.start] != nil else {
            throw GradeError.missingFolder(kit.path(Self.guide))
        }
        try sources.follow(Array(sources.pages.values))
        return sources
    }

    private init(kit: Kit, files: Files) {
        self.kit = kit
        self.files = files
    }

    private mutating func add(_ path: String, _ bytes: [UInt8]) throws {
        if path.hasSuffix(".md") {
            let text = String(decoding: bytes, as: UTF8.self)
            pages[path] = try MarkdownPage(path: path, text: text)
        } else if path.hasPrefix("\(Self.guide)/") {
            copied[path] = bytes
        } else {
            texts[path] = String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Reads the files to which these pages lead, and those to which these lead in turn.
    private mutating func follow(_ start: [MarkdownPage]) throws {
        var waiting = start
        while let page = waiting.popLast() {
            for link in page.links {
                guard let path = Self.path(of: link, on: page), pages[path] == nil,
                    texts[path] == nil, copied[path] == nil, files.kind(kit.path(path)) == .file
                else { continue }
                try add(path, try files.read(kit.path(path)))
                if let page = pages[path] { waiting.append(page) }
            }
        }
    }

    /// The file of the repository that a link leads to; nil where it leads elsewhere.
    private static func path(of link: PageLink, on page: MarkdownPage) -> String? {
        guard !link.isElsewhere else { return nil }
        return RepositoryPath.of(link.target.prefix { $0 != "#" }, from: page.path)
    }

    /// The anchors in a file to which a link with a `#` can lead. Slides are no Markdown and have
    /// names of their own.
    func anchors(of path: String) -> Set<String> {
        if let page = pages[path] { return page.anchors }
        guard path.hasSuffix(".html"), let bytes = copied[path] else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        return Set(text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) })
    }

    /// Whether the repository has such a folder.
    func isFolder(_ path: String) -> Bool { files.kind(kit.path(path)) == .folder }
}
