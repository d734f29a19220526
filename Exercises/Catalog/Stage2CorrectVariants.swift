/// Correct variants of stage 2, on which the learner's tests must pass.
let stage2Variants: [CorrectVariant] = [
    CorrectVariant(
        id: "odd-even-with-one-call", file: "SecondBasicViewModel+OddEven.swift",
        find: """
                    guard let number = Int(text ?? "") else {
                        resultOddEven?("Please put number")
                        return
                    }
                    resultOddEven?(number.isMultiple(of: 2) ? "Genap" : "Ganjil")
            """,
        replace: """
                    let number = text.flatMap { Int($0) }
                    let answer = number.map { $0 % 2 == 0 ? "Genap" : "Ganjil" }
                    resultOddEven?(answer ?? "Please put number")
            """,
        description: "isEven(text:) works out its answer first, and calls the output "
            + "in one place."),
    CorrectVariant(
        id: "price-from-the-right", file: "SecondBasicViewModel+NumberFormatter.swift",
        find: """
                    for (index, digit) in digits.enumerated() {
                        let digitsLeft = digits.count - index
                        if index > 0, digitsLeft.isMultiple(of: 3) {
                            grouped += separator
                        }
                        grouped.append(digit)
                    }
            """,
        replace: #"""
                    for (index, digit) in digits.reversed().enumerated() {
                        if index > 0, index.isMultiple(of: 3) {
                            grouped = separator + grouped
                        }
                        grouped = "\(digit)\(grouped)"
                    }
            """#,
        description: "A price is built from the last digit to the first."),
    CorrectVariant(
        id: "output-holds-its-label", file: "SecondBasicViewController.swift",
        find: """
            { [weak self] result in
                        self?.oddEvenResultLabel.text
            """,
        replace: """
            { [label = oddEvenResultLabel] result in
                        label.text
            """,
        description: "The closure for even and odd holds the label instead of the screen."),
    CorrectVariant(
        id: "screen-reads-its-own-field", file: "SecondBasicViewController.swift",
        find: "viewModel.numberFormatter(text: textField.text)",
        replace: "viewModel.numberFormatter(text: numberFormatterTextField.text)",
        description: "textFieldDidChangeSelection(_:) reads numberFormatterTextField instead of "
            + "the field that is passed to it."),
    CorrectVariant(
        id: "cart-counts-first", file: "CartViewModel.swift",
        find: "guard pieces <= 10 - count else {",
        replace: "guard pieces <= 10, count + pieces < 11 else {",
        description: "add(text:) works out how many pieces there would be, and checks that "
            + "number."),
]
