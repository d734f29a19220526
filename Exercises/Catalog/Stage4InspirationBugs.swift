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

/// The planted bugs in where inspirations stand.
let stage4InspirationBugs: [PlantedBug] = [
    PlantedBug(
        id: "one-product-too-late", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .ordinary,
        rule: "",
        find: "rows[index + 1] ?? []",
        replace: "rows[index] ?? []",
        description: "An inspiration stands one product too far down.",
        question: "A position says how many products stand before an inspiration.",
        hint: "Put one inspiration somewhere in the middle, and compare the whole feed."),
    PlantedBug(
        id: "ascending-positions-only", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .order,
        rule: "",
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
        description:
            "The inspirations are taken in the order in which they came: one out of order is lost.",
        question: "The positions come from a server. What does it promise about them?",
        hint: "Give two inspirations, and then the same two the other way round."),
    PlantedBug(
        id: "end-moves-with-the-inspirations", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .moreThanOne,
        rule: "",
        find: feedWithInspirations,
        replace: """
                    var feed: [any HashDiffable] = products
                    let rows = inspirations.filter { $0.position >= 0 }
                        .sorted { $0.position < $1.position }
                    for (index, row) in rows.enumerated() where row.position <= feed.count {
                        feed.insert(row, at: min(row.position + index, feed.count))
                    }
                    return feed
            """,
        description:
            "The end of the feed is taken for the last product, and it moves with each "
            + "inspiration.",
        question: "One inspiration beyond the last product may look right.",
        hint: "What changes about the end of the feed when another inspiration stands in it?"),
    PlantedBug(
        id: "earlier-inspirations-counted", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .moreThanOne,
        rule: "",
        find: feedWithInspirations,
        replace: """
                    var feed: [any HashDiffable] = products
                    let rows = inspirations.filter { (0...products.count).contains($0.position) }
                    for row in rows {
                        feed.insert(row, at: row.position)
                    }
                    return feed
            """,
        description: "A position counts the inspirations that were put in before, too.",
        question: "What does a position count: rows of the feed, or products?",
        hint: "One inspiration may look right. Try more of them in one feed."),
    PlantedBug(
        id: "position-out-of-range-traps", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .boundary,
        rule: "",
        find: feedWithInspirations,
        replace: """
                    var feed: [any HashDiffable] = products
                    let rows = inspirations.sorted { $0.position < $1.position }
                    for (index, row) in rows.enumerated() {
                        feed.insert(row, at: row.position + index)
                    }
                    return feed
            """,
        description: "A position below 0 or beyond the last product crashes.",
        question: "The positions come from a server, and a server can be wrong.",
        hint: "Try a position that the feed doesn't have."),
    PlantedBug(
        id: "position-beyond-the-end-clamped", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .boundary,
        rule: "",
        find: "return feed",
        replace: "return feed + inspirations.filter { $0.position > products.count }",
        description: "An inspiration beyond the last product stands at the end of the feed.",
        question: "Some inspirations have no place in the feed.",
        hint: "Try a position that is too large."),
    PlantedBug(
        id: "ties-reversed", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .order,
        rule: "",
        find: "rows[index + 1] ?? []",
        replace: "(rows[index + 1] ?? []).reversed()",
        description: "Inspirations of one position stand in reverse order.",
        question: "Two inspirations may want the same place.",
        hint: "Give such inspirations names that you can tell apart, and look at their order."),
    PlantedBug(
        id: "top-inspirations-lost", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        concept: .boundary,
        rule: "",
        find: "rows[0] ?? []",
        replace: "[]",
        description: "An inspiration at position 0 is left out.",
        question: "Mistakes with positions live at the edges.",
        hint: "Which is the smallest position that is allowed?"),
]
