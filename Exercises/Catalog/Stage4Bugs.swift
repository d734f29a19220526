/// What the learner's own tests of stage 4 have to notice.
let stage4Bugs: [PlantedBug] =
    useCaseBugs + cacheBugs + feedBugs + inspirationBugs + tickerBugs + feedScreenBugs

private let useCaseBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-answered-at-once", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "completion(result)",
        description: "The completions are called before the requests return.",
        hints: [
            "Look at when the answers come, and not only at what they are.",
            "Ask what has been answered right after the calls, before your test waits.",
        ]),
    PlantedBug(
        id: "ticker-envelope-ignored", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        find: """
            fetch(TickerResult.self, from: tickerURL) { result in
                        switch result {
                        case .success(let result): completion(.success(result.data))
            """,
        replace: """
            fetch(Ticker.self, from: tickerURL) { result in
                        switch result {
                        case .success(let result): completion(.success(result))
            """,
        description: "The ticker is looked for at the top of its file, and not in data.",
        hints: [
            "Look at each of the three requests, not only at the first.",
            "Ask the use case as the app makes it, and look at what the ticker's file holds.",
        ]),
    PlantedBug(
        id: "ticker-failure-reworded", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        find: "case .failed(let message): completion(.failed(message))",
        replace: #"case .failed: completion(.failed("Failed when decoding"))"#,
        description: "The ticker's request has one message for every failure.",
        hints: [
            "Each failure has its own message, for each of the three requests.",
            "Let the ticker fail in more than one way.",
        ]),
]

private let cacheBugs: [PlantedBug] = [
    PlantedBug(
        id: "cache-ignores-the-key", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        find: "UserDefaults.standard.data(forKey: key)",
        replace: #"UserDefaults.standard.data(forKey: "tickerData")"#,
        description: "A ticker is always loaded from one key, whichever was asked for.",
        hints: [
            "Both closures are given a key.",
            "Use the cache with a key that nobody else has.",
        ]),
    PlantedBug(
        id: "first-saved-ticker-stays", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        find: "UserDefaults.standard.set(data, forKey: key)",
        replace: """
            guard UserDefaults.standard.data(forKey: key) == nil else { return }
            UserDefaults.standard.set(data, forKey: key)
            """,
        description: "A ticker isn't saved where there is an older one.",
        hints: [
            "Saving once may look right.",
            "What ought to be in the cache when a newer ticker has come?",
        ]),
]

private let feedBugs: [PlantedBug] = [
    PlantedBug(
        id: "requests-one-after-another", exercise: "feed", file: "PracticeViewModel.swift",
        find: """
                        products = result
                        finishAfterTheLast()
                    }
                    useCase.fetchInspiration { result in
                        inspirations = result
                        finishAfterTheLast()
                    }
            """,
        replace: """
                        products = result
                        self.useCase.fetchInspiration { result in
                            inspirations = result
                            finishAfterTheLast()
                        }
                        finishAfterTheLast()
                    }
            """,
        description: "The inspirations are asked for when the products are there, not before.",
        hints: [
            "All three requests start together.",
            "Use a mock that waits with its answers, and look at what it was asked.",
        ]),
    PlantedBug(
        id: "ticker-assumed-last", exercise: "feed", file: "PracticeViewModel.swift",
        find: """
            inspirations = result
                        finishAfterTheLast()
            """,
        replace: "inspirations = result",
        description: "There is no outcome if the inspirations are answered last.",
        hints: [
            "Nobody knows which answer comes last.",
            "Let a mock give its answers in another order than they were asked for.",
        ]),
    PlantedBug(
        id: "messages-out-of-order", exercise: "feed", file: "PracticeViewModel.swift",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(messages.reversed())",
        description: "The messages are in the order ticker, inspiration, product.",
        hints: [
            "The order of the messages is a rule, too.",
            "Let more than one request fail, and compare the whole list of messages.",
        ]),
    PlantedBug(
        id: "only-the-first-message", exercise: "feed", file: "PracticeViewModel.swift",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(Array(messages.prefix(1)))",
        description: "Only the message of the products is passed on.",
        hints: [
            "Every failure has its message.",
            "Let more than one request fail at a time.",
        ]),
    PlantedBug(
        id: "stale-feed-after-failure", exercise: "feed", file: "PracticeViewModel.swift",
        find: "data = []",
        replace: "",
        description: "After a reload without products the old feed is still there.",
        hints: [
            "Look at the data after the products have failed.",
            "A failure may come second: is anything left of the first load?",
        ]),
    PlantedBug(
        id: "inspiration-failure-is-reported", exercise: "feed", file: "PracticeViewModel.swift",
        find: "if case .success(let inspirations) = inspirations { rows = inspirations.data }",
        replace: """
            switch inspirations {
            case .success(let inspirations): rows = inspirations.data
            case .failed(let message): didReceiveError?([message])
            }
            """,
        description: "Inspirations that fail call didReceiveError, although the feed is shown.",
        hints: [
            "Only one of the three parts is really needed.",
            "Let a part fail that the feed can go without, and write down every output.",
        ]),
    PlantedBug(
        id: "requests-keep-the-feed", exercise: "feed", file: "PracticeViewModel.swift",
        find: """
            { [weak self] in
                        guard let products, let inspirations, let ticker else { return }
                        self?.finish
            """,
        replace: """
            {
                        guard let products, let inspirations, let ticker else { return }
                        self.finish
            """,
        description: "Requests that wait hold the view model strongly.",
        hints: [
            "A view model has to be freed when its owner lets go of it.",
            "Use a mock that never answers, and a weak reference that ought to become nil.",
        ]),
]

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

