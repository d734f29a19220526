/// The planted bugs in the voucher of Review.
let reviewVoucherBugs: [PlantedBug] = [
    PlantedBug(
        id: "voucher-ends-a-day-early", exercise: "review-voucher", file: "Voucher.swift",
        concept: .boundary,
        rule: "A voucher is good on its last day, too.",
        find: "day > lastDay",
        replace: "day >= lastDay",
        description: "The voucher is refused on its last day.",
        question: "The tests try days before, in and after its time. Which days decide?",
        hint: "Try the last day on which it is good, and the first one on which it isn't."),
    PlantedBug(
        id: "exact-minimum-refused", exercise: "review-voucher", file: "Voucher.swift",
        concept: .boundary,
        rule: "A basket with just the minimum is large enough.",
        find: "price < minimum",
        replace: "price <= minimum",
        description: "A basket with exactly the minimum is refused.",
        question: "One basket is small, and one is large. How far apart are they?",
        hint: "Try the smallest basket that is good, and the one just below it."),
    PlantedBug(
        id: "empty-basket-is-good", exercise: "review-voucher", file: "Voucher.swift",
        concept: .nothingOrZero,
        rule: "An empty basket is always too small.",
        find: "price == 0 || ",
        replace: "",
        description: "An empty basket is good where the minimum is 0.",
        question: "Rule 3 is about a basket and a voucher that no test has. Which ones?",
        hint: "Make a voucher without a minimum, and let nothing be in the basket."),
    PlantedBug(
        id: "discount-rounded-up", exercise: "review-voucher", file: "Voucher.swift",
        concept: .boundary,
        rule: "What is left of a rupiah goes.",
        find: "price * percent / 100",
        replace: "(price * percent + 99) / 100",
        description: "A begun rupiah is taken off as a whole one.",
        question: "All prices in the tests end in zeros. What does that hide?",
        hint: "Try a price whose tenth part isn't a whole number, and work it out by hand."),
    PlantedBug(
        id: "more-than-the-limit", exercise: "review-voucher", file: "Voucher.swift",
        concept: .ordinary,
        rule: "A voucher never takes off more than its limit.",
        find: "min(price",
        replace: "max(price",
        description: "The voucher takes off its percent or its limit, whichever is more.",
        question: "Two numbers say how much is taken off. Which of them is it for which basket?",
        hint: "Try a basket whose percent is less than the limit, and one whose percent is more."),
    PlantedBug(
        id: "first-reason-only", exercise: "review-voucher", file: "Voucher.swift",
        concept: .moreThanOne,
        rule: "The buyer hears each reason.",
        find: "for reason in reasons { refused(reason) }",
        replace: "if let reason = reasons.first { refused(reason) }",
        description: "Where two things are wrong, the buyer hears of the first one only.",
        question: "How many things are wrong in each test about reasons? How many can be?",
        hint: "Take a small basket on a late day, and collect the reasons in an array."),
    PlantedBug(
        id: "reasons-changed-over", exercise: "review-voucher", file: "Voucher.swift",
        concept: .failure,
        rule: "The reason says what is wrong.",
        find: """
                    if day < firstDay { reasons.append(.tooEarly) }
                    if day > lastDay { reasons.append(.tooLate) }
            """,
        replace: """
                    if day < firstDay { reasons.append(.tooLate) }
                    if day > lastDay { reasons.append(.tooEarly) }
            """,
        description: "Too early is said to be too late, and too late to be too early.",
        question: "One test is about the reason on a late day. Is the line with its assertion "
            + "ever run?",
        hint: "Write the reasons down in the closure, and compare the array after the call."),
    PlantedBug(
        id: "refused-and-taken-off", exercise: "review-voucher", file: "Voucher.swift",
        concept: .unchanged,
        rule: "A voucher that isn't good takes nothing off.",
        find: "guard reasons.isEmpty else { return 0 }\n",
        replace: "",
        description: "The voucher is refused, and takes something off all the same.",
        question: "The voucher is refused. What does the basket cost then?",
        hint: "Look at the number that is returned on a day after the last one."),
]
