/// What the learner's own tests of stage 4 have to notice.
let stage4Bugs: [PlantedBug] =
    useCaseBugs + cacheBugs + stage4FeedBugs + stage4InspirationBugs + stage4TickerBugs
    + feedScreenBugs

private let useCaseBugs: [PlantedBug] = [
    PlantedBug(
        id: "ticker-envelope-ignored", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .ordinary,
        rule: "The ticker is what its file holds in data.",
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
        question: "Look at each of the three requests, not only at the first. Does each give what "
            + "its own file holds?",
        hint: "Ask the use case as the app makes it, and compare the ticker with what its file "
            + "holds."),
    PlantedBug(
        id: "ticker-failure-reworded", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .failure,
        rule: "Each kind of failure has its own message, for all three requests.",
        find: "case .failed(let message): completion(.failed(message))",
        replace: #"case .failed: completion(.failed("Failed when decoding"))"#,
        description: "The ticker's request has one message for every failure.",
        question: "A request can fail in more than one way. Which message does each of them have?",
        hint: "Let the ticker's request fail in each way that the comment names."),
    PlantedBug(
        id: "feed-answered-at-once", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .moment,
        rule: "An answer comes after the call has returned.",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "completion(result)",
        description: "The completions are called before the requests return.",
        question: "You look at what the answers are. When do they come?",
        hint: "Look at what has been answered right after the calls, before your test waits."),
]

private let cacheBugs: [PlantedBug] = [
    PlantedBug(
        id: "cache-ignores-the-key", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .parameters,
        rule: "Each key has its own ticker.",
        find: "UserDefaults.standard.data(forKey: key)",
        replace: #"UserDefaults.standard.data(forKey: "tickerData")"#,
        description: "A ticker is always loaded from one key, whichever was asked for.",
        question: "Both closures are given a key. Does your test show that it matters?",
        hint: "Use the cache with a key that nobody else has."),
    PlantedBug(
        id: "first-saved-ticker-stays", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .state,
        rule: "The newest ticker that was saved is the one that is loaded.",
        find: "UserDefaults.standard.set(data, forKey: key)",
        replace: """
            guard UserDefaults.standard.data(forKey: key) == nil else { return }
            UserDefaults.standard.set(data, forKey: key)
            """,
        description: "A ticker isn't saved where there is an older one.",
        question: "To save a ticker once may look right. What is in the cache after a newer one?",
        hint: "Save more than once, and load after that."),
    PlantedBug(
        id: "empty-cache-has-a-ticker", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .nothingOrZero,
        rule: "Where nothing was saved, there is no ticker.",
        find: "UserDefaults.standard.data(forKey: key) else { return nil }",
        replace: """
            UserDefaults.standard.data(forKey: key) else {
                return Ticker(id: 0, title: "")
            }
            """,
        description: "Where nothing was saved, a ticker without a title is loaded.",
        question: "A cache can be asked for something that it does not have. What does it give "
            + "then?",
        hint: "Think of a cache that nobody has used yet."),
    PlantedBug(
        id: "damaged-ticker-crashes", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .failure,
        rule: "Where the data under the key is no ticker, there is no ticker.",
        find: "try? JSONDecoder().decode(Ticker.self, from: data)",
        replace: "try! JSONDecoder().decode(Ticker.self, from: data)",
        description: "Data under the key that is no ticker crashes.",
        question: "An older version of the app may have saved something else under the key. What "
            + "does the cache give then?",
        hint: "Put data into UserDefaults yourself, and load."),
]

private let feedScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-loads-before-binding", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .moment,
        rule: "The outputs are bound before the load begins.",
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
        description: "The screen loads first and sets outputs after, which loses early answers.",
        question: "viewDidLoad() does several things. What if an answer comes before it has "
            + "returned?",
        hint: "Use a mock that answers at once, and look at what the screen shows."),
    PlantedBug(
        id: "errors-never-cleared", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .state,
        rule: "The screen keeps the messages of the last load, and no others.",
        find: "self?.show([])",
        replace: "self?.onChange?()",
        description: "The messages of a load that failed stay when a later load succeeds.",
        question: "A network that was down may come back while the screen is open. What does the "
            + "screen say then?",
        hint: "Load more than once, and look at what the screen keeps from one load to the next."),
    PlantedBug(
        id: "timer-never-started", exercise: "feed-screen", file: "PracticeViewController.swift",
        concept: .ordinary,
        rule: "When a ticker has arrived, the screen has it shown.",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "_ = hasTicker",
        description: "The screen never starts the timer, so that the ticker is never shown.",
        question: "The screen has three outputs to bind. What does each of them lead to?",
        hint: "Open the screen with a ticker that arrives, and count the timers."),
    PlantedBug(
        id: "timer-without-a-ticker", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .unchanged,
        rule: "The screen has a ticker shown only when one has arrived.",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "self?.viewModel.onFireDate()",
        description: "The screen starts the timer whatever hasTicker says.",
        question: "The screen starts a timer for a reason. What does it do without that reason?",
        hint: "Open the screen when the ticker has failed, and count the timers."),
    PlantedBug(
        id: "feed-screen-kept-by-its-output", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .lifetime,
        rule: "The outputs hold the screen weakly.",
        find: "{ [weak self] messages in self?.show(messages) }",
        replace: "{ messages in self.show(messages) }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Let go of a screen that was opened, and see whether it is freed."),
]
