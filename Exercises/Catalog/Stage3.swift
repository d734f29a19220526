/// Stage 3: code that gets its data from other objects, and tests that decide what these objects
/// answer.
let stage3 = Stage(
    id: 3,
    title: "Dependency injection and mocks",
    exercises: [
        Exercise(
            id: "use-case",
            title: "Use case",
            task: "Write fetchProduct(completion:) of AdvancedUseCase, which reads the products "
                + "from a file and answers later, on the main actor.",
            files: ["AdvancedUseCase.swift"],
            suite: "AdvancedUseCaseTests",
            guide: "Guide/3-dependency-injection.md#use-case",
            hints: [
                "Three things can be missing, in this order: the URL, the data, the products. Each "
                    + "case has its own message.",
                "Every path calls the completion once. To answer later, call it in "
                    + "`DispatchQueue.main.async { … }`, even if something has failed.",
                "Write `guard let url`, then `try? Data(contentsOf: url)`, and then `try? "
                    + "JSONDecoder().decode(ProductResult.self, from: data)`.",
            ],
            refactor: "Each path answers later, on the main queue. Write that code once, in a "
                + "small function that every path calls."),
        Exercise(
            id: "loading",
            title: "Loading",
            task: "Write didLoad() of AdvancedViewModel, which stores the products and calls "
                + "receiveData, or passes a message on to onErrorReceiveData.",
            files: ["AdvancedViewModel.swift"],
            suite: "LoadingTests",
            guide: "Guide/3-dependency-injection.md#loading",
            hints: [
                "The view model doesn't know who answers. It asks its use case, and waits.",
                "Store the products before you call receiveData, because the screen reads them at "
                    + "that moment. A failure doesn't change the products.",
                "The completion must not keep the view model alive: `useCase.fetchProduct { [weak "
                    + "self] result in … }`, with a switch inside.",
            ]),
        Exercise(
            id: "selecting",
            title: "Selecting",
            task: "Write didSelect(index:), which calls doSideEffect with a text "
                + "for the product or with \"error\".",
            files: ["AdvancedViewModel+Selecting.swift"],
            suite: "SelectingTests",
            guide: "Guide/3-dependency-injection.md#selecting",
            hints: [
                "Which indexes does an empty list have? And a list of three items?",
                "An index is valid if `products.indices.contains(index)`. Before loading, no index "
                    + "is valid.",
            ]),
        Exercise(
            id: "product-list",
            title: "Product list",
            task: "Bind AdvancedViewController to its view model: the screen counts the products "
                + "and keeps the last message.",
            files: ["AdvancedViewController.swift"],
            suite: "ProductListTests",
            guide: "Guide/3-dependency-injection.md#product-list",
            hints: [
                "The screen keeps no products. It asks its view model each time.",
                "Set the outputs before you load, or an early answer is lost.",
                "Set `viewModel.doSideEffect = { [weak self] message in self?.show(message) }`. Do "
                    + "the same for onErrorReceiveData, and call onChange in receiveData.",
            ]),
        Exercise(
            id: "product-row",
            title: "Product row",
            task:
                "Test ProductRow, which is finished. It decides when two rows are equal, and when "
                + "they are the same row.",
            files: ["ProductRow.swift"],
            suite: "ProductRowTests",
            guide: "Guide/3-dependency-injection.md#product-row",
            hints: [
                "There is no code to write. isEqual(to:) says whether two rows show the same "
                    + "thing, and identifier says which row it is. A row can show something new "
                    + "and still be the same row.",
                "Start with two equal rows. Change one thing in the second row, and only "
                    + "that. Repeat this for each thing that a row shows.",
            ],
            steps: [.bugs]),
    ],
    bugs: stage3Bugs + stage3ScreenBugs + stage3RowBugs,
    variants: stage3Variants)
