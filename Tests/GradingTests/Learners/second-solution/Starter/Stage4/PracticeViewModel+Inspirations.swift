import Shared

extension PracticeViewModel {
    /// Inserts from the last position to the first, so that no inserted item moves another one.
    static func mix(_ products: [Product], _ inspirations: [Inspiration]) -> [any HashDiffable] {
        var feed: [any HashDiffable] = products
        let fromTheEnd = inspirations.enumerated()
            .filter { 0...products.count ~= $0.element.position }
            .sorted { ($0.element.position, $0.offset) > ($1.element.position, $1.offset) }
        for (_, inspiration) in fromTheEnd {
            feed.insert(inspiration, at: inspiration.position)
        }
        return feed
    }
}
