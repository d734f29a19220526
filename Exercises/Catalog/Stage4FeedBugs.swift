/// The planted bugs in the requests of the feed, its outcome and its errors.
let stage4FeedBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-loads-when-it-is-made", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moment,
        rule: "",
        find: "self.timerProvider = timerProvider",
        replace: """
            self.timerProvider = timerProvider
            onDidLoad()
            """,
        description: "The view model loads as soon as it is made, and not only in onDidLoad().",
        question: "Look at what the view model does before anybody calls it.",
        hint: "Make a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "told-before-the-data", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
            data = feed(of: products.data, with: rows)
                        didReceiveData?()
            """,
        replace: """
            didReceiveData?()
                        data = feed(of: products.data, with: rows)
            """,
        description: "didReceiveData is called before the feed is in data.",
        question: "The screen reads the feed as soon as it is told that it is there.",
        hint: "Look at the view model in the very moment that it calls didReceiveData."),
    PlantedBug(
        id: "reload-adds-to-the-feed", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .state,
        rule: "",
        find: "data = feed(of: products.data, with: rows)",
        replace: "data += feed(of: products.data, with: rows)",
        description: "The feed of a reload is added to the one that was there.",
        question: "One load may look right, and the next one wrong.",
        hint: "Load twice, with an answer that changes in between."),
    PlantedBug(
        id: "requests-one-after-another", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .order,
        rule: "",
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
        question: "All three requests start together.",
        hint: "Use a mock that waits with its answers, and look at what it was asked."),
    PlantedBug(
        id: "ticker-assumed-last", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .order,
        rule: "",
        find: """
            inspirations = result
                        finishAfterTheLast()
            """,
        replace: "inspirations = result",
        description: "There is no outcome if the inspirations are answered last.",
        question: "Nobody knows which answer comes last.",
        hint: "Let a mock give its answers in another order than they were asked for."),
    PlantedBug(
        id: "messages-out-of-order", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .order,
        rule: "",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(messages.reversed())",
        description: "The messages are in the order ticker, inspiration, product.",
        question: "The order of the messages is a rule, too.",
        hint: "Let more than one request fail, and compare the whole list of messages."),
    PlantedBug(
        id: "only-the-first-message", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moreThanOne,
        rule: "",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(Array(messages.prefix(1)))",
        description: "Only the message of the products is passed on.",
        question: "Every failure has its message.",
        hint: "Let more than one request fail at a time."),
    PlantedBug(
        id: "stale-feed-after-failure", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .state,
        rule: "",
        find: "data = []",
        replace: "",
        description: "After a reload without products the old feed is still there.",
        question: "Look at the data after the products have failed.",
        hint: "A failure may come second: is anything left of the first load?"),
    PlantedBug(
        id: "inspirations-without-products", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .failure,
        rule: "",
        find: "data = []",
        replace: """
            data = []
            if case .success(let rows) = inspirations { data = feed(of: [], with: rows.data) }
            """,
        description: "Inspirations are shown although the products have failed.",
        question: "Only the products make a feed. The other two parts are nothing without them.",
        hint: "Let only the products fail, with something in the other parts that could be shown."),
    PlantedBug(
        id: "ticker-lost-with-the-products", exercise: "ticker", file: "PracticeViewModel.swift",
        concept: .failure,
        rule: "",
        find: "receive(ticker)",
        replace: "if case .success = products { receive(ticker) }",
        description: "A ticker is neither saved nor announced if the products have failed.",
        question: "What becomes of the other two parts when the products fail?",
        hint: "Let only the products fail, and look at everything that the ticker ought to cause."),
    PlantedBug(
        id: "inspiration-failure-is-reported", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .failure,
        rule: "",
        find: "if case .success(let inspirations) = inspirations { rows = inspirations.data }",
        replace: """
            switch inspirations {
            case .success(let inspirations): rows = inspirations.data
            case .failed(let message): didReceiveError?([message])
            }
            """,
        description: "Inspirations that fail call didReceiveError, although the feed is shown.",
        question: "Only one of the three parts is really needed.",
        hint: "Let a part fail that the feed can go without, and write down every output."),
    PlantedBug(
        id: "requests-keep-the-feed", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .lifetime,
        rule: "",
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
        question: "A view model has to be freed when its owner lets go of it.",
        hint: "Use a mock that never answers, and a weak reference that ought to become nil."),
]
