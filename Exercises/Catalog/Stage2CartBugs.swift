/// The planted bugs in the cart.
let stage2CartBugs: [PlantedBug] = [
    PlantedBug(
        id: "pieces-replace-each-other", exercise: "cart", file: "CartViewModel.swift",
        idea: .moreThanOne, topic: "more than one addition",
        rule: "New pieces are added to the ones in the cart.",
        find: "count += pieces",
        replace: "count = pieces",
        description: "New pieces replace the ones in the cart.",
        question: "Adding pieces once may look right. What about the second time?",
        hint: "Add pieces, and then add more."),
    PlantedBug(
        id: "all-takes-one", exercise: "cart", file: "CartViewModel.swift",
        idea: .ordinary,
        rule: "removeAll() removes all pieces.",
        find: """
            count = 0
                        resultCount?(count)
            """,
        replace: """
            count -= 1
                        resultCount?(count)
            """,
        description: "removeAll() removes only one piece.",
        question: "The cart has two ways to remove pieces. How do they differ?",
        hint: "Add more than one piece before you remove them all."),
    PlantedBug(
        id: "tenth-piece-refused", exercise: "cart", file: "CartViewModel.swift",
        idea: .boundary,
        rule: "The cart has room for 10 pieces.",
        find: "pieces <= 10 - count",
        replace: "pieces < 10 - count",
        description: "The cart accepts no more than 9 pieces.",
        question: "The cart has room for a limited number of pieces. Where is the limit?",
        hint: "Fill the cart completely, in one step or in several."),
    PlantedBug(
        id: "no-pieces-put-in", exercise: "cart", file: "CartViewModel.swift",
        idea: .nothingOrZero,
        rule: "The number of pieces must be an integer above 0.",
        find: "pieces > 0 else",
        replace: "pieces >= 0 else",
        description: "Adding 0 pieces isn't refused.",
        question: "Which text is an integer, but not a valid number of pieces?",
        hint: "What is the smallest number of pieces that can be added? Test a smaller number."),
    PlantedBug(
        id: "fewer-than-none", exercise: "cart", file: "CartViewModel.swift",
        idea: .unchanged,
        rule: "An input that is refused leaves the cart as it is.",
        find: """
            guard count > 0 else {
                        resultMessage?("Cart is empty")
                        return
                    }
            """,
        replace: #"if count == 0 { resultMessage?("Cart is empty") }"#,
        description:
            "Removing a piece from an empty cart shows the message, but still removes one.",
        question: "After a message, the cart is as it was before. How can a test check that?",
        hint: "Try to remove more pieces than there are, and record every call."),
    PlantedBug(
        id: "nothing-changed-and-told", exercise: "cart", file: "CartViewModel.swift",
        idea: .howOften,
        rule: "The number of pieces is reported only if it has changed.",
        find: "if count > 0 {",
        replace: "if count >= 0 {",
        description:
            "Removing all pieces from an empty cart reports the number, although it hasn't changed.",
        question: "The number is reported each time it changes. When does it not change?",
        hint: "Count the calls when there is nothing to remove."),
]
