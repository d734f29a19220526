/// What the learner's own tests of stage 4 have to notice.
let stage4Bugs: [PlantedBug] =
    useCaseBugs + cacheBugs + stage4FeedBugs + stage4InspirationBugs + stage4TickerBugs
    + feedScreenBugs

private let useCaseBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-answered-at-once", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .moment,
        rule: "",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "completion(result)",
        description: "The completions are called before the requests return.",
        question: "Look at when the answers come, and not only at what they are.",
        hint: "Ask what has been answered right after the calls, before your test waits."),
    PlantedBug(
        id: "ticker-envelope-ignored", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .ordinary,
        rule: "",
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
        question: "Look at each of the three requests, not only at the first.",
        hint: "Ask the use case as the app makes it, and look at what the ticker's file holds."),
    PlantedBug(
        id: "ticker-failure-reworded", exercise: "feed-use-case", file: "PracticeUseCase.swift",
        concept: .failure,
        rule: "",
        find: "case .failed(let message): completion(.failed(message))",
        replace: #"case .failed: completion(.failed("Failed when decoding"))"#,
        description: "The ticker's request has one message for every failure.",
        question: "Each failure has its own message, for each of the three requests.",
        hint: "Let the ticker fail in more than one way."),
]

private let cacheBugs: [PlantedBug] = [
    PlantedBug(
        id: "cache-ignores-the-key", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .parameters,
        rule: "",
        find: "UserDefaults.standard.data(forKey: key)",
        replace: #"UserDefaults.standard.data(forKey: "tickerData")"#,
        description: "A ticker is always loaded from one key, whichever was asked for.",
        question: "Both closures are given a key.",
        hint: "Use the cache with a key that nobody else has."),
    PlantedBug(
        id: "first-saved-ticker-stays", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .state,
        rule: "",
        find: "UserDefaults.standard.set(data, forKey: key)",
        replace: """
            guard UserDefaults.standard.data(forKey: key) == nil else { return }
            UserDefaults.standard.set(data, forKey: key)
            """,
        description: "A ticker isn't saved where there is an older one.",
        question: "Saving once may look right.",
        hint: "What ought to be in the cache when a newer ticker has come?"),
    PlantedBug(
        id: "empty-cache-has-a-ticker", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "UserDefaults.standard.data(forKey: key) else { return nil }",
        replace: """
            UserDefaults.standard.data(forKey: key) else {
                return Ticker(id: 0, title: "")
            }
            """,
        description: "Where nothing was saved, a ticker without a title is loaded.",
        question: "A cache can be asked for something that it does not have.",
        hint: "What is in a cache that nobody has used yet?"),
    PlantedBug(
        id: "damaged-ticker-crashes", exercise: "ticker-cache", file: "PracticeEnvironment.swift",
        concept: .failure,
        rule: "",
        find: "try? JSONDecoder().decode(Ticker.self, from: data)",
        replace: "try! JSONDecoder().decode(Ticker.self, from: data)",
        description: "Data under the key that is no ticker crashes.",
        question: "An older version of the app may have saved something else under the key.",
        hint: "Put data into UserDefaults yourself, and load."),
]

private let feedScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "timer-without-a-ticker", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .unchanged,
        rule: "",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "self?.viewModel.onFireDate()",
        description: "The screen starts the timer whatever hasTicker says.",
        question: "The screen starts a timer only for a reason.",
        hint: "Open the screen when the ticker has failed, and count the timers."),
    PlantedBug(
        id: "timer-never-started", exercise: "feed-screen", file: "PracticeViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "if hasTicker { self?.viewModel.onFireDate() }",
        replace: "_ = hasTicker",
        description: "The screen never starts the timer, so that the ticker is never shown.",
        question: "The screen has three outputs to bind, and each has something to do.",
        hint: "Open the screen with a ticker that arrives, and count the timers."),
    PlantedBug(
        id: "only-the-last-error-kept", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .moreThanOne,
        rule: "",
        find: "self.errors = errors",
        replace: "self.errors = errors.suffix(1)",
        description: "The screen keeps only the last of several messages.",
        question: "Look at what the screen keeps when a load fails.",
        hint: "Let more than one request fail before you look."),
    PlantedBug(
        id: "feed-loads-before-binding", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .moment,
        rule: "",
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
        question: "viewDidLoad() does several things, and their order matters.",
        hint: "A mock can answer before the call returns. What does the screen show then?"),
    PlantedBug(
        id: "errors-never-cleared", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .state,
        rule: "",
        find: "self?.show([])",
        replace: "self?.onChange?()",
        description: "The messages of a load that failed stay when a later load succeeds.",
        question: "Look at what the screen keeps from one load to the next.",
        hint: "A network that was down may come back while the screen is open."),
    PlantedBug(
        id: "feed-screen-kept-by-its-output", exercise: "feed-screen",
        file: "PracticeViewController.swift",
        concept: .lifetime,
        rule: "",
        find: "{ [weak self] messages in self?.show(messages) }",
        replace: "{ messages in self.show(messages) }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Let go of a screen that was opened, and see whether it is freed."),
]
