import Shared

extension PracticeViewModel {
    // Inserts from the last position to the first: ties are reversed, and positions past the end appear.
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
