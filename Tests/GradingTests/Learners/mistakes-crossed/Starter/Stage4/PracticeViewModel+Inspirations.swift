import Shared

extension PracticeViewModel {
    // From the end: ties are the wrong way round, and what lies beyond the end is there, too.
    func feed(
        of products: [Product], with inspirations: [Inspiration]
    ) -> [any HashDiffable] {
        var feed: [any HashDiffable] = products
        for inspiration in inspirations.sorted(by: { $0.position > $1.position }) {
            feed.insert(inspiration, at: max(0, min(inspiration.position, products.count)))
        }
        return feed
    }
}
