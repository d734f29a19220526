/// Correct variants of Review, on which the learner's tests must pass.
let reviewVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "reasons-in-another-order", file: "Voucher.swift",
        find: "for reason in reasons { refused(reason) }",
        replace: "for reason in reasons.reversed() { refused(reason) }",
        description: "The voucher reports its reasons in a different order."),
    CorrectVariant(
        id: "days-counted-from-leaving", file: "DeliveryDay.swift",
        find: "return arriving - weekday",
        replace: """
            let waiting = leaving - weekday
            return waiting + (arriving - leaving)
            """,
        description: "The days before and after an order leaves are counted separately."),
    CorrectVariant(
        id: "smallest-sum-first", file: "Reminders.swift",
        find: "$0.value > $1.value",
        replace: "$0.value < $1.value",
        description: "The messages are sent in a different order: the smallest sum comes first."),
    CorrectVariant(
        id: "friendlier-words", file: "Reminders.swift",
        find: "Please pay \\(sum) rupiah.",
        replace: "Hello \\(buyer), \\(sum) rupiah are still open.",
        description: "The message has different words around the sum."),
    CorrectVariant(
        id: "log-with-other-words", file: "Reminders.swift",
        find: "log(\"\\(missed.count) missed\")",
        replace: "log(\"Not reached: \\(missed.count)\")",
        description: "A line for the developers is worded differently."),
    CorrectVariant(
        id: "no-line-at-the-start", file: "Reminders.swift",
        find: "log(\"\\(sums.count) buyers\")\n",
        replace: "",
        description: "One of the lines for the developers is left out."),
]
