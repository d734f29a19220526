import Shared

extension PracticeViewModel {
    /// Returns the products, with each inspiration inserted at its position.
    ///
    /// The position of an inspiration is the number of products before it.
    /// Inspirations with the same position keep their order.
    /// An inspiration with a position below 0 or beyond the last product is left out.
    func feed(
        of products: [Product], with inspirations: [Inspiration]
    ) -> [any HashDiffable] {
        let rows = Dictionary(grouping: inspirations, by: \.position)
        var feed: [any HashDiffable] = rows[0] ?? []
        for (index, product) in products.enumerated() {
            feed.append(product)
            feed.append(contentsOf: rows[index + 1] ?? [])
        }
        return feed
    }
}
