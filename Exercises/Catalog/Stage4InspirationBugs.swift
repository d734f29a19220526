/// The body of `feed(of:with:)`, which some bugs and a variant replace as a whole.
let feedWithInspirations = """
            let rows = Dictionary(grouping: inspirations, by: \\.position)
            var feed: [any HashDiffable] = rows[0] ?? []
            for (index, product) in products.enumerated() {
                feed.append(product)
                feed.append(contentsOf: rows[index + 1] ?? [])
            }
            return feed
    """

/// The planted bugs in the positions of inspirations.
let stage4InspirationBugs: [PlantedBug] = [
    PlantedBug(
        id: "one-product-too-late", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        idea: .ordinary,
        rule: "The position of an inspiration is the number of products before it.",
        find: feedWithInspirations,
        replace: """
                    let rows = Dictionary(grouping: inspirations, by: \\.position)
                    var feed: [any HashDiffable] = []
                    for (index, product) in products.enumerated() {
                        feed.append(product)
                        feed.append(contentsOf: rows[index] ?? [])
                    }
                    return feed
            """,
        description: "A position is used as the index of a product, so an inspiration "
            + "is one product too far down.",
        question: "A position says how many products come before an inspiration. Where in the feed "
            + "does the inspiration go?",
        hint: "Put one inspiration somewhere in the middle, and compare the whole feed."),
    PlantedBug(
        id: "earlier-inspirations-counted", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        idea: .moreThanOne, topic: "more than one inspiration",
        rule: "A position counts only products, and inspirations at the same position keep their "
            + "order.",
        find: feedWithInspirations,
        replace: """
                    var feed: [any HashDiffable] = products
                    let rows = inspirations.filter { (0...products.count).contains($0.position) }
                    for row in rows {
                        feed.insert(row, at: row.position)
                    }
                    return feed
            """,
        description: "A position also counts the inspirations that were inserted before.",
        question: "What does a position count: rows of the feed or products?",
        hint: "One inspiration may look right. Try several in one feed."),
    PlantedBug(
        id: "ascending-positions-only", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        idea: .order,
        rule: "The inspirations may come in any order.",
        find: feedWithInspirations,
        replace: """
                    var rows = inspirations[...]
                    var feed: [any HashDiffable] = []
                    for count in 0...products.count {
                        while let row = rows.first, row.position == count {
                            feed.append(row)
                            rows.removeFirst()
                        }
                        if count < products.count { feed.append(products[count]) }
                    }
                    return feed
            """,
        description: "The inspirations are inserted in the order in which they arrive, so one that "
            + "is out of order is lost.",
        question: "The positions come from a server. What does it promise about their order?",
        hint: "Pass two inspirations, and then the same two in reverse order."),
    PlantedBug(
        id: "position-beyond-the-end-clamped", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        idea: .boundary,
        rule: "An inspiration with a position below 0 or beyond the last product is left out.",
        find: "return feed",
        replace: "return feed + inspirations.filter { $0.position > products.count }",
        description: "An inspiration beyond the last product is added at the end of the feed.",
        question: "The positions come from a server, and a server can be wrong. Where does an "
            + "inspiration with a wrong position go?",
        hint: "Try positions that the feed doesn't have."),
]
