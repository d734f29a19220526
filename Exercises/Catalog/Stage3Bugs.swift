/// The planted bugs in the use case and the view model of stage 3.
let stage3Bugs: [PlantedBug] = [
    // MARK: Use case
    PlantedBug(
        id: "products-answered-at-once", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .moment,
        rule: "",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "completion(result)",
        description: "The completion is called before fetchProduct returns.",
        question: "Look at when the answer of fetchProduct comes, and not only at what it is.",
        hint: "Ask what has been answered right after the call, before your test waits."),
    PlantedBug(
        id: "missing-url-answered-at-once", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .moment,
        rule: "",
        find: #"return answer(.failed("URL Not found"))"#,
        replace: #"return completion(.failed("URL Not found"))"#,
        description: "Without a URL, the completion is called before fetchProduct returns.",
        question: "Every path of fetchProduct has to answer later, the failing ones too.",
        hint: "Try the use case that can't even begin to read, and look at when it answers."),
    PlantedBug(
        id: "unreadable-file-unanswered", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .failure,
        rule: "",
        find: #"return answer(.failed("Failed converting to data"))"#,
        replace: "return",
        description: "A file that can't be read gets no answer at all.",
        question: "A request can fail in three ways, and each has an answer of its own.",
        hint: "Give the use case a URL that looks good, where nothing can be read."),
    PlantedBug(
        id: "bad-json-is-an-empty-list", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .failure,
        rule: "",
        find: #"return answer(.failed("Failed when decoding"))"#,
        replace: "return answer(.success(ProductResult(data: [])))",
        description:
            "A file that holds no products is answered with a success and an empty list.",
        question: "A request can fail in three ways, and each has an answer of its own.",
        hint: "Give the use case a file that can be read, but is about something else."),
    PlantedBug(
        id: "answered-twice", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .howOften,
        rule: "",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: """
            DispatchQueue.main.async {
                completion(result)
                completion(result)
            }
            """,
        description: "The completion is called twice.",
        question: "A request has one answer. Does a test of yours count?",
        hint: "Keep all answers in a list, and give a second one the time to come."),

    // MARK: Loading
    PlantedBug(
        id: "loads-when-it-is-made", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .moment,
        rule: "",
        find: "self.useCase = useCase",
        replace: """
            self.useCase = useCase
            didLoad()
            """,
        description: "The view model loads as soon as it is made, and not only in didLoad().",
        question: "Look at what the view model does before anybody calls it.",
        hint: "Make a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "failure-passed-over", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .failure,
        rule: "",
        find: "onErrorReceiveData?(message)",
        replace: "_ = message",
        description: "Nobody is told of a load that fails.",
        question: "A load has two ways to end.",
        hint: "Let the network fail, and write down what the outputs are called with."),
    PlantedBug(
        id: "error-and-data", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .unchanged,
        rule: "",
        find: "onErrorReceiveData?(message)",
        replace: """
            onErrorReceiveData?(message)
            self.receiveData?()
            """,
        description: "After a failure receiveData is called too.",
        question: "A load calls one of two outputs, and leaves the other alone.",
        hint: "Let the network fail, and write down every output that is called."),
    PlantedBug(
        id: "failed-reload-drops-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        concept: .state,
        rule: "",
        find: "onErrorReceiveData?(message)",
        replace: """
            products = []
            onErrorReceiveData?(message)
            """,
        description: "A failure empties the list of products.",
        question: "Look at the products after a load that failed.",
        hint: "A failure may come second: what is there to lose then?"),
    PlantedBug(
        id: "reload-appends-products", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .state,
        rule: "",
        find: "products = result.data",
        replace: "products += result.data",
        description: "The products of a reload are added to those that were there.",
        question: "One load may look right, and the next one wrong.",
        hint: "Load twice, with an answer that changes in between."),
    PlantedBug(
        id: "receive-data-before-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
                            products = result.data
                            receiveData?()
            """,
        replace: """
                            receiveData?()
                            products = result.data
            """,
        description: "receiveData is called before the products are kept.",
        question: "The screen reads the products as soon as it is told that they are there.",
        hint: "Look at the view model in the very moment that it calls receiveData."),
    PlantedBug(
        id: "request-keeps-view-model", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .lifetime,
        rule: "",
        find: """
            { [weak self] result in
                        guard let self else { return }
            """,
        replace: "{ [self] result in",
        description: "A request that waits holds the view model strongly.",
        question: "A view model has to be freed when its owner lets go of it.",
        hint: "Use a mock that never answers, and a weak reference that ought to become nil."),

    // MARK: Selecting
    PlantedBug(
        id: "silent-before-loading", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "guard products.indices.contains(index) else {",
        replace: """
            guard !products.isEmpty else { return }
            guard products.indices.contains(index) else {
            """,
        description: "Selecting does nothing while there are no products.",
        question: "Every selection calls the output, whatever the list holds.",
        hint: "What can a list hold besides many products?"),
    PlantedBug(
        id: "last-product-is-an-error", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .boundary,
        rule: "",
        find: "products.indices.contains(index)",
        replace: "index >= 0, index < products.count - 1",
        description: "The last product counts as out of range.",
        question: "Mistakes with indexes live at the edges of a list.",
        hint: "Select every product of a short list, one after the other."),
    PlantedBug(
        id: "negative-index-traps", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .negative,
        rule: "",
        find: "products.indices.contains(index)",
        replace: "index < products.count",
        description: "Only the end of the list is checked, so that an index below 0 crashes.",
        question: "An index can be out of range on more than one side.",
        hint: "Think of an index that no list has, long or short."),
    PlantedBug(
        id: "index-beyond-the-end-clamped", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .boundary,
        rule: "",
        find: "guard products.indices.contains(index) else {",
        replace: """
            let index = min(index, products.count - 1)
            guard products.indices.contains(index) else {
            """,
        description: "An index behind the last product selects the last product.",
        question: "An index that is out of range is an error, also if products are loaded.",
        hint: "Load a few products, and select a row that is not there."),
]
