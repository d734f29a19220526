/// The pages in the order of the Guide's own contents.
struct SiteContents: Equatable {
    /// Pages that belong together.
    struct Group: Equatable {
        let title: String
        var pages: [String] = []

        /// Whether no learner needs it: *For others*, and what the first page leads to nowhere.
        var isForOthers: Bool { title.hasPrefix("For ") || title == Self.more }

        fileprivate static let more = "More"
    }

    private(set) var groups: [Group] = []

    /// All pages, one after the other.
    var order: [String] { groups.flatMap(\.pages) }

    /// Reads the list that the first page has below its heading *Contents*.
    ///
    /// Pages to which other headings of it lead come behind that, by their headings, and behind all
    /// that learners read comes what is for others. A page that the first page doesn't name comes
    /// behind the page that leads to it first.
    init(of sources: SiteSources) {
        guard let start = sources.pages[SiteSources.start] else { return }
        groups = [Group(title: "Start", pages: [SiteSources.start])]
        add(start, sources, inContents: true)
        add(start, sources, inContents: false)
        groups.removeAll { $0.pages.isEmpty }
        groups = groups.filter { !$0.isForOthers } + groups.filter(\.isForOthers)
        addTheRest(sources)
    }

    /// Adds what the page leads to below its heading *Contents*, or below its other headings.
    private mutating func add(
        _ page: MarkdownPage, _ sources: SiteSources, inContents: Bool
    ) {
        var isBelow = false
        for block in page.blocks {
            if case .heading(_, let text, _) = block {
                isBelow = text.words == "Contents"
                if !inContents { groups.append(Group(title: text.words)) }
            } else if isBelow == inContents {
                if inContents, case .paragraph(let text) = block {
                    groups.append(Group(title: Self.title(of: text.words)))
                }
                for path in Self.pages(block.links, of: page, sources)
                where !order.contains(path) {
                    groups[groups.count - 1].pages.append(path)
                }
            }
        }
    }

    /// The first words of a heading: `Encores` of `Encores, for those who want more:`.
    private static func title(of words: String) -> String {
        String(words.prefix { !",.:;(".contains($0) })
    }

    /// The pages of the Guide that links lead to.
    private static func pages(
        _ links: [PageLink], of page: MarkdownPage, _ sources: SiteSources
    ) -> [String] {
        links.compactMap { RepositoryPath.of($0.target.prefix { $0 != "#" }, from: page.path) }
            .filter { sources.pages[$0] != nil && $0.hasPrefix("\(SiteSources.guide)/") }
    }

    /// Puts each page of the Guide that isn't named yet below the one that leads to it first, and
    /// the pages from elsewhere at the end.
    private mutating func addTheRest(_ sources: SiteSources) {
        var index = 0
        while index < order.count {
            let path = order[index]
            index += 1
            guard let page = sources.pages[path],
                let group = groups.firstIndex(where: { $0.pages.contains(path) }),
                var place = groups[group].pages.firstIndex(of: path)
            else { continue }
            for next in Self.pages(page.links, of: page, sources) where !order.contains(next) {
                place += 1
                groups[group].pages.insert(next, at: place)
            }
        }
        let rest = sources.pages.keys.filter { !order.contains($0) }.sorted()
        if !rest.isEmpty { groups.append(Group(title: Group.more, pages: rest)) }
    }
}
