/// The planted bugs in the requests of the feed, its outcome and its errors.
let stage4FeedBugs: [PlantedBug] = [
    PlantedBug(
        id: "feed-loads-when-it-is-made", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moment,
        rule: "Nothing is asked for before onDidLoad().",
        find: "self.timerProvider = timerProvider",
        replace: """
            self.timerProvider = timerProvider
            onDidLoad()
            """,
        description: "The view model loads as soon as it is made, and not only in onDidLoad().",
        question: "A view model was made, and nobody has called it yet. What may it have done by "
            + "then?",
        hint: "Make a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "told-before-the-data", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moment,
        rule: "The feed is in data when didReceiveData is called.",
        find: """
            data = feed(of: products.data, with: rows)
                        didReceiveData?()
            """,
        replace: """
            didReceiveData?()
                        data = feed(of: products.data, with: rows)
            """,
        description: "didReceiveData is called before the feed is in data.",
        question: "The screen reads the feed as soon as it is told that it is there. What does it "
            + "find in that moment?",
        hint: "Look at the view model in the closure that it calls, and not only later."),
    PlantedBug(
        id: "ticker-assumed-last", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .order,
        rule: "There is one outcome, after the last of three answers, in whichever order they "
            + "come.",
        find: """
            inspirations = result
                        finishAfterTheLast()
            """,
        replace: "inspirations = result",
        description: "There is no outcome if the inspirations are answered last.",
        question: "Three requests wait at the same time. Which of them is answered last?",
        hint: "Let a mock wait, and give its answers in another order than they were asked for."),
    PlantedBug(
        id: "requests-one-after-another", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .order,
        rule: "All three requests start before an answer.",
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
        question: "All three requests start together. Would your tests catch one that waits for "
            + "another?",
        hint: "Use a mock that waits with its answers, and look at what it was asked."),
    PlantedBug(
        id: "messages-out-of-order", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .moreThanOne,
        rule: "Every message is passed on, in the order product, inspiration, ticker.",
        find: "didReceiveError?(messages)",
        replace: "didReceiveError?(messages.reversed())",
        description: "The messages are in the order ticker, inspiration, product.",
        question: "A load can go wrong in several places at once. What does the list of messages "
            + "say then?",
        hint: "Let more than one request fail, and compare the whole list of messages."),
    PlantedBug(
        id: "inspiration-failure-is-reported", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .failure,
        rule: "Only the products are needed: the feed goes without what else has failed.",
        find: "if case .success(let inspirations) = inspirations { rows = inspirations.data }",
        replace: """
            switch inspirations {
            case .success(let inspirations): rows = inspirations.data
            case .failed(let message): didReceiveError?([message])
            }
            """,
        description: "Inspirations that fail call didReceiveError, although the feed is shown.",
        question: "Only one of the three parts is really needed. Who is told when another one "
            + "fails?",
        hint: "Let a part fail that the feed can go without, and write down every output."),
    PlantedBug(
        id: "old-feed-stays", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .state,
        rule: "The feed is that of the last load, and empty if its products have failed.",
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
        description: "Nobody empties the feed: a reload adds to it, and a failure leaves it as it "
            + "was.",
        question: "One load may look right. What is left of it after the next one?",
        hint: "Load twice, with another answer the second time, good or bad."),
    PlantedBug(
        id: "requests-keep-the-feed", exercise: "feed", file: "PracticeViewModel.swift",
        concept: .lifetime,
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
        description: "Requests that wait hold the view model strongly.",
        question: "The owner lets go of the view model while its requests wait. Who still holds "
            + "it?",
        hint: "Use a mock that never answers, and a weak reference that ought to become nil."),
]
