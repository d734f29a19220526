/// The bugs that the learner's tests of stage 2 should catch.
let stage2Bugs: [PlantedBug] = [
    // MARK: Even or odd in a view model
    PlantedBug(
        id: "odd-gives-genap-too", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        idea: .ordinary,
        rule: "An even number gives Genap, and an odd one Ganjil.",
        find: #""Genap" : "Ganjil""#,
        replace: #""Genap" : "Genap""#,
        description: "An odd number also gives Genap, because the word was copied.",
        question:
            "isEven(text:) has several results. Which of them do your tests never expect?",
        hint: "Test an ordinary number of each kind."),
    PlantedBug(
        id: "no-text-no-answer", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        idea: .nothingOrZero,
        rule: "If there is no text, or the text isn't an integer, the result is Please put number.",
        find: #"guard let number = Int(text ?? "") else {"#,
        replace: """
            guard let text else { return }
            guard let number = Int(text) else {
            """,
        description: "No output is called if the text is nil.",
        question: "Each input calls its output. For which text haven't your tests checked that?",
        hint: "The text is optional. Test everything that an optional can be."),
    PlantedBug(
        id: "no-return-after-the-message", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        idea: .howOften,
        rule: "Each input calls its output once.",
        find: """
                    guard let number = Int(text ?? "") else {
                        resultOddEven?("Please put number")
                        return
                    }
            """,
        replace: """
                    if Int(text ?? "") == nil {
                        resultOddEven?("Please put number")
                    }
                    let number = Int(text ?? "") ?? 0
            """,
        description: "Text that isn't a number gives two results, the message and then Genap.",
        question: "Each input calls its output once. Do your tests count the calls?",
        hint: "Try text that isn't a number, and check every call instead of only the first."),
    PlantedBug(
        id: "message-through-both-outputs", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        idea: .unchanged, isGreenAtFirst: true,
        rule: "Each input calls only its own output.",
        find: #"resultOddEven?("Please put number")"#,
        replace: """
            resultOddEven?("Please put number")
            resultNumberFormatter?("Please put number")
            """,
        description: "For text that isn't a number, isEven(text:) calls both outputs.",
        question: "If the text isn't a number, which output is called, and which isn't?",
        hint: "Record the calls to both outputs, for valid text and for invalid text."),

    // MARK: Number formatter in a view model
    PlantedBug(
        id: "price-message-missing", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        idea: .noNumber,
        rule: "If there is no text, or the text isn't an integer, the result is Please put number.",
        find: #"resultNumberFormatter?("Please put number")"#,
        replace: "",
        description: "No output is called if the text isn't a number.",
        question: "Every path through numberFormatter calls its output. Which path haven't "
            + "your tests taken?",
        hint: "Try text that can't become a price."),
    PlantedBug(
        id: "negative-price-without-minus", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        idea: .negative,
        rule: "A price follows the rules of stage 1.",
        find: #"number < 0 ? "-" : """#,
        replace: #""""#,
        description: "The price of a negative number has no minus sign.",
        question: "A price follows the rules of stage 1. Which of them haven't you tested here?",
        hint: "Try numbers above and below zero."),
    PlantedBug(
        id: "currency-not-used", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        idea: .parameters,
        rule: "A price has the separator and the currency that are passed.",
        find: #"return "\(currency) \(sign)\(grouped)""#,
        replace: #"return "Rp \(sign)\(grouped)""#,
        description: "A price is always in rupiah, whatever currency is passed.",
        question: "The input has three arguments. How many of them do your tests pass?",
        hint: "Give each argument a value that isn't its default."),
    PlantedBug(
        id: "ungrouped-price-first", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        idea: .howOften,
        rule: "Each input calls its output once.",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: #"""
            resultNumberFormatter?("\(currency) \(number)")
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            """#,
        description: "The output is called twice: first with an ungrouped price, and then with the "
            + "right one.",
        question: "Each input calls its output once. Do your tests count the calls?",
        hint: "Pass one number, and keep every call in a list, not only the last one."),
    PlantedBug(
        id: "both-outputs-called", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        idea: .unchanged, isGreenAtFirst: true,
        rule: "Each input calls only its own output.",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: """
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            resultOddEven?(number.isMultiple(of: 2) ? "Genap" : "Ganjil")
            """,
        description: "numberFormatter calls its own output, and resultOddEven as well.",
        question: "The view model has two outputs, and each input uses one of them. Do your "
            + "tests check the other one?",
        hint: "Record the calls to the output that must stay silent."),

    // MARK: Binding
    PlantedBug(
        id: "tap-reads-the-other-field", exercise: "binding",
        file: "SecondBasicViewController.swift",
        idea: .ordinary,
        rule: "Each action passes on the text of its own field.",
        find: "viewModel.isEven(text: oddEvenTextField.text)",
        replace: "viewModel.isEven(text: numberFormatterTextField.text)",
        description: "A tap passes on the text of the price field.",
        question: "The screen has two fields. Which one does each action read?",
        hint: "Put a different text in each field."),
    PlantedBug(
        id: "price-bound-to-the-other-label", exercise: "binding",
        file: "SecondBasicViewController.swift",
        idea: .ordinary,
        rule: "Each output is bound to its own label.",
        find: "self?.numberFormatterResultLabel.text = result",
        replace: "self?.oddEvenResultLabel.text = result",
        description: "Both outputs are bound to the label for even and odd.",
        question: "The screen has two outputs to bind. Which label belongs to which output?",
        hint: "Call each output of the view model, and check both labels."),
    PlantedBug(
        id: "output-keeps-the-screen", exercise: "binding",
        file: "SecondBasicViewController.swift",
        idea: .lifetime, isGreenAtFirst: true,
        rule: "A screen that is no longer needed is freed.",
        find: """
            { [weak self] result in
                        self?.oddEvenResultLabel.text
            """,
        replace: """
            { result in
                        self.oddEvenResultLabel.text
            """,
        description: "An output holds the screen strongly, so the screen is never freed.",
        question: "The screen holds its view model. Does the view model hold the screen as well?",
        hint: "Use a weak reference that must become nil."),
]
