/// The planted bugs in the screen with the product list.
let stage3ScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "products-not-drawn", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "viewModel.receiveData = { [weak self] in self?.onChange?() }",
        replace: "",
        description: "The screen is not drawn when the products have come.",
        question: "The screen has three outputs to bind.",
        hint: "Open the screen over a network that works. Who tells the list that there is "
            + "something to draw?"),
    PlantedBug(
        id: "success-clears-the-message", exercise: "product-list",
        file: "AdvancedViewController.swift",
        concept: .unchanged,
        rule: "",
        find: "{ [weak self] in self?.onChange?() }",
        replace: """
            { [weak self] in
                self?.message = nil
                self?.onChange?()
            }
            """,
        description: "A load that succeeds takes the last message away.",
        question: "How long does a message stay? The comment of message says it.",
        hint: "A network that was down may come back while the screen is open."),
    PlantedBug(
        id: "first-message-stays", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .state,
        rule: "",
        find: "self.message = message",
        replace: "self.message = self.message ?? message",
        description: "The screen keeps its first message in place of the last.",
        question: "Look at the message of the screen after more than one event.",
        hint: "Do two things that have different messages."),
    PlantedBug(
        id: "failure-not-bound", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .failure,
        rule: "",
        find: "viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }",
        replace: "",
        description: "The screen doesn't set onErrorReceiveData.",
        question: "The screen has three outputs to bind.",
        hint: "Open the screen over a network that is down."),
    PlantedBug(
        id: "loads-before-binding", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .moment,
        rule: "",
        find: """
                    viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }
                    viewModel.doSideEffect = { [weak self] message in self?.show(message) }
                    viewModel.didLoad()
            """,
        replace: """
                    viewModel.didLoad()
                    viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }
                    viewModel.doSideEffect = { [weak self] message in self?.show(message) }
            """,
        description: "The screen loads first and sets outputs after, which loses an early answer.",
        question: "viewDidLoad() does several things, and their order matters.",
        hint: "A mock can answer before the call returns, and not only with products."),
    PlantedBug(
        id: "screen-kept-by-its-output", exercise: "product-list",
        file: "AdvancedViewController.swift",
        concept: .lifetime,
        rule: "",
        find: "{ [weak self] in self?.onChange?() }",
        replace: "{ self.onChange?() }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Let go of a screen that was opened, and see whether it is freed."),
]
