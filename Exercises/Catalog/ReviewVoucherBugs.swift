/// The planted bugs in the voucher of Review.
let reviewVoucherBugs: [PlantedBug] = [
    PlantedBug(
        id: "voucher-ends-a-day-early", exercise: "review-voucher", file: "Voucher.swift",
        idea: .boundary,
        rule: "A voucher is also valid on its last day.",
        find: "day > lastDay",
        replace: "day >= lastDay",
        description: "The voucher is refused on its last day.",
        question: "The tests try a day before, a day within and a day after the voucher's period. "
            + "Where are the boundaries?",
        hint: "Try the last day on which the voucher is valid, and the first day on which it "
            + "isn't."),
    PlantedBug(
        id: "exact-minimum-refused", exercise: "review-voucher", file: "Voucher.swift",
        idea: .boundary,
        rule: "A basket that costs exactly the minimum is large enough.",
        find: "price < minimum",
        replace: "price <= minimum",
        description: "A basket that costs exactly the minimum is refused.",
        question: "In the tests, one basket is small and one is large. How far apart are their "
            + "prices?",
        hint: "Try the smallest basket that is accepted, and the largest one that is refused."),
    PlantedBug(
        id: "empty-basket-is-good", exercise: "review-voucher", file: "Voucher.swift",
        idea: .nothingOrZero,
        rule: "An empty basket is always too small.",
        find: "price == 0 || ",
        replace: "",
        description: "An empty basket is accepted if the minimum is 0.",
        question: "Rule 3 is about a basket and a voucher that no test uses. Which basket, and "
            + "which voucher?",
        hint: "Make a voucher without a minimum, and use an empty basket."),
    PlantedBug(
        id: "discount-rounded-up", exercise: "review-voucher", file: "Voucher.swift",
        idea: .boundary,
        rule: "The discount is rounded down to a whole rupiah.",
        find: "price * percent / 100",
        replace: "(price * percent + 99) / 100",
        description: "The discount is rounded up to a whole rupiah.",
        question: "All prices in the tests end in zeros. What does that hide?",
        hint: "Try a price that can't be divided by ten, and work out the discount by hand."),
    PlantedBug(
        id: "more-than-the-limit", exercise: "review-voucher", file: "Voucher.swift",
        idea: .ordinary,
        rule: "A discount is never more than the limit.",
        find: "min(price",
        replace: "max(price",
        description: "The discount is the percentage or the limit, whichever is larger.",
        question: "Either of two numbers can decide the discount. Which one decides it for which "
            + "basket?",
        hint: "Try a basket for which the percentage is below the limit, and one for which it is "
            + "above."),
    PlantedBug(
        id: "first-reason-only", exercise: "review-voucher", file: "Voucher.swift",
        idea: .moreThanOne, topic: "more than one reason",
        rule: "The buyer learns every reason.",
        find: "for reason in reasons { refused(reason) }",
        replace: "if let reason = reasons.first { refused(reason) }",
        description: "If two things are wrong, the buyer learns only the first reason.",
        question: "How many things are wrong in each test about reasons? How many can be wrong "
            + "together?",
        hint: "Use a basket that is too small on a day that is too late, and collect the reasons "
            + "in an array."),
    PlantedBug(
        id: "reasons-changed-over", exercise: "review-voucher", file: "Voucher.swift",
        idea: .failure,
        rule: "The reason says what is wrong.",
        find: """
                    if day < firstDay { reasons.append(.tooEarly) }
                    if day > lastDay { reasons.append(.tooLate) }
            """,
        replace: """
                    if day < firstDay { reasons.append(.tooLate) }
                    if day > lastDay { reasons.append(.tooEarly) }
            """,
        description: "Too early is reported as too late, and too late as too early.",
        question: "One test checks the reason after the last day. Does the line with its "
            + "assertion ever run?",
        hint: "Record the reasons in the closure, and compare the array after the call."),
    PlantedBug(
        id: "refused-and-taken-off", exercise: "review-voucher", file: "Voucher.swift",
        idea: .unchanged,
        rule: "A voucher that is refused gives no discount.",
        find: "guard reasons.isEmpty else { return 0 }\n",
        replace: "",
        description: "The voucher is refused, but still gives a discount.",
        question: "The voucher is refused. What does the basket cost then?",
        hint: "Check the discount that is returned for a day after the voucher's last one."),
]
