/// The planted bugs in the cart.
let stage2CartBugs: [PlantedBug] = [
    PlantedBug(
        id: "pieces-replace-each-other", exercise: "cart", file: "CartViewModel.swift",
        concept: .moreThanOne,
        rule: "New pieces are added to the pieces in the cart.",
        find: "count += pieces",
        replace: "count = pieces",
        description: "New pieces replace the pieces in the cart.",
        question: "Adding once may look right. What about the next time?",
        hint: "Add some pieces, and then add some more."),
    PlantedBug(
        id: "all-takes-one", exercise: "cart", file: "CartViewModel.swift",
        concept: .ordinary,
        rule: "removeAll() removes all pieces.",
        find: """
            count = 0
                        resultCount?(count)
            """,
        replace: """
            count -= 1
                        resultCount?(count)
            """,
        description: "removeAll() removes one piece.",
        question: "The cart has two ways to remove pieces. How do they differ?",
        hint: "Add more than one piece before you remove them all."),
    PlantedBug(
        id: "tenth-piece-refused", exercise: "cart", file: "CartViewModel.swift",
        concept: .boundary,
        rule: "The cart has room for 10 pieces.",
        find: "pieces <= 10 - count",
        replace: "pieces < 10 - count",
        description: "The cart is full with 9 pieces.",
        question: "The cart has limited room. What is the largest number of pieces?",
        hint: "Fill the cart completely, in one step or in several."),
    PlantedBug(
        id: "no-pieces-put-in", exercise: "cart", file: "CartViewModel.swift",
        concept: .nothingOrZero,
        rule: "A number of pieces is an integer above 0.",
        find: "pieces > 0 else",
        replace: "pieces >= 0 else",
        description: "Adding 0 pieces gives no message.",
        question: "Some texts are integers, but still not a number of pieces. Which ones?",
        hint: "Find the smallest number of pieces that can be added. Try the number below it."),
    PlantedBug(
        id: "fewer-than-none", exercise: "cart", file: "CartViewModel.swift",
        concept: .unchanged,
        rule: "An input that is refused doesn't change the cart.",
        find: """
            guard count > 0 else {
                        resultMessage?("Cart is empty")
                        return
                    }
            """,
        replace: #"if count == 0 { resultMessage?("Cart is empty") }"#,
        description:
            "Removing a piece from an empty cart gives the message, but still removes "
            + "one.",
        question: "After a message the cart must be unchanged. How can a test check that?",
        hint: "Remove more pieces than there are, and record all calls of the outputs."),
    PlantedBug(
        id: "nothing-changed-and-told", exercise: "cart", file: "CartViewModel.swift",
        concept: .howOften,
        rule: "The number of pieces is reported only if it has changed.",
        find: "if count > 0 {",
        replace: "if count >= 0 {",
        description:
            "Emptying an empty cart reports the number, although it hasn't changed.",
        question: "The number is reported each time it changes. When does it not change?",
        hint: "Count the calls when there is nothing to remove."),
]
