/// The planted bugs in the two actions of stage 1.
let stage1LabelsBugs: [PlantedBug] = [
    PlantedBug(
        id: "answers-swapped", exercise: "labels", file: "Labels.swift",
        idea: .ordinary,
        rule: "A tap shows Genap for an even number, and Ganjil for an odd one.",
        find: #"? "Genap" : "Ganjil""#,
        replace: #"? "Ganjil" : "Genap""#,
        description: "The label shows Ganjil for an even number, and Genap for an odd one.",
        question: "A tap shows one of two words for a number. Which numbers get which word?",
        hint: "Tap once with an even number, and once with an odd one."),
    PlantedBug(
        id: "price-not-formatted", exercise: "labels", file: "Labels.swift",
        idea: .ordinary,
        rule: "The price label shows what numberFormatter returns for the number.",
        find: "= numberFormatter(number: number)",
        replace: #"= "Rp \(number)""#,
        description: "The label shows the number without separators.",
        question: "The price label shows a formatted price. For which numbers does the price look "
            + "different from the number itself?",
        hint: "Type a number that needs a separator."),
    PlantedBug(
        id: "decimal-number-accepted", exercise: "labels", file: "Labels.swift",
        idea: .noNumber,
        rule: "Text that isn't an integer gives Not number.",
        find: #"Int(oddEvenTextField.text ?? "")"#,
        replace: #"Double(oddEvenTextField.text ?? "").map({ Int($0) })"#,
        description: "A tap accepts a number with a fraction, and cuts the fraction off.",
        question: "Many kinds of text aren't integers. Which of them do your tests try?",
        hint: "Try text that is a number, but not a whole number."),
    PlantedBug(
        id: "cleared-field-keeps-price", exercise: "labels", file: "Labels.swift",
        idea: .nothingOrZero,
        rule: "A field without text gives Not number.",
        find: #"guard let number = Int(textField.text ?? "") else {"#,
        replace: """
            guard textField.text?.isEmpty == false else { return }
            guard let number = Int(textField.text ?? "") else {
            """,
        description: "The price stays in its label when the field becomes empty.",
        question: "What must the price label show when its field is empty?",
        hint: "Think of a user who types a number and deletes it again."),
    PlantedBug(
        id: "tap-clears-the-other-label", exercise: "labels", file: "Labels.swift",
        idea: .unchanged,
        rule: "Each action changes only its own label.",
        find: #"guard let number = Int(oddEvenTextField.text ?? "") else {"#,
        replace: """
            numberFormatterResultLabel.text = nil
            guard let number = Int(oddEvenTextField.text ?? "") else {
            """,
        description: "A tap clears the price label.",
        question: "The screen has two labels, and each action changes one of them. What happens "
            + "to the other one?",
        hint: "Use one half of the screen and then the other, in both orders. Check both labels at "
            + "the end."),
]
