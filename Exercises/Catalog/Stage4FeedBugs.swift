/// The planted bugs in the requests of the feed, its outcome and its errors.
let stage4FeedBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-loads-when-it-is-made", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .moment, isGreenAtFirst: true,
        rule: "Nothing is requested before onDidLoad().",
        find: "self.timerProvider = timerProvider",
        replace: """
            self.timerProvider = timerProvider
            onDidLoad()
            """,
        description: "The view model loads as soon as it is created, not only in onDidLoad().",
        question: "A view model has been created, but none of its methods has been called. What "
            + "has it done so far?",
        hint: "Create a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "told-before-the-data", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .moment,
        rule: "When didReceiveData is called, data already contains the feed.",
        find: """
            data = feed(of: products.data, with: rows)
                        didReceiveData?()
            """,
        replace: """
            didReceiveData?()
                        data = feed(of: products.data, with: rows)
            """,
        description: "didReceiveData is called before data contains the feed.",
        question: "The screen reads the feed as soon as didReceiveData is called. What does it "
            + "find then?",
        hint: "Check the view model inside the closure that it calls, not only later."),
    PlantedBug(
        id: "ticker-assumed-last", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .order,
        rule: "There is one outcome, after the last of the three answers, whatever their order.",
        find: """
            inspirations = result
                        finishAfterTheLast()
            """,
        replace: "inspirations = result",
        description: "There is no outcome if the inspirations arrive last.",
        question: "Three requests wait at the same time. Which of them is answered last?",
        hint: "Let a mock hold back its answers, and send them in a different order from the "
            + "requests."),
    PlantedBug(
        id: "requests-one-after-another", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .order,
        rule: "All three requests start before the first answer.",
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
        description: "The inspirations are requested only after the products have arrived.",
        question: "All three requests start together. Would your tests catch a request that waits "
            + "for another?",
        hint: "Use a mock that holds back its answers, and check which requests it has received."),
    PlantedBug(
        id: "messages-out-of-order", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .moreThanOne, topic: "more than one message",
        rule: "Every message is passed on, in the order product, inspiration, ticker.",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(messages.reversed())",
        description: "The messages are in the order ticker, inspiration, product.",
        question: "Several parts of a load can fail together. What is in the list of messages "
            + "then?",
        hint: "Make more than one request fail, and compare the whole list of messages."),
    PlantedBug(
        id: "inspiration-failure-is-reported", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .failure,
        rule: "Only the products are required: if another part fails, the feed is shown without "
            + "it.",
        find: "if case .success(let inspirations) = inspirations { rows = inspirations.data }",
        replace: """
            switch inspirations {
            case .success(let inspirations): rows = inspirations.data
            case .failed(let message): didReceiveError?([message])
            }
            """,
        description: "If the inspirations fail, didReceiveError is called, although the feed is "
            + "shown.",
        question: "Only one of the three parts is required. Which output is called if one of the "
            + "others fails?",
        hint: "Make a part fail that the feed doesn't need, and record every output."),
    PlantedBug(
        id: "old-feed-stays", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .state,
        rule: "The feed comes from the last load, and is empty if the products of that load "
            + "failed.",
        find: """
            data = feed(of: products.data, with: rows)
                        didReceiveData?()
                    case .failed(let message):
                        var messages = [message]
                        if case .failed(let message) = inspirations { messages.append(message) }
                        if case .failed(let message) = ticker { messages.append(message) }
                        hasFailed = true
                        data = []
            """,
        replace: """
            data += feed(of: products.data, with: rows)
                        didReceiveData?()
                    case .failed(let message):
                        var messages = [message]
                        if case .failed(let message) = inspirations { messages.append(message) }
                        if case .failed(let message) = ticker { messages.append(message) }
                        hasFailed = true
            """,
        description: "The feed is never emptied: a reload adds to it, and a failure doesn't change "
            + "it.",
        question: "One load may look right. What is left of it after the next load?",
        hint: "Load twice, with a different answer the second time: a success or a failure."),
    PlantedBug(
        id: "requests-keep-the-feed", exercise: "feed", file: "PracticeViewModel.swift",
        idea: .lifetime,
        rule: "The requests hold the view model weakly.",
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
        description: "Waiting requests hold the view model strongly.",
        question: "The owner releases the view model while its requests wait. What still holds the "
            + "view model?",
        hint: "Use a mock that never answers, and a weak reference that should become nil."),
]
