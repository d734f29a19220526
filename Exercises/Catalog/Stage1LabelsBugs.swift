/// The planted bugs in the two actions of stage 1.
let stage1LabelsBugs: [PlantedBug] = [
    PlantedBug(
        id: "answers-swapped", exercise: "labels", file: "Labels.swift",
        concept: .ordinary,
        rule: "",
        find: #"? "Genap" : "Ganjil""#,
        replace: #"? "Ganjil" : "Genap""#,
        description: "The label shows Ganjil for an even number, and Genap for an odd one.",
        question: "Look at what a tap shows for a number that anybody would think of first.",
        hint: "Tap with one number of each kind."),
    PlantedBug(
        id: "old-answer-kept", exercise: "labels", file: "Labels.swift",
        concept: .noNumber,
        rule: "",
        find: #"oddEvenResultLabel.text = "Not number""#,
        replace: "",
        description: "A tap leaves the label as it is if the text is no number.",
        question: "Look at what a tap shows for text that is no number.",
        hint: "Tap more than once: what if the label already shows an answer?"),
    PlantedBug(
        id: "decimal-number-accepted", exercise: "labels", file: "Labels.swift",
        concept: .noNumber,
        rule: "",
        find: #"Int(oddEvenTextField.text ?? "")"#,
        replace: #"Double(oddEvenTextField.text ?? "").map({ Int($0) })"#,
        description: "A tap takes a number with a fraction, and cuts the fraction off.",
        question: "Text can be no integer in more than one way. Look at what a tap shows for each.",
        hint: "Think of text that is a number, and is not a whole number."),
    PlantedBug(
        id: "tap-clears-the-other-label", exercise: "labels", file: "Labels.swift",
        concept: .unchanged,
        rule: "",
        find: #"guard let number = Int(oddEvenTextField.text ?? "") else {"#,
        replace: """
            numberFormatterResultLabel.text = nil
            guard let number = Int(oddEvenTextField.text ?? "") else {
            """,
        description: "A tap empties the label of the price.",
        question: "The screen has two labels, and each action has one of them.",
        hint: "Use one half of the screen, then the other. What is left of the first?"),
    PlantedBug(
        id: "cleared-field-keeps-price", exercise: "labels", file: "Labels.swift",
        concept: .nothingOrZero,
        rule: "",
        find: #"guard let number = Int(textField.text ?? "") else {"#,
        replace: """
            guard textField.text?.isEmpty == false else { return }
            guard let number = Int(textField.text ?? "") else {
            """,
        description: "The price stays in its label when the field becomes empty.",
        question: "Look at what the price label shows when there is no number in its field.",
        hint: "Think of a user who types a number and deletes it again."),
    PlantedBug(
        id: "price-of-the-digits-alone", exercise: "labels", file: "Labels.swift",
        concept: .noNumber,
        rule: "",
        find: #"Int(textField.text ?? "")"#,
        replace: #"Int((textField.text ?? "").filter(\.isNumber))"#,
        description: "Only the digits in the field are read, so that 10x has the price of 10.",
        question: "A text is an integer as a whole, or it is none.",
        hint: "Type something of which only a part is a number."),
    PlantedBug(
        id: "price-not-formatted", exercise: "labels", file: "Labels.swift",
        concept: .ordinary,
        rule: "",
        find: "= numberFormatter(number: number)",
        replace: #"= "Rp \(number)""#,
        description: "The label shows the number without separators.",
        question: "The price label shows what numberFormatter makes of the number.",
        hint: "Type a number for which it matters that numberFormatter is used."),
]
