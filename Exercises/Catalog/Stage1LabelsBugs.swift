/// The planted bugs in the two actions of stage 1.
let stage1LabelsBugs: [PlantedBug] = [
    PlantedBug(
        id: "answers-swapped", exercise: "labels", file: "Labels.swift",
        concept: .ordinary,
        rule: "A tap shows Genap for an even number, and Ganjil for an odd one.",
        find: #"? "Genap" : "Ganjil""#,
        replace: #"? "Ganjil" : "Genap""#,
        description: "The label shows Ganjil for an even number, and Genap for an odd one.",
        question: "A tap has two answers for numbers. Which numbers get which answer?",
        hint: "Tap with one number of each kind."),
    PlantedBug(
        id: "price-not-formatted", exercise: "labels", file: "Labels.swift",
        concept: .ordinary,
        rule: "The price label shows what numberFormatter makes of the number.",
        find: "= numberFormatter(number: number)",
        replace: #"= "Rp \(number)""#,
        description: "The label shows the number without separators.",
        question: "The price label shows what numberFormatter makes of a number. For which "
            + "numbers can you see that?",
        hint: "Type a number that looks different as a price."),
    PlantedBug(
        id: "decimal-number-accepted", exercise: "labels", file: "Labels.swift",
        concept: .noNumber,
        rule: "Text that is no integer as a whole gives Not number.",
        find: #"Int(oddEvenTextField.text ?? "")"#,
        replace: #"Double(oddEvenTextField.text ?? "").map({ Int($0) })"#,
        description: "A tap takes a number with a fraction, and cuts the fraction off.",
        question: "Text can be no integer in more than one way. Which ways do your tests try?",
        hint: "Think of text that is a number, and is not a whole number."),
    PlantedBug(
        id: "cleared-field-keeps-price", exercise: "labels", file: "Labels.swift",
        concept: .nothingOrZero,
        rule: "A field without text gives Not number.",
        find: #"guard let number = Int(textField.text ?? "") else {"#,
        replace: """
            guard textField.text?.isEmpty == false else { return }
            guard let number = Int(textField.text ?? "") else {
            """,
        description: "The price stays in its label when the field becomes empty.",
        question: "What does the price label show when there is no number in its field?",
        hint: "Think of a user who types a number and deletes it again."),
    PlantedBug(
        id: "tap-clears-the-other-label", exercise: "labels", file: "Labels.swift",
        concept: .unchanged,
        rule: "Each action changes its own label only.",
        find: #"guard let number = Int(oddEvenTextField.text ?? "") else {"#,
        replace: """
            numberFormatterResultLabel.text = nil
            guard let number = Int(oddEvenTextField.text ?? "") else {
            """,
        description: "A tap empties the label of the price.",
        question: "The screen has two labels, and each action has one of them. What happens to "
            + "the other one?",
        hint: "Use one half of the screen, then the other. Look at both labels at the end."),
]
