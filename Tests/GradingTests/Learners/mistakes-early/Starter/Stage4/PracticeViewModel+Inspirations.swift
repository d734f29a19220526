import Shared

extension PracticeViewModel {
    // Each one moves the next ones on.
    func feed(
        of products: [Product], with inspirations: [Inspiration]
    ) -> [any HashDiffable] {
        var feed: [any HashDiffable] = products
        for inspiration in inspirations {
            feed.insert(inspiration, at: inspiration.position)
        }
        return feed
    }
}
