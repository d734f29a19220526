import Shared

extension PracticeViewModel {
    // Each inserted inspiration shifts the positions of the next ones.
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
