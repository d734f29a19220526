/// Correct variants of stage 1, on which the learner's tests must pass.
let stage1Variants: [CorrectVariant] = [
    CorrectVariant(
        id: "even-by-the-last-bit", file: "EvenOdd.swift",
        find: "number.isMultiple(of: 2)",
        replace: "number & 1 == 0",
        description: "isEven(number:) looks at the last bit of the number instead of dividing it."
    ),
    CorrectVariant(
        id: "grouped-from-the-right", file: "NumberFormatter.swift",
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
        description: "numberFormatter goes through the digits from the last one to the first."),
    CorrectVariant(
        id: "price-of-the-screens-own-field", file: "Labels.swift",
        find: #"Int(textField.text ?? "")"#,
        replace: #"Int(numberFormatterTextField.text ?? "")"#,
        description: "textFieldDidChangeSelection(_:) reads numberFormatterTextField instead of "
            + "the field that is passed to it."),
    CorrectVariant(
        id: "kilograms-rounded-up", file: "ShippingPrice.swift",
        find: "10_000 + (grams - 1) / 1_000 * 4_000",
        replace: "6_000 + (grams + 999) / 1_000 * 4_000",
        description: "price(grams:kilometers:) rounds the kilograms up, and adds 4000 for each."),
]
