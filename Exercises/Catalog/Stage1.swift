/// Stage 1: functions that return a value, and the labels that show it.
let stage1 = Stage(
    id: 1,
    title: "Basic functions",
    exercises: [
        Exercise(
            id: "even-odd",
            title: "Even or odd",
            task: "Write isEven(number:), which says whether a number is even.",
            files: ["EvenOdd.swift"],
            suite: "EvenOddTests",
            guide: "Guide/1-basic-functions.md#even-or-odd",
            hints: [
                "Zero is even, and so are -2, -4 and so on.",
                "What is the remainder when an even number is divided by two? "
                    + "And when -3 is divided by two?",
                "Compare the remainder with 0: `number % 2 == 0`. "
                    + "`number.isMultiple(of: 2)` does the same.",
            ]),
        Exercise(
            id: "number-formatter",
            title: "Number formatter",
            task: "Write numberFormatter(number:separator:currency:), which turns a number "
                + "into a price: 1001 becomes Rp 1.001.",
            files: ["NumberFormatter.swift"],
            suite: "NumberFormatterTests",
            guide: "Guide/1-basic-functions.md#number-formatter",
            hints: [
                "Groups have three digits, counted from the right. "
                    + "There is no separator before the first digit.",
                "Handle the minus sign separately from the digits. "
                    + "`number.magnitude` works for every number, but `abs(Int.min)` crashes.",
                "Go through the digits of `String(number.magnitude)` from the left. Put a "
                    + "separator before a digit if the number of digits from it to the end is a "
                    + "multiple of three, but never before the first digit.",
            ]),
        Exercise(
            id: "labels",
            title: "Labels",
            task:
                "Write the two actions. didTapFindOddEven() shows Genap for an even number and Ganjil "
                + "for an odd one. textFieldDidChangeSelection(_:) shows the price. For text that isn't an "
                + "integer, both show Not number.",
            files: ["Labels.swift"],
            suite: "LabelsTests",
            guide: "Guide/1-basic-functions.md#labels",
            hints: [
                "The text of a field can be nil, or not a number. "
                    + "The label must change in each of these cases.",
                "`Int(text)` is nil if the text isn't an integer. If it is one, call the functions "
                    + "that you have already written.",
                "Start with `guard let number = Int(oddEvenTextField.text ?? \"\") else { … }`, "
                    + "and in the else, put `Not number` in the label and return.",
            ],
            refactor: "Both actions turn a field's text into a number in the same way. Write that "
                + "code once, in a function that both call."),
        Exercise(
            id: "shipping-price",
            title: "Shipping price",
            task:
                "Test ShippingPrice, which is finished. It calculates what it costs to send a parcel.",
            files: ["ShippingPrice.swift"],
            suite: "ShippingPriceTests",
            guide: "Guide/1-basic-functions.md#shipping-price",
            hints: [
                "There is no code to write. Read the comment above price(grams:kilometers:). Each "
                    + "number in it marks a point where the result changes.",
                "For each number in the comment, test the last value before the change and the "
                    + "first value after it.",
            ],
            steps: [.bugs]),
    ],
    bugs: stage1Bugs + stage1LabelsBugs + stage1ShippingBugs,
    variants: stage1Variants)
