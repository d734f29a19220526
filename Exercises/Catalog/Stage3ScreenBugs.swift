/// The planted bugs in the screen with the product list.
let stage3ScreenBugs: [PlantedBug] = [
    PlantedBug(
        id: "products-not-drawn", exercise: "product-list", file: "AdvancedViewController.swift",
        idea: .ordinary,
        rule: "The list is drawn when the products have arrived.",
        find: "viewModel.receiveData = { [weak self] in self?.onChange?() }",
        replace: "",
        description: "The list isn't drawn when the products have arrived.",
        question: "The products arrive after the screen has opened. What makes the screen draw the "
            + "list then?",
        hint: "Open the screen with a network that works, and wait for the call that "
            + "draws the list."),
    PlantedBug(
        id: "loads-before-binding", exercise: "product-list", file: "AdvancedViewController.swift",
        idea: .moment,
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
        description: "The screen loads before it sets its outputs, so an early answer is lost.",
        question: "viewDidLoad() does several things. When does their order matter?",
        hint: "A mock can answer before the call returns, and its answer can be a failure."),
    PlantedBug(
        id: "success-clears-the-message", exercise: "product-list",
        file: "AdvancedViewController.swift",
        idea: .unchanged,
        rule: "A message stays until the next message.",
        find: "{ [weak self] in self?.onChange?() }",
        replace: """
            { [weak self] in
                self?.message = nil
                self?.onChange?()
            }
            """,
        description: "A successful load removes the last message.",
        question: "A message stays until the next one. What else can happen in between?",
        hint: "A network that was down may come back while the screen is open."),
    PlantedBug(
        id: "screen-kept-by-its-output", exercise: "product-list",
        file: "AdvancedViewController.swift",
        idea: .lifetime,
        rule: "A screen that is no longer needed is freed.",
        find: "{ [weak self] in self?.onChange?() }",
        replace: "{ self.onChange?() }",
        description: "An output of the view model holds the screen strongly.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Open a screen, release it, and check that it is freed."),
]
