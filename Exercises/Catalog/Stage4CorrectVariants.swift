/// Correct variants of stage 4, on which the learner's tests must pass.
let stage4Variants: [CorrectVariant] = [
    CorrectVariant(
        id: "outcome-one-turn-later", file: "PracticeViewModel.swift",
        find: "self?.finish(products, inspirations, ticker)",
        replace: """
            DispatchQueue.main.async { [weak self] in
                self?.finish(products, inspirations, ticker)
            }
            """,
        description: "The view model reports its outcome a little later, after the last answer has "
            + "arrived.",
        isLater: true),
    CorrectVariant(
        id: "ticker-asked-for-first", file: "PracticeViewModel.swift",
        find: """
                    useCase.fetchInspiration { result in
                        inspirations = result
                        finishAfterTheLast()
                    }
                    useCase.fetchTicker { result in
                        ticker = result
                        finishAfterTheLast()
                    }
            """,
        replace: """
                    useCase.fetchTicker { result in
                        ticker = result
                        finishAfterTheLast()
                    }
                    useCase.fetchInspiration { result in
                        inspirations = result
                        finishAfterTheLast()
                    }
            """,
        description: "The view model requests the ticker before the inspirations."),
    CorrectVariant(
        id: "reload-keeps-the-ticker", file: "PracticeViewModel.swift",
        find: "data = feed(of: products.data, with: rows)",
        replace: "data = data.filter { $0 is Ticker } + feed(of: products.data, with: rows)",
        description: "A ticker that is shown stays at the top when the feed is loaded again."),
    CorrectVariant(
        id: "inspirations-put-in-from-the-end", file: "PracticeViewModel+Inspirations.swift",
        find: feedWithInspirations,
        replace: """
                    var feed: [any HashDiffable] = products
                    for position in (0...products.count).reversed() {
                        let rows = inspirations.filter { $0.position == position }
                        feed.insert(contentsOf: rows as [any HashDiffable], at: position)
                    }
                    return feed
            """,
        description: "The inspirations are inserted position by position, from the end of the feed "
            + "to the top."),
    CorrectVariant(
        id: "ticker-shown-through-a-task", file: "PracticeViewModel+Ticker.swift",
        find: "MainActor.assumeIsolated { self?.showCachedTicker() }",
        replace: "Task { @MainActor [weak self] in self?.showCachedTicker() }",
        description: "When the timer fires, the ticker is shown a little later, in a Task.",
        isLater: true),
    CorrectVariant(
        id: "has-ticker-one-turn-later", file: "PracticeViewModel+Ticker.swift",
        find: "hasTicker?(true)",
        replace: "DispatchQueue.main.async { [weak self] in self?.hasTicker?(true) }",
        description: "hasTicker(true) is called a little later, after the feed has been shown.",
        isLater: true),
]
