/// The bugs that the learner's tests of stage 2 should catch.
let stage2Bugs: [PlantedBug] = [
    // MARK: Even or odd in a view model
    PlantedBug(
        id: "odd-gives-genap-too", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .ordinary,
        rule: "An even number gives Genap, and an odd one Ganjil.",
        find: #""Genap" : "Ganjil""#,
        replace: #""Genap" : "Genap""#,
        description: "An odd number also gives Genap, because the word was copied.",
        question:
            "isEven(text:) can give several answers. Which one do your tests never check?",
        hint: "Try an ordinary number of each kind."),
    PlantedBug(
        id: "no-text-no-answer", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .nothingOrZero,
        rule: "A nil text, and text that isn't an integer, give Please put number.",
        find: #"guard let number = Int(text ?? "") else {"#,
        replace: """
            guard let text else { return }
            guard let number = Int(text) else {
            """,
        description: "Nothing is called if the text is nil.",
        question: "Each input calls its output. For which text do your tests never check that?",
        hint: "The text is optional. Try everything that an optional can be."),
    PlantedBug(
        id: "no-return-after-the-message", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .howOften,
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
        description: "Text that isn't a number gives two answers: the message and then Genap.",
        question: "Each input calls its output once. Do your tests count the calls?",
        hint: "Try text that isn't a number, and check all the answers, not just the first."),
    PlantedBug(
        id: "message-through-both-outputs", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .unchanged,
        rule: "Each input leaves the other output alone.",
        find: #"resultOddEven?("Please put number")"#,
        replace: """
            resultOddEven?("Please put number")
            resultNumberFormatter?("Please put number")
            """,
        description: "For text that isn't a number, isEven(text:) calls both outputs.",
        question: "The text isn't a number. Which output must be called then, and which must not?",
        hint: "Record what both outputs are called with, for good text and for bad text."),

    // MARK: Number formatter in a view model
    PlantedBug(
        id: "price-message-missing", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .noNumber,
        rule: "A nil text, and text that isn't an integer, give Please put number.",
        find: #"resultNumberFormatter?("Please put number")"#,
        replace: "",
        description: "Nothing is called if the text isn't a number.",
        question: "Every path through numberFormatter calls its output. Which path do your "
            + "tests never take?",
        hint: "Try text that can't become a price."),
    PlantedBug(
        id: "negative-price-without-minus", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .negative,
        rule: "A price follows the rules of stage 1.",
        find: #"number < 0 ? "-" : """#,
        replace: #""""#,
        description: "The price of a negative number has no minus sign.",
        question: "A price follows the rules of stage 1. Which rule do your tests never try?",
        hint: "Try numbers on both sides of zero."),
    PlantedBug(
        id: "currency-not-used", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .parameters,
        rule: "A price has the separator and the currency that are passed.",
        find: #"return "\(currency) \(sign)\(grouped)""#,
        replace: #"return "Rp \(sign)\(grouped)""#,
        description: "A price is in rupiah, whatever currency is passed.",
        question: "The input has three arguments. How many of them do your tests pass?",
        hint: "Pass a value for each argument that isn't its default."),
    PlantedBug(
        id: "ungrouped-price-first", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .howOften,
        rule: "Each input calls its output once.",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: #"""
            resultNumberFormatter?("\(currency) \(number)")
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            """#,
        description: "The output is called twice: first with a price without groups.",
        question: "Each input calls its output once. Do your tests count the calls?",
        hint: "Keep every answer for one number in an array, not just the last one."),
    PlantedBug(
        id: "both-outputs-called", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .unchanged,
        rule: "Each input leaves the other output alone.",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: """
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            resultOddEven?(number.isMultiple(of: 2) ? "Genap" : "Ganjil")
            """,
        description: "numberFormatter calls its own output, and also resultOddEven.",
        question: "The view model has two outputs, and each input calls one. Which test checks "
            + "the other one?",
        hint: "Record the calls of the output that must not be called."),

    // MARK: Binding
    PlantedBug(
        id: "tap-reads-the-other-field", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .ordinary,
        rule: "Each action passes on the text of its own field.",
        find: "viewModel.isEven(text: oddEvenTextField.text)",
        replace: "viewModel.isEven(text: numberFormatterTextField.text)",
        description: "A tap passes on the text in the field of the price.",
        question: "The screen has two fields. Which of them does each action read?",
        hint: "Put text in both fields, but not the same text."),
    PlantedBug(
        id: "price-bound-to-the-other-label", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .ordinary,
        rule: "Each output is bound to its own label.",
        find: "self?.numberFormatterResultLabel.text = result",
        replace: "self?.oddEvenResultLabel.text = result",
        description: "Both outputs are bound to the label for even and odd.",
        question: "The screen has two outputs to bind. Which label belongs to which output?",
        hint: "Let the view model answer, and check both labels."),
    PlantedBug(
        id: "output-keeps-the-screen", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .lifetime,
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
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Use a weak reference that should become nil."),
]
