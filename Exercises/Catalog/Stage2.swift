/// Stage 2: the same answers from a view model, and a screen that is bound to it.
let stage2 = Stage(
    id: 2,
    title: "MVVM",
    exercises: [
        Exercise(
            id: "odd-even-view-model",
            title: "Even or odd in a view model",
            task: "Write isEven(text:), which calls resultOddEven once with the answer.",
            files: ["SecondBasicViewModel+OddEven.swift"],
            suite: "OddEvenViewModelTests",
            guide: "Guide/2-mvvm.md#even-or-odd-in-a-view-model",
            hints: [
                "The function returns nothing. It reports its result by calling an output.",
                "An output can be nil, so call it with a question mark: `resultOddEven?(…)`.",
                "Call it with `Please put number` and return if `Int(text ?? \"\")` is nil. "
                    + "Otherwise, call it with `Genap` or `Ganjil`.",
            ]),
        Exercise(
            id: "number-formatter-view-model",
            title: "Number formatter in a view model",
            task: "Write numberFormatter(text:separator:currency:), which calls "
                + "resultNumberFormatter once with the answer.",
            files: ["SecondBasicViewModel+NumberFormatter.swift"],
            suite: "NumberFormatterViewModelTests",
            guide: "Guide/2-mvvm.md#number-formatter-in-a-view-model",
            hints: [
                "You formatted prices in stage 1. The new part is how the function reports its "
                    + "result.",
                "Every path through the function calls the output once: "
                    + "one path for a number, and one for everything else.",
                "Compute `Int(text ?? \"\")` first. If it is nil, call the output with "
                    + "`Please put number`. Otherwise, call it with the price, as in stage 1.",
            ],
            refactor: "The loop that makes a price is mixed with the lines that call the output. "
                + "Move the loop to a function of its own that returns the price."),
        Exercise(
            id: "binding",
            title: "Binding",
            task: "Bind the screen to its view model: viewDidLoad() sets the outputs, "
                + "and the two actions call the inputs.",
            files: ["SecondBasicViewController.swift"],
            suite: "BindingTests",
            guide: "Guide/2-mvvm.md#binding",
            hints: [
                "The screen has no logic of its own. It passes text to the view model, and shows "
                    + "each result in a label.",
                "A closure that the screen keeps must not keep the screen alive. "
                    + "What does `[weak self]` do?",
                "In viewDidLoad(), write `viewModel.resultOddEven = { [weak self] result in "
                    + "self?.oddEvenResultLabel.text = result }`, and do the same for the other "
                    + "output.",
            ]),
        Exercise(
            id: "cart",
            title: "Cart",
            task: "Test CartViewModel, which is finished. It counts the pieces in a cart.",
            files: ["CartViewModel.swift"],
            suite: "CartTests",
            guide: "Guide/2-mvvm.md#cart",
            hints: [
                "There is no code to write. Read the comments in CartViewModel.swift. Each "
                    + "sentence is worth a test or two.",
                "Record every call of both outputs in one list, and compare the whole list after "
                    + "several inputs.",
            ],
            steps: [.bugs]),
    ],
    bugs: stage2Bugs + stage2CartBugs,
    variants: stage2Variants)
