/// The planted bugs in the screen with the product list.
let stage3ScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "products-not-drawn", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .ordinary,
        rule: "The list is drawn when the products have come.",
        find: "viewModel.receiveData = { [weak self] in self?.onChange?() }",
        replace: "",
        description: "The screen is not drawn when the products have come.",
        question: "The products come after the screen has opened. Who tells the list that there "
            + "is something to draw?",
        hint: "Open the screen over a network that works, and wait for the call that has the "
            + "list drawn."),
    PlantedBug(
        id: "loads-before-binding", exercise: "product-list", file: "AdvancedViewController.swift",
        concept: .moment,
        rule: "The screen sets its outputs before it loads.",
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
        question: "viewDidLoad() does several things. When does their order matter?",
        hint: "A mock can answer before the call returns, and not only with products."),
    PlantedBug(
        id: "success-clears-the-message", exercise: "product-list",
        file: "AdvancedViewController.swift",
        concept: .unchanged,
        rule: "A message stays until there is another one.",
        find: "{ [weak self] in self?.onChange?() }",
        replace: """
            { [weak self] in
                self?.message = nil
                self?.onChange?()
            }
            """,
        description: "A load that succeeds takes the last message away.",
        question: "A message stays until there is another one. What else can happen in between?",
        hint: "A network that was down may come back while the screen is open."),
    PlantedBug(
        id: "screen-kept-by-its-output", exercise: "product-list",
        file: "AdvancedViewController.swift",
        concept: .lifetime,
        rule: "A screen that nobody needs any more is freed.",
        find: "{ [weak self] in self?.onChange?() }",
        replace: "{ self.onChange?() }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Let go of a screen that was opened, and see whether it is freed."),
]
