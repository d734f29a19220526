/// The planted bugs in the ticker and its timer.
let stage4TickerBugs: [PlantedBug] = [
    PlantedBug(
        id: "wrong-cache-key", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .parameters,
        rule: "A ticker that arrives is cached under tickerData.",
        find: #""tickerData""#,
        replace: #""ticker""#,
        description: "The ticker is cached under another key.",
        question: "An older version of the app has to find the ticker, too. Where does it look?",
        hint: "Look into the cache yourself, and not only through the view model."),
    PlantedBug(
        id: "ticker-needs-a-good-load", exercise: "ticker", file: "PracticeViewModel.swift",
        concept: .failure,
        rule: "After each load the ticker is handled, and hasTicker called, whatever has failed.",
        find: "receive(ticker)",
        replace: "if case .success = products, case .success = ticker { receive(ticker) }",
        description: "hasTicker is called, and the ticker saved, only if both the products and the "
            + "ticker have come.",
        question: "Each part of a load can fail. What is said and saved about the ticker then?",
        hint: "Let one part fail at a time. Look into the cache, and write down every call of "
            + "hasTicker."),
    PlantedBug(
        id: "ticker-shown-at-once", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .moment,
        rule: "A ticker is shown when the timer fires, and not before.",
        find: "hasTicker?(true)",
        replace: """
            data.insert(ticker, at: 0)
            hasTicker?(true)
            """,
        description: "A ticker that arrives is shown at once, without the timer.",
        question: "People should see the products first. When does the ticker join them?",
        hint: "Load a ticker, and compare the whole feed before any timer fires."),
    PlantedBug(
        id: "timer-repeats", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .parameters,
        rule: "There is one timer of 5 seconds, and it doesn't repeat.",
        find: "repeats: false",
        replace: "repeats: true",
        description: "The timer fires again and again.",
        question: "A mock timer remembers what it was asked for. Does your test look at all of it?",
        hint: "Compare each value that the timer was scheduled with."),
    PlantedBug(
        id: "two-tickers", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .howOften,
        rule: "The feed has one ticker, at the top.",
        find: "data.removeAll { $0 is Ticker }",
        replace: "",
        description: "A timer that fires again puts a second ticker above the first.",
        question: "A ticker can come more than once while the feed is on the screen. What does the "
            + "feed look like then?",
        hint: "Let a timer fire more than once, and compare the whole feed."),
    PlantedBug(
        id: "ticker-after-any-load", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .state,
        rule: "The cached ticker is shown before the first load, and not after a failed one.",
        find: "guard !hasFailed else { return }",
        replace: "guard hasFailed || !data.isEmpty else { return }",
        description: "The timer asks whether a load has ended, and not whether it has failed: the "
            + "ticker stands alone after a failure, and isn't shown before the first load.",
        question: "A timer can fire at any time, and not only after a good load. What is shown "
            + "then?",
        hint: "The comment of showCachedTicker() says what happens when. Try each of its "
            + "sentences."),
    PlantedBug(
        id: "empty-cache-announces-data", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        concept: .nothingOrZero,
        rule: "With nothing in the cache, a timer that fires does nothing.",
        find: "PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }",
        replace: """
            PracticeEnvironment.loadTickerCache(Self.tickerKey) else {
                didReceiveData?()
                return
            }
            """,
        description: "didReceiveData is called although the cache has no ticker.",
        question: "A timer fires, and there may be nothing to show. Who is told?",
        hint: "Empty the cache before the timer fires, and write down every output."),
    PlantedBug(
        id: "timer-keeps-the-feed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        concept: .lifetime,
        rule: "The timer holds the view model weakly.",
        find: "[weak self] _ in",
        replace: "[self = Optional(self)] _ in",
        description: "A timer that runs holds the view model strongly.",
        question: "Requests are not all that can hold a view model. What else waits?",
        hint: "Let go of a view model whose timer hasn't fired yet."),
]
