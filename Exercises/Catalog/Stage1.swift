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
                "Zero and the negative even numbers are even too.",
                "What is the remainder when an even number is divided by two? "
                    + "And when -3 is divided by two?",
                "Compare the remainder with 0: `number % 2 == 0`. "
                    + "`number.isMultiple(of: 2)` says the same.",
            ]),
        Exercise(
            id: "number-formatter",
            title: "Number formatter",
            task: "Write numberFormatter(number:separator:currency:), which makes a price "
                + "of a number: 1001 gives Rp 1.001.",
            files: ["NumberFormatter.swift"],
            suite: "NumberFormatterTests",
            guide: "Guide/1-basic-functions.md#number-formatter",
            hints: [
                "Groups have three digits when you count them from the right. "
                    + "There is no separator before the first digit.",
                "Keep the minus sign apart from the digits. "
                    + "`number.magnitude` works for every number, and `abs(Int.min)` traps.",
                "Go through the digits of `String(number.magnitude)` from the left. "
                    + "Put a separator before a digit, but not before the first one, "
                    + "if the count of digits from there to the end is a multiple of three.",
            ]),
        Exercise(
            id: "labels",
            title: "Labels",
            task: "Write the two actions, which read a text field and show the answer in a label.",
            files: ["Labels.swift"],
            suite: "LabelsTests",
            guide: "Guide/1-basic-functions.md#labels",
            hints: [
                "The text of a field may be nil, and it may not be a number. "
                    + "The label has to change in each of these cases.",
                "`Int(text)` is nil when the text is no integer. "
                    + "For the rest, call the functions that you have already written.",
                "Start with `guard let number = Int(oddEvenTextField.text ?? \"\") else { … }`, "
                    + "where the else puts `Not number` in the label and returns.",
            ],
            refactor: "Both actions make a number of a field's text in the same way. Write that "
                + "once, in a function that both call."),
        Exercise(
            id: "shipping-price",
            title: "Shipping price",
            task: "Test ShippingPrice, which is finished: it says what it costs to send a parcel.",
            files: ["ShippingPrice.swift"],
            suite: "ShippingPriceTests",
            guide: "Guide/1-basic-functions.md#shipping-price",
            hints: [
                "There is no code to write. Read the comment of price(grams:kilometers:): each "
                    + "number in it is a place where something changes.",
                "For each of these numbers, test the last value before the change and the first "
                    + "one after it.",
            ],
            asksForCode: false),
    ],
    bugs: stage1Bugs + stage1LabelsBugs + stage1ShippingBugs,
    variants: stage1Variants)
