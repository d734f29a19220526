/// The planted bugs in the use case and the view model of stage 3.
let stage3Bugs: [PlantedBug] = [
    // MARK: Use case
    PlantedBug(
        id: "unreadable-file-unanswered", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .failure,
        rule: "A file that can't be read gets an answer with its own message.",
        find: #"return answer(.failed("Failed converting to data"))"#,
        replace: "return",
        description: "A file that can't be read gets no answer at all.",
        question: "A request can fail in three ways. What is the answer to each of them?",
        hint: "Give the use case a URL that looks good, where nothing can be read."),
    PlantedBug(
        id: "bad-json-is-an-empty-list", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .failure,
        rule: "A file that holds no products gets an answer with its own message.",
        find: #"return answer(.failed("Failed when decoding"))"#,
        replace: "return answer(.success(ProductResult(data: [])))",
        description:
            "A file that holds no products is answered with a success and an empty list.",
        question: "A file can be read, and be of no use all the same. What is the answer then?",
        hint: "Give the use case a file that is about something else."),
    PlantedBug(
        id: "missing-url-answered-at-once", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .moment,
        rule: "Every answer comes after the call has returned.",
        find: #"return answer(.failed("URL Not found"))"#,
        replace: #"return completion(.failed("URL Not found"))"#,
        description: "Without a URL, the completion is called before fetchProduct returns.",
        question: "Every path of fetchProduct answers later. For which of them do your tests "
            + "look at the moment?",
        hint: "Try the use case that can't even begin to read. Look at the answers before "
            + "your test waits."),
    PlantedBug(
        id: "answered-twice", exercise: "use-case", file: "AdvancedUseCase.swift",
        concept: .howOften,
        rule: "Every request has one answer.",
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
        rule: "Nothing is loaded before didLoad().",
        find: "self.useCase = useCase",
        replace: """
            self.useCase = useCase
            didLoad()
            """,
        description: "The view model loads as soon as it is made, and not only in didLoad().",
        question: "What does the view model do before anybody calls it?",
        hint: "Make a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "error-and-data", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .unchanged,
        rule: "A load calls one of the two outputs.",
        find: "onErrorReceiveData?(message)",
        replace: """
            onErrorReceiveData?(message)
            self.receiveData?()
            """,
        description: "After a failure receiveData is called too.",
        question: "A load calls one of two outputs. What does the other one hear?",
        hint: "Let the network fail, and write down every output that is called."),
    PlantedBug(
        id: "failed-reload-drops-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        concept: .failure,
        rule: "A load that fails leaves the products as they are.",
        find: "onErrorReceiveData?(message)",
        replace: """
            products = []
            onErrorReceiveData?(message)
            """,
        description: "A failure empties the list of products.",
        question: "A load can fail. Which products does the view model have then?",
        hint: "A failure may come second: what is there to lose then?"),
    PlantedBug(
        id: "reload-appends-products", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .state,
        rule: "The products are those that were loaded last.",
        find: "products = result.data",
        replace: "products += result.data",
        description: "The products of a reload are added to those that were there.",
        question: "One load may look right. What is left of it after the next one?",
        hint: "Load twice, with an answer that changes in between."),
    PlantedBug(
        id: "receive-data-before-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        concept: .moment,
        rule: "The products are kept before receiveData is called.",
        find: """
                            products = result.data
                            receiveData?()
            """,
        replace: """
                            receiveData?()
                            products = result.data
            """,
        description: "receiveData is called before the products are kept.",
        question: "The screen reads the products as soon as it is told. What does it find in "
            + "that moment?",
        hint: "Look at the view model in the very moment that it calls receiveData."),
    PlantedBug(
        id: "request-keeps-view-model", exercise: "loading", file: "AdvancedViewModel.swift",
        concept: .lifetime,
        rule: "A view model that nobody needs any more is freed, also while a request waits.",
        find: """
            { [weak self] result in
                        guard let self else { return }
            """,
        replace: "{ [self] result in",
        description: "A request that waits holds the view model strongly.",
        question: "The user leaves the screen while it loads. Who holds the view model then?",
        hint: "Use a mock that never answers, and a weak reference that ought to become nil."),

    // MARK: Selecting
    PlantedBug(
        id: "silent-before-loading", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .nothingOrZero,
        rule: "Every selection before loading gives error.",
        find: "guard products.indices.contains(index) else {",
        replace: """
            guard !products.isEmpty else { return }
            guard products.indices.contains(index) else {
            """,
        description: "Selecting does nothing while there are no products.",
        question:
            "Every selection calls the output, whatever the list holds. What can a list hold?",
        hint: "Think of a user who is quicker than the network."),
    PlantedBug(
        id: "last-product-is-an-error", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .boundary,
        rule: "Each product of the list can be selected.",
        find: "products.indices.contains(index)",
        replace: "index >= 0, index < products.count - 1",
        description: "The last product counts as out of range.",
        question:
            "Mistakes with an index live at the edges of a list. Which edges do your tests try?",
        hint: "Select every product of a short list, one after the other."),
    PlantedBug(
        id: "index-beyond-the-end-clamped", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .boundary,
        rule: "An index behind the last product gives error.",
        find: "guard products.indices.contains(index) else {",
        replace: """
            let index = min(index, products.count - 1)
            guard products.indices.contains(index) else {
            """,
        description: "An index behind the last product selects the last product.",
        question: "The list has an end. What happens with a row that is behind it?",
        hint: "Load a few products, and select a row that is not there."),
    PlantedBug(
        id: "negative-index-traps", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        concept: .negative,
        rule: "An index before the first product gives error.",
        find: "products.indices.contains(index)",
        replace: "index < products.count",
        description: "Only the end of the list is checked, so that an index below 0 crashes.",
        question: "On how many sides can an index be out of range?",
        hint: "Think of an index that no list has, long or short."),
]
