import Shared

extension PracticeViewModel {
    /// The products, with each inspiration after as many products as its position says.
    ///
    /// A position counts products only, however many inspirations stand before it.
    /// Inspirations of one position keep their order.
    /// One below 0 or beyond the last product is left out.
    func feed(
        of products: [Product], with inspirations: [Inspiration]
    ) -> [any HashDiffable] {
        // TODO: Put each inspiration after as many products as its position says.
        products
    }
}
