/// What the learner's own tests of stage 2 have to notice.
let stage2Bugs: [PlantedBug] = [
    // MARK: Even or odd in a view model
    PlantedBug(
        id: "odd-gives-genap-too", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .ordinary,
        rule: "",
        find: #""Genap" : "Ganjil""#,
        replace: #""Genap" : "Genap""#,
        description: "An odd number gives Genap too, since the word was copied.",
        question: "A function with several answers has to be seen giving each of them.",
        hint: "Which answer has no test of yours asked for so far?"),
    PlantedBug(
        id: "negative-odd-gives-genap", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .negative,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: "number % 2 != 1",
        description: "A negative odd number gives Genap, since its rest is -1 and not 1.",
        question: "The rules for even and odd are those of stage 1.",
        hint: "Try odd numbers of both signs."),
    PlantedBug(
        id: "no-return-after-the-message", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .howOften,
        rule: "",
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
        description: "Text that is no number gives two answers, the message and then Genap.",
        question: "Each input calls its output once. Count the calls.",
        hint: "Try text that is no number, and look at all the answers, not only at the first."),
    PlantedBug(
        id: "no-text-no-answer", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .nothingOrZero,
        rule: "",
        find: #"guard let number = Int(text ?? "") else {"#,
        replace: """
            guard let text else { return }
            guard let number = Int(text) else {
            """,
        description: "Nothing is called if the text is nil.",
        question: "Each input calls its output once. Look for an input that gets no answer.",
        hint: "The text is optional. Try all that an optional can be."),
    PlantedBug(
        id: "letters-skipped", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .noNumber,
        rule: "",
        find: #"Int(text ?? "")"#,
        replace: #"Int((text ?? "").filter(\.isNumber))"#,
        description: "Only the digits of the text are read, so that 2a counts as 2.",
        question: "A text is an integer as a whole, or it is none.",
        hint: "Mix things in one text: what if only a part of it is a number?"),
    PlantedBug(
        id: "message-through-the-other-output", exercise: "odd-even-view-model",
        file: "SecondBasicViewModel+OddEven.swift",
        concept: .noNumber,
        rule: "",
        find: #"resultOddEven?("Please put number")"#,
        replace: #"resultNumberFormatter?("Please put number")"#,
        description: "For text that is no number, isEven(text:) calls resultNumberFormatter.",
        question: "The view model has two outputs, and each input has one of them.",
        hint: "Write down what both outputs are called with, for good text and for bad text."),

    // MARK: Number formatter in a view model
    PlantedBug(
        id: "price-message-missing", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .noNumber,
        rule: "",
        find: #"resultNumberFormatter?("Please put number")"#,
        replace: "",
        description: "Nothing is called if the text is no number.",
        question: "Every path through numberFormatter calls its output. Look for one that doesn't.",
        hint: "Try text that no price can be made of."),
    PlantedBug(
        id: "empty-text-is-zero", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .nothingOrZero,
        rule: "",
        find: #"let number = Int(text ?? "")"#,
        replace: #"let number = text == "" ? 0 : Int(text ?? "")"#,
        description: "Empty text gives the price of zero.",
        question: "Text can be no integer in more than one way. Look at each of them.",
        hint: "Think of a user who deletes the last digit in the field."),
    PlantedBug(
        id: "millions-with-one-separator", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .moreThanOne,
        rule: "",
        find: "digitsLeft.isMultiple(of: 3)",
        replace: "digitsLeft == 3",
        description: "A price has one separator at most, before its last three digits.",
        question: "The rules for a price are those of stage 1. Does your test set have them all?",
        hint: "Try bigger and bigger numbers, and count the separators."),
    PlantedBug(
        id: "negative-price-without-minus", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .negative,
        rule: "",
        find: #"number < 0 ? "-" : """#,
        replace: #""""#,
        description: "The price of a negative number has no minus sign.",
        question: "The rules for a price are those of stage 1. Does your test set have them all?",
        hint: "Try numbers on both sides of zero."),
    PlantedBug(
        id: "currency-not-used", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .parameters,
        rule: "",
        find: #"return "\(currency) \(sign)\(grouped)""#,
        replace: #"return "Rp \(sign)\(grouped)""#,
        description: "A price is in rupiah, whatever currency is passed.",
        question: "The rules for a price are those of stage 1. Does your test set have them all?",
        hint: "The input has three arguments. How many of them do your tests give?"),
    PlantedBug(
        id: "both-outputs-called", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .unchanged,
        rule: "",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: """
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            resultOddEven?(number.isMultiple(of: 2) ? "Genap" : "Ganjil")
            """,
        description: "numberFormatter calls its own output, and resultOddEven too.",
        question: "The view model has two outputs, and each input has one of them.",
        hint: "Write down what the output is called with that ought to be silent."),
    PlantedBug(
        id: "ungrouped-price-first", exercise: "number-formatter-view-model",
        file: "SecondBasicViewModel+NumberFormatter.swift",
        concept: .howOften,
        rule: "",
        find: "resultNumberFormatter?(price(of: number, separator: separator, currency: currency))",
        replace: #"""
            resultNumberFormatter?("\(currency) \(number)")
            resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
            """#,
        description: "The output is called twice, with the price without groups first.",
        question: "Each input calls its output once. Count the calls.",
        hint: "Keep every answer for one number in a list, and not only the last answer."),

    // MARK: Binding
    PlantedBug(
        id: "tap-reads-the-other-field", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "viewModel.isEven(text: oddEvenTextField.text)",
        replace: "viewModel.isEven(text: numberFormatterTextField.text)",
        description: "A tap passes on the text in the field of the price.",
        question: "The screen has two fields. Look at which of them each action reads.",
        hint: "Put a text in both fields, but not the same one."),
    PlantedBug(
        id: "price-bound-to-the-other-label", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "self?.numberFormatterResultLabel.text = result",
        replace: "self?.oddEvenResultLabel.text = result",
        description: "Both outputs are bound to the label for even and odd.",
        question: "The screen has two outputs to bind, and a label for each.",
        hint: "Let the view model answer, and look at both labels."),
    PlantedBug(
        id: "output-keeps-the-screen", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .lifetime,
        rule: "",
        find: """
            { [weak self] result in
                        self?.oddEvenResultLabel.text
            """,
        replace: """
            { result in
                        self.oddEvenResultLabel.text
            """,
        description: "An output holds the screen strongly, so that the screen is never freed.",
        question: "The screen holds its view model. Does the view model hold the screen?",
        hint: "Use a weak reference that ought to become nil."),
    PlantedBug(
        id: "typing-reads-the-other-field", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "viewModel.numberFormatter(text: textField.text)",
        replace: "viewModel.numberFormatter(text: oddEvenTextField.text)",
        description: "The price is made of the text in the field for even and odd.",
        question: "The screen has two fields. Look at which of them each action reads.",
        hint: "Put a text in the price field, and leave the other field with none or with another."),
    PlantedBug(
        id: "untouched-field-not-passed", exercise: "binding",
        file: "SecondBasicViewController.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "viewModel.isEven(text: oddEvenTextField.text)",
        replace: """
            guard let text = oddEvenTextField.text else { return }
            viewModel.isEven(text: text)
            """,
        description: "A tap does nothing while the field has no text.",
        question: "The screen passes on what is in its field, whatever it is.",
        hint: "Think of a user who taps before typing anything."),
]
