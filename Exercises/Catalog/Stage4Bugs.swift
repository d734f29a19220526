/// The bugs that the learner's tests of stage 4 should catch.
let stage4Bugs: [PlantedBug] =
    useCaseBugs + cacheBugs + stage4FeedBugs + stage4InspirationBugs + stage4TickerBugs
    + feedScreenBugs

private let useCaseBugs: [PlantedBug] = [
    PlantedBug(
        id: "ticker-envelope-ignored", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        idea: .ordinary,
        rule: "The ticker is the value of the key data in its file.",
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
        description: "The ticker is read from the top level of its file instead of from data.",
        question: "Check each of the three requests, not just the first. Does each one return what "
            + "is in its own file?",
        hint: "Test the use case that the app makes, and compare its ticker with the content of "
            + "the file."),
    PlantedBug(
        id: "ticker-failure-reworded", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        idea: .failure,
        rule: "Each kind of failure has its own message, in all three requests.",
        find: "case .failed(let message): completion(.failed(message))",
        replace: #"case .failed: completion(.failed("Failed when decoding"))"#,
        description: "The ticker's request gives the same message for every failure.",
        question: "A request can fail in several ways. Which message does each failure have?",
        hint: "Make the ticker's request fail in each of the ways that are listed in the comment "
            + "on fetch(_:from:completion:)."),
    PlantedBug(
        id: "feed-answered-at-once", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        idea: .moment,
        rule: "An answer comes after the call has returned.",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "completion(result)",
        description: "The completions are called before the functions return.",
        question: "Your tests check what the answers are. Do they check when the answers come?",
        hint: "Check the answers right after the calls, before your test waits."),
]

private let cacheBugs: [PlantedBug] = [
    PlantedBug(
        id: "cache-ignores-the-key", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        idea: .parameters,
        rule: "Each key has its own ticker.",
        find: "UserDefaults.standard.data(forKey: key)",
        replace: #"UserDefaults.standard.data(forKey: "tickerData")"#,
        description: "A ticker is always loaded from the same key, whichever key is passed.",
        question: "Both closures get a key. Does your test show that the key matters?",
        hint: "Use the cache with a key that only your test uses."),
    PlantedBug(
        id: "first-saved-ticker-stays", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        idea: .state,
        rule: "The ticker that was saved last is the one that is loaded.",
        find: "UserDefaults.standard.set(data, forKey: key)",
        replace: """
            guard UserDefaults.standard.data(forKey: key) == nil else { return }
            UserDefaults.standard.set(data, forKey: key)
            """,
        description: "A ticker isn't saved if an older one is already in the cache.",
        question: "Saving a ticker once may look right. What is in the cache after a newer one is "
            + "saved?",
        hint: "Save more than once, and then load."),
    PlantedBug(
        id: "empty-cache-has-a-ticker", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        idea: .nothingOrZero, isGreenAtFirst: true,
        rule: "If nothing was saved, there is no ticker.",
        find: "UserDefaults.standard.data(forKey: key) else { return nil }",
        replace: """
            UserDefaults.standard.data(forKey: key) else {
                return Ticker(id: 0, title: "")
            }
            """,
        description: "If nothing was saved, a ticker without a title is loaded.",
        question: "A cache can be asked for something that it doesn't have. What does it return "
            + "then?",
        hint: "Think of a cache that hasn't been used yet."),
    PlantedBug(
        id: "damaged-ticker-crashes", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        idea: .failure, isGreenAtFirst: true,
        rule: "If the data under the key isn't a ticker, no ticker is loaded.",
        find: "try? JSONDecoder().decode(Ticker.self, from: data)",
        replace: "try! JSONDecoder().decode(Ticker.self, from: data)",
        description: "If the data under the key isn't a ticker, the app crashes when it loads the "
            + "ticker.",
        question: "An older version of the app may have saved something else under the key. What "
            + "does the cache return then?",
        hint: "Put data into UserDefaults yourself, and load the ticker."),
]

private let feedScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-loads-before-binding", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        idea: .moment,
        rule: "The outputs are bound before the load starts.",
        find: """
                    viewModel.didReceiveData = { [weak self] in self?.show([]) }
                    viewModel.didReceiveError = { [weak self] messages in self?.show(messages) }
                    viewModel.hasTicker = { [weak self] hasTicker in
                        if hasTicker { self?.viewModel.onFireDate() }
                    }
                    viewModel.onDidLoad()
            """,
        replace: """
                    viewModel.onDidLoad()
                    viewModel.didReceiveData = { [weak self] in self?.show([]) }
                    viewModel.didReceiveError = { [weak self] messages in self?.show(messages) }
                    viewModel.hasTicker = { [weak self] hasTicker in
                        if hasTicker { self?.viewModel.onFireDate() }
                    }
            """,
        description: "The screen loads before it sets its outputs, so early answers are lost.",
        question: "viewDidLoad() does several things. What if an answer comes before it has "
            + "returned?",
        hint: "Use a mock that answers immediately, and check what the screen shows."),
    PlantedBug(
        id: "errors-never-cleared", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        idea: .state,
        rule: "The screen keeps only the messages of the last load.",
        find: "self?.show([])",
        replace: "self?.onChange?()",
        description: "The messages of a failed load stay when a later load succeeds.",
        question: "A network that was down may come back while the screen is open. What does the "
            + "screen show then?",
        hint: "Load more than once, and check what the screen keeps from one load to the next."),
    PlantedBug(
        id: "timer-never-started", exercise: "feed-screen", file: "PracticeViewController.swift",
        idea: .ordinary,
        rule: "When a ticker has arrived, the screen starts the timer that shows it.",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "_ = hasTicker",
        description: "The screen never starts the timer, so the ticker is never shown.",
        question: "The screen binds three outputs. What does each of them do?",
        hint: "Open the screen, let a ticker arrive, and count the timers."),
    PlantedBug(
        id: "timer-without-a-ticker", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        idea: .unchanged,
        rule: "The screen starts the timer only if a ticker has arrived.",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "self?.viewModel.onFireDate()",
        description: "The screen starts the timer even if hasTicker is called with false.",
        question: "The screen starts a timer for a ticker. What does it do without a ticker?",
        hint: "Open the screen, let the request for the ticker fail, and count the timers."),
    PlantedBug(
        id: "feed-screen-kept-by-its-output", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        idea: .lifetime,
        rule: "The outputs hold the screen weakly.",
        find: "{ [weak self] messages in self?.show(messages) }",
        replace: "{ messages in self.show(messages) }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Open a screen, release it, and check that it is freed."),
]
