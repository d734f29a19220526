import Shared

extension PracticeViewModel {
    // Forgets the top position, and that two inspirations may have the same position.
    func feed(
        of products: [Product], with inspirations: [Inspiration]
    ) -> [any HashDiffable] {
        let rows = Dictionary(uniqueKeysWithValues: inspirations.map { ($0.position, $0) })
        var feed: [any HashDiffable] = []
        for (index, product) in products.enumerated() {
            feed.append(product)
            if let row = rows[index + 1] { feed.append(row) }
        }
        return feed
    }
}
