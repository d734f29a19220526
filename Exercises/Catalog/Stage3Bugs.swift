/// The planted bugs in the use case and the view model of stage 3.
let stage3Bugs: [PlantedBug] = [
    // MARK: Use case
    PlantedBug(
        id: "unreadable-file-unanswered", exercise: "use-case", file: "AdvancedUseCase.swift",
        idea: .failure,
        rule: "If the file can't be read, the answer has a message of its own.",
        find: #"return answer(.failed("Failed converting to data"))"#,
        replace: "return",
        description: "If the file can't be read, there is no answer at all.",
        question: "A request can fail in three ways. What is the answer in each case?",
        hint: "Give the use case a URL that looks fine, but can't be read."),
    PlantedBug(
        id: "bad-json-is-an-empty-list", exercise: "use-case", file: "AdvancedUseCase.swift",
        idea: .failure,
        rule: "If the file has no products, the answer has a message of its own.",
        find: #"return answer(.failed("Failed when decoding"))"#,
        replace: "return answer(.success(ProductResult(data: [])))",
        description:
            "If the file has no products, the answer is a success with an empty list.",
        question: "A file can be readable and still be useless. What is the answer then?",
        hint: "Give the use case a file that contains something else."),
    PlantedBug(
        id: "missing-url-answered-at-once", exercise: "use-case", file: "AdvancedUseCase.swift",
        idea: .moment,
        rule: "Every answer comes after the call has returned.",
        find: #"return answer(.failed("URL Not found"))"#,
        replace: #"return completion(.failed("URL Not found"))"#,
        description: "Without a URL, the completion is called before fetchProduct returns.",
        question: "Every path of fetchProduct answers later. For which paths do your tests "
            + "check when the answer comes?",
        hint: "Try a use case that can't even start reading. Check the answers before "
            + "your test waits."),
    PlantedBug(
        id: "answered-twice", exercise: "use-case", file: "AdvancedUseCase.swift",
        idea: .howOften,
        rule: "Every request has one answer.",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: """
            DispatchQueue.main.async {
                completion(result)
                completion(result)
            }
            """,
        description: "The completion is called twice.",
        question: "A request has one answer. Does one of your tests count the answers?",
        hint: "Keep all answers in an array, and leave time for a second one."),

    // MARK: Loading
    PlantedBug(
        id: "loads-when-it-is-made", exercise: "loading", file: "AdvancedViewModel.swift",
        idea: .moment, isGreenAtFirst: true,
        rule: "Nothing is loaded before didLoad().",
        find: "self.useCase = useCase",
        replace: """
            self.useCase = useCase
            didLoad()
            """,
        description: "The view model loads as soon as it is created, not only in didLoad().",
        question: "What does the view model do before you call any of its methods?",
        hint: "Create a view model, and count the requests before you do anything with it."),
    PlantedBug(
        id: "error-and-data", exercise: "loading", file: "AdvancedViewModel.swift",
        idea: .unchanged,
        rule: "A load calls only one of the two outputs.",
        find: "onErrorReceiveData?(message)",
        replace: """
            onErrorReceiveData?(message)
            self.receiveData?()
            """,
        description: "After a failure, receiveData is also called.",
        question: "A load calls one of two outputs. Do your tests check the other one?",
        hint: "Let the network fail, and record every output that is called."),
    PlantedBug(
        id: "failed-reload-drops-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        idea: .failure,
        rule: "A load that fails doesn't change the products.",
        find: "onErrorReceiveData?(message)",
        replace: """
            products = []
            onErrorReceiveData?(message)
            """,
        description: "A failure empties the list of products.",
        question: "A load can fail. Which products does the view model have afterwards?",
        hint: "A failure may come after a success. What could be lost then?"),
    PlantedBug(
        id: "reload-appends-products", exercise: "loading", file: "AdvancedViewModel.swift",
        idea: .state,
        rule: "The products are the ones from the last load.",
        find: "products = result.data",
        replace: "products += result.data",
        description: "The products of a reload are added to the earlier ones.",
        question: "One load may look right. What is left of it after the next load?",
        hint: "Load twice, with two different answers."),
    PlantedBug(
        id: "receive-data-before-products", exercise: "loading",
        file: "AdvancedViewModel.swift",
        idea: .moment,
        rule: "The products are stored before receiveData is called.",
        find: """
                            products = result.data
                            receiveData?()
            """,
        replace: """
                            receiveData?()
                            products = result.data
            """,
        description: "receiveData is called before the products are stored.",
        question: "The screen reads the products as soon as receiveData is called. What does it "
            + "find then?",
        hint: "Check the view model's products inside the closure for receiveData."),
    PlantedBug(
        id: "request-keeps-view-model", exercise: "loading", file: "AdvancedViewModel.swift",
        idea: .lifetime,
        rule: "A view model that is no longer needed is freed, even while a request waits.",
        find: """
            { [weak self] result in
                        guard let self else { return }
            """,
        replace: "{ [self] result in",
        description: "A waiting request holds the view model strongly.",
        question: "The user leaves the screen while it loads. What still holds the view model?",
        hint: "Use a mock that never answers, and a weak reference that should become nil."),

    // MARK: Selecting
    PlantedBug(
        id: "silent-before-loading", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        idea: .nothingOrZero,
        rule: "Before loading, the result of every selection is the text 'error'.",
        find: "guard products.indices.contains(index) else {",
        replace: """
            guard !products.isEmpty else { return }
            guard products.indices.contains(index) else {
            """,
        description: "Selecting does nothing while there are no products.",
        question:
            "Every selection calls the output, however many products there are. How many can there "
            + "be?",
        hint: "Think of a user who is quicker than the network."),
    PlantedBug(
        id: "last-product-is-an-error", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        idea: .boundary,
        rule: "Each product in the list can be selected.",
        find: "products.indices.contains(index)",
        replace: "index >= 0, index < products.count - 1",
        description: "The index of the last product counts as out of range.",
        question:
            "Index bugs happen at the ends of a list. Which ends do your tests try?",
        hint: "Select every product of a short list, one after another."),
    PlantedBug(
        id: "index-beyond-the-end-clamped", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        idea: .boundary,
        rule: "For an index after the last product, the result is the text 'error'.",
        find: "guard products.indices.contains(index) else {",
        replace: """
            let index = min(index, products.count - 1)
            guard products.indices.contains(index) else {
            """,
        description: "An index after the last product selects the last product.",
        question: "The list has an end. What happens if a row after it is selected?",
        hint: "Load a few products, and select a row that doesn't exist."),
    PlantedBug(
        id: "negative-index-traps", exercise: "selecting",
        file: "AdvancedViewModel+Selecting.swift",
        idea: .negative,
        rule: "For an index before the first product, the result is the text 'error'.",
        find: "products.indices.contains(index)",
        replace: "index < products.count",
        description: "Only the end of the list is checked, so the code crashes for an index below "
            + "0.",
        question: "On how many sides can an index be out of range?",
        hint: "Think of an index that no list can have, however long it is."),
]