private let inspirationBugs: [PlantedBug] = [
    PlantedBug(
        id: "earlier-inspirations-counted", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
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
        hints: [
            "What does a position count: rows of the feed, or products?",
            "One inspiration may look right. Try more of them in one feed.",
        ]),
    PlantedBug(
        id: "position-out-of-range-traps", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
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
        hints: [
            "The positions come from a server, and a server can be wrong.",
            "Try a position that the feed doesn't have.",
        ]),
    PlantedBug(
        id: "position-beyond-the-end-clamped", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        find: "return feed",
        replace: "return feed + inspirations.filter { $0.position > products.count }",
        description: "An inspiration beyond the last product stands at the end of the feed.",
        hints: [
            "Some inspirations have no place in the feed.",
            "Try a position that is too large.",
        ]),
    PlantedBug(
        id: "ties-reversed", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        find: "rows[index + 1] ?? []",
        replace: "(rows[index + 1] ?? []).reversed()",
        description: "Inspirations of one position stand in reverse order.",
        hints: [
            "Two inspirations may want the same place.",
            "Give such inspirations names that you can tell apart, and look at their order.",
        ]),
    PlantedBug(
        id: "top-inspirations-lost", exercise: "inspirations",
        file: "PracticeViewModel+Inspirations.swift",
        find: "rows[0] ?? []",
        replace: "[]",
        description: "An inspiration at position 0 is left out.",
        hints: [
            "Mistakes with positions live at the edges.",
            "Which is the smallest position that is allowed?",
        ]),
]

private let tickerBugs: [PlantedBug] = [
    PlantedBug(
        id: "ticker-at-the-bottom", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: "data.insert(ticker, at: 0)",
        replace: "data.append(ticker)",
        description: "The ticker stands below the feed.",
        hints: [
            "It is not enough that the ticker is somewhere in the feed.",
            "Load something else too, fire the timer, and compare the whole feed.",
        ]),
    PlantedBug(
        id: "two-tickers", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: "data.removeAll { $0 is Ticker }",
        replace: "",
        description: "A timer that fires again puts a second ticker above the first.",
        hints: [
            "How many tickers may a feed have?",
            "A ticker can come more than once while the feed is on the screen.",
        ]),
    PlantedBug(
        id: "timer-repeats", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: "repeats: false",
        replace: "repeats: true",
        description: "The timer fires again and again.",
        hints: [
            "A mock timer remembers what it was asked for.",
            "Would the timer ever stop by itself?",
        ]),
    PlantedBug(
        id: "timer-of-another-interval", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        find: "withTimeInterval: 5",
        replace: "withTimeInterval: 0.5",
        description: "The timer fires after half a second in place of 5 seconds.",
        hints: [
            "A mock timer remembers what it was asked for.",
            "How long is the feed shown before the ticker comes?",
        ]),
    PlantedBug(
        id: "wrong-cache-key", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: #""tickerData""#,
        replace: #""ticker""#,
        description: "The ticker is cached under another key.",
        hints: [
            "The key is part of the rules: an older version of the app has to find the ticker.",
            "Look into the cache yourself, and not only through the view model.",
        ]),
    PlantedBug(
        id: "cached-although-failed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: "case .failed:",
        replace: """
            case .failed(let message):
                let ticker = Ticker(id: 0, title: message)
                PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            """,
        description: "A ticker that couldn't be loaded is cached, with the message as its title.",
        hints: [
            "Look into the cache after a load.",
            "What ought to be in the cache if the ticker never came?",
        ]),
    PlantedBug(
        id: "missing-ticker-not-announced", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        find: "hasTicker?(false)",
        replace: "break",
        description: "hasTicker isn't called if the ticker has failed.",
        hints: [
            "hasTicker is called after each load.",
            "Write down every call of hasTicker, for a load without a ticker too.",
        ]),
    PlantedBug(
        id: "empty-cache-announces-data", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        find: "PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }",
        replace: """
            PracticeEnvironment.loadTickerCache(Self.tickerKey) else {
                didReceiveData?()
                return
            }
            """,
        description: "didReceiveData is called although the cache has no ticker.",
        hints: [
            "When the timer fires, there may be nothing to show.",
            "Empty the cache before the timer fires, and write down every output.",
        ]),
    PlantedBug(
        id: "timer-keeps-the-feed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        find: "[weak self] _ in",
        replace: "[self = Optional(self)] _ in",
        description: "A timer that runs holds the view model strongly.",
        hints: [
            "Requests are not all that can keep a view model.",
            "Let go of a view model whose timer hasn't fired yet.",
        ]),
]

private let feedScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "timer-without-a-ticker", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "self?.viewModel.onFireDate()",
        description: "The screen starts the timer whatever hasTicker says.",
        hints: [
            "The screen starts a timer only for a reason.",
            "Open the screen when the ticker has failed, and count the timers.",
        ]),
    PlantedBug(
        id: "only-the-last-error-kept", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        find: "self.errors = errors",
        replace: "self.errors = errors.suffix(1)",
        description: "The screen keeps only the last of several messages.",
        hints: [
            "Look at what the screen keeps when a load fails.",
            "Let more than one request fail before you look.",
        ]),
    PlantedBug(
        id: "feed-screen-kept-by-its-output", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        find: "{ [weak self] messages in self?.show(messages) }",
        replace: "{ messages in self.show(messages) }",
        description: "An output of the view model holds the screen strongly.",
        hints: [
            "The screen holds its view model. Does the view model hold the screen?",
            "Let go of a screen that was opened, and see whether it is freed.",
        ]),
]
