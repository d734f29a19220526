/// The planted bugs in the ticker and its timer.
let stage4TickerBugs: [PlantedBug] = [
    PlantedBug(
        id: "wrong-cache-key", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .parameters,
        rule: "A ticker that arrives is cached under the key tickerData.",
        find: #""tickerData""#,
        replace: #""ticker""#,
        description: "The ticker is cached under a different key.",
        question: "An older version of the app must also find the ticker. Where does it look?",
        hint: "Check the cache itself, not only what the view model shows."),
    PlantedBug(
        id: "ticker-needs-a-good-load", exercise: "ticker", file: "PracticeViewModel.swift",
        idea: .failure,
        rule: "After each load, a ticker that has arrived is saved, and hasTicker is called, "
            + "whatever has failed.",
        find: "receive(ticker)",
        replace: "if case .success = products, case .success = ticker { receive(ticker) }",
        description: "hasTicker is called, and the ticker saved, only if both the products and the "
            + "ticker have arrived.",
        question: "Each part of a load can fail. What happens to the ticker then?",
        hint: "Make one part fail at a time. Check the cache, and record every call of hasTicker."),
    PlantedBug(
        id: "ticker-shown-at-once", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .moment,
        rule: "A ticker is shown when the timer fires, not before.",
        find: "hasTicker?(true)",
        replace: """
            data.insert(ticker, at: 0)
            hasTicker?(true)
            """,
        description: "A ticker that arrives is shown immediately, without the timer.",
        question: "People should see the products first. When should the ticker appear?",
        hint: "Load a ticker, and compare the whole feed before any timer fires."),
    PlantedBug(
        id: "timer-repeats", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .parameters,
        rule: "There is one timer of 5 seconds, which doesn't repeat.",
        find: "repeats: false",
        replace: "repeats: true",
        description: "The timer fires again and again.",
        question: "A mock timer remembers how it was scheduled. Does your test check every value?",
        hint: "Compare each value that the timer was scheduled with."),
    PlantedBug(
        id: "two-tickers", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .howOften,
        rule: "The feed has one ticker, at the top.",
        find: "data.removeAll { $0 is Ticker }",
        replace: "",
        description: "A timer that fires again puts a second ticker above the first one.",
        question: "A ticker can come more than once while the feed is on the screen. What does the "
            + "feed look like then?",
        hint: "Fire a timer more than once, and compare the whole feed."),
    PlantedBug(
        id: "ticker-after-any-load", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .state,
        rule: "The cached ticker is shown before the first load, but not after a failed one.",
        find: "guard !hasFailed else { return }",
        replace: "guard hasFailed || !data.isEmpty else { return }",
        description: "The timer checks whether a load has ended, not whether it has failed, so the "
            + "ticker is shown alone after a failure, and isn't shown before the first load.",
        question: "A timer can fire at any time, not only after a successful load. What is shown "
            + "then?",
        hint: "The comment on showCachedTicker() says what happens in each case. Test every "
            + "sentence of it."),
    PlantedBug(
        id: "empty-cache-announces-data", exercise: "ticker",
        file: "PracticeViewModel+Ticker.swift",
        idea: .nothingOrZero,
        rule: "If the cache is empty, a timer that fires does nothing.",
        find: "PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }",
        replace: """
            PracticeEnvironment.loadTickerCache(Self.tickerKey) else {
                didReceiveData?()
                return
            }
            """,
        description: "didReceiveData is called although the cache has no ticker.",
        question: "If a timer fires and there is nothing to show, is an output called?",
        hint: "Empty the cache before the timer fires, and record every output."),
    PlantedBug(
        id: "timer-keeps-the-feed", exercise: "ticker", file: "PracticeViewModel+Ticker.swift",
        idea: .lifetime,
        rule: "The timer holds the view model weakly.",
        find: "[weak self] _ in",
        replace: "[self = Optional(self)] _ in",
        description: "A running timer holds the view model strongly.",
        question: "Requests aren't the only things that can hold a view model. What else waits?",
        hint: "Release a view model whose timer hasn't fired yet."),
]
