/// Stage 4: three requests, one feed, a cache and a timer.
let stage4 = Stage(
    id: 4,
    title: "The challenge feed",
    exercises: [
        Exercise(
            id: "feed-use-case",
            title: "Use case of the feed",
            task: "Write PracticeUseCase, which reads products, inspirations and the ticker from "
                + "three files, and reports failures as in stage 3.",
            files: ["PracticeUseCase.swift"],
            suite: "PracticeUseCaseTests",
            guide: "Guide/4-challenge-feed.md#use-case-of-the-feed",
            hints: [
                "All three requests read a file in the same way, so write "
                    + "`fetch(_:from:completion:)` first.",
                "`fetch(_:from:completion:)` is like fetchProduct in stage 3, with `type` instead "
                    + "of `ProductResult.self`.",
                "The ticker's file contains a TickerResult. Fetch that, and in its completion "
                    + "call `completion(.success(result.data))` or pass the message on.",
            ]),
        Exercise(
            id: "ticker-cache",
            title: "Cache of the ticker",
            task: "Write the two closures of PracticeEnvironment, which save a ticker in "
                + "UserDefaults and load it again.",
            files: ["PracticeEnvironment.swift"],
            suite: "TickerCacheTests",
            guide: "Guide/4-challenge-feed.md#cache-of-the-ticker",
            hints: [
                "UserDefaults can't keep a Ticker, but it can keep Data. A Ticker is Codable.",
                "Save what `try? JSONEncoder().encode(ticker)` returns, with "
                    + "`UserDefaults.standard.set(data, forKey: key)`.",
                "Load the data with `UserDefaults.standard.data(forKey: key)`, and decode it. If "
                    + "there is none, return nil.",
            ]),
        Exercise(
            id: "feed",
            title: "Three requests, one outcome",
            task: "Write onDidLoad(), which starts three requests and, after the last answer, "
                + "shows the feed or all messages.",
            files: ["PracticeViewModel.swift"],
            suite: "FeedTests",
            guide: "Guide/4-challenge-feed.md#three-requests-one-outcome",
            hints: [
                "Start all three requests before you wait for an answer. You can't know which "
                    + "answer comes last.",
                "Keep each answer in an optional variable. When none of the three is nil anymore, "
                    + "the last answer has arrived. A DispatchGroup can also count the answers.",
                "Only the products are required. If they fail, data is empty, and the messages are "
                    + "in the order product, inspiration, ticker, whichever arrived first.",
            ],
            refactor: "All three completions check whether their answer is the last one. Write "
                + "that check once, in a closure that all three call."),
        Exercise(
            id: "inspirations",
            title: "Inspirations between products",
            task: "Write feed(of:with:), which inserts each inspiration. Its position is the "
                + "number of products before it.",
            files: ["PracticeViewModel+Inspirations.swift"],
            suite: "InspirationTests",
            guide: "Guide/4-challenge-feed.md#inspirations-between-products",
            hints: [
                "Draw a feed with three products, and inspirations at 1 and 2. If you insert the "
                    + "one at 1 first, where does the other one end up?",
                "A position counts only products. Go through the products, "
                    + "and after each one add the inspirations that belong there.",
                "`Dictionary(grouping: inspirations, by: \\.position)` keeps inspirations at the "
                    + "same position in order. Start with the ones at 0. After the product at "
                    + "`index`, add the ones at `index + 1`.",
            ]),
        Exercise(
            id: "ticker",
            title: "Ticker",
            task: "Cache a ticker that arrives and call hasTicker; in onFireDate(), "
                + "schedule the timer that shows it at the top.",
            files: ["PracticeViewModel+Ticker.swift"],
            suite: "TickerTests",
            guide: "Guide/4-challenge-feed.md#ticker",
            hints: [
                "The timer's type is passed in, so that a test doesn't have to wait 5 seconds. "
                    + "Schedule the timer with `timerProvider`, not with `Timer`.",
                "Read the cache when the timer fires, not before. Remove an old ticker before you "
                    + "insert the new one.",
                "`_ = timerProvider.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak "
                    + "self] _ in MainActor.assumeIsolated { self?.showCachedTicker() } }`",
            ]),
        Exercise(
            id: "feed-screen",
            title: "Feed screen",
            task: "Bind PracticeViewController to its view model: the screen counts the items, "
                + "keeps the errors, and starts the timer for a ticker.",
            files: ["PracticeViewController.swift"],
            suite: "FeedScreenTests",
            guide: "Guide/4-challenge-feed.md#feed-screen",
            hints: [
                "Set three outputs, then call one input. None of the outputs may keep the "
                    + "screen alive.",
                "When hasTicker is called with true, the screen calls onFireDate() of its view "
                    + "model.",
                "`viewModel.didReceiveData = { [weak self] in self?.show([]) }`: when a feed has "
                    + "arrived, there are no errors to show.",
            ]),
    ],
    bugs: stage4Bugs,
    variants: stage4Variants)
