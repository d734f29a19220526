/// The planted bugs in the ticker and its timer.
let stage4TickerBugs: [PlantedBug] = [
    PlantedBug(
        id: "ticker-at-the-bottom", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .ordinary,
        rule: "",
        find: "data.insert(ticker, at: 0)",
        replace: "data.append(ticker)",
        description: "The ticker stands below the feed.",
        question: "It is not enough that the ticker is somewhere in the feed.",
        hint: "Load something else too, fire the timer, and compare the whole feed."),
    PlantedBug(
        id: "two-tickers", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .howOften,
        rule: "",
        find: "data.removeAll { $0 is Ticker }",
        replace: "",
        description: "A timer that fires again puts a second ticker above the first.",
        question: "How many tickers may a feed have?",
        hint: "A ticker can come more than once while the feed is on the screen."),
    PlantedBug(
        id: "ticker-without-a-feed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .failure,
        rule: "",
        find: "guard !hasFailed else { return }",
        replace: "",
        description: "A timer that fires after a failed load shows the ticker alone.",
        question: "Where there is no data, there is no place for a ticker.",
        hint: "A load can fail between the start of the timer and the end of its 5 seconds."),
    PlantedBug(
        id: "no-ticker-before-the-first-load", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        concept: .state,
        rule: "",
        find: "guard !hasFailed else { return }",
        replace: "guard !hasFailed, !data.isEmpty else { return }",
        description: "A timer that fires before the first load shows nothing.",
        question: "The comment of showCachedTicker() says what happens when. Look at each of its "
            + "sentences.",
        hint: "A timer can fire before anything was loaded."),
    PlantedBug(
        id: "ticker-shown-at-once", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .moment,
        rule: "",
        find: "hasTicker?(true)",
        replace: """
            data.insert(ticker, at: 0)
            hasTicker?(true)
            """,
        description: "A ticker that arrives is shown at once, without the timer.",
        question: "People should see the products first.",
        hint: "Load a ticker, and compare the whole feed before any timer fires."),
    PlantedBug(
        id: "timer-repeats", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .parameters,
        rule: "",
        find: "repeats: false",
        replace: "repeats: true",
        description: "The timer fires again and again.",
        question: "A mock timer remembers what it was asked for.",
        hint: "Would the timer ever stop by itself?"),
    PlantedBug(
        id: "timer-of-another-interval", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        concept: .parameters,
        rule: "",
        find: "withTimeInterval: 5",
        replace: "withTimeInterval: 0.5",
        description: "The timer fires after half a second in place of 5 seconds.",
        question: "A mock timer remembers what it was asked for.",
        hint: "How long is the feed shown before the ticker comes?"),
    PlantedBug(
        id: "wrong-cache-key", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .parameters,
        rule: "",
        find: #""tickerData""#,
        replace: #""ticker""#,
        description: "The ticker is cached under another key.",
        question:
            "The key is part of the rules: an older version of the app has to find the ticker.",
        hint: "Look into the cache yourself, and not only through the view model."),
    PlantedBug(
        id: "cached-although-failed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .unchanged,
        rule: "",
        find: "case .failed:",
        replace: """
            case .failed(let message):
                let ticker = Ticker(id: 0, title: message)
                PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            """,
        description: "A ticker that couldn't be loaded is cached, with the message as its title.",
        question: "Look into the cache after a load.",
        hint: "What ought to be in the cache if the ticker never came?"),
    PlantedBug(
        id: "missing-ticker-not-announced", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        concept: .failure,
        rule: "",
        find: "hasTicker?(false)",
        replace: "break",
        description: "hasTicker isn't called if the ticker has failed.",
        question: "hasTicker is called after each load.",
        hint: "Write down every call of hasTicker, for a load without a ticker too."),
    PlantedBug(
        id: "empty-cache-announces-data", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }",
        replace: """
            PracticeEnvironment.loadTickerCache(Self.tickerKey) else {
                didReceiveData?()
                return
            }
            """,
        description: "didReceiveData is called although the cache has no ticker.",
        question: "When the timer fires, there may be nothing to show.",
        hint: "Empty the cache before the timer fires, and write down every output."),
    PlantedBug(
        id: "timer-keeps-the-feed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .lifetime,
        rule: "",
        find: "[weak self] _ in",
        replace: "[self = Optional(self)] _ in",
        description: "A timer that runs holds the view model strongly.",
        question: "Requests are not all that can keep a view model.",
        hint: "Let go of a view model whose timer hasn't fired yet."),
]
