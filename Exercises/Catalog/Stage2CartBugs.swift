/// The planted bugs in the cart.
let stage2CartBugs: [PlantedBug] = [
    PlantedBug(
        id: "pieces-replace-each-other", exercise: "cart", file: "CartViewModel.swift",
        concept: .moreThanOne,
        rule: "Pieces are added to those that are there.",
        find: "count += pieces",
        replace: "count = pieces",
        description: "The pieces that are put in take the place of those that were there.",
        question: "Putting something in once may look right. What about the next time?",
        hint: "Put something in, and then something else."),
    PlantedBug(
        id: "all-takes-one", exercise: "cart", file: "CartViewModel.swift",
        concept: .ordinary,
        rule: "removeAll() takes all pieces out.",
        find: """
            count = 0
                        resultCount?(count)
            """,
        replace: """
            count -= 1
                        resultCount?(count)
            """,
        description: "removeAll() takes one piece out.",
        question: "The cart has two ways to take something out. How do they differ?",
        hint: "Put more than one piece in before you take all of them out."),
    PlantedBug(
        id: "tenth-piece-refused", exercise: "cart", file: "CartViewModel.swift",
        concept: .boundary,
        rule: "The cart has place for 10 pieces.",
        find: "pieces <= 10 - count",
        replace: "pieces < 10 - count",
        description: "The cart is full with 9 pieces.",
        question: "The cart has place for so many pieces. Where does that end?",
        hint: "Fill the cart to the last place, in one step or in more."),
    PlantedBug(
        id: "no-pieces-put-in", exercise: "cart", file: "CartViewModel.swift",
        concept: .nothingOrZero,
        rule: "A number of pieces is an integer above 0.",
        find: "pieces > 0 else",
        replace: "pieces >= 0 else",
        description: "Putting 0 pieces in is no mistake.",
        question: "Some texts are integers, and say no number of pieces all the same. Which ones?",
        hint: "Look for the smallest number of pieces that can be put in. Try what is below it."),
    PlantedBug(
        id: "fewer-than-none", exercise: "cart", file: "CartViewModel.swift",
        concept: .unchanged,
        rule: "An input that can't be followed leaves the cart as it is.",
        find: """
            guard count > 0 else {
                        resultMessage?("Cart is empty")
                        return
                    }
            """,
        replace: #"if count == 0 { resultMessage?("Cart is empty") }"#,
        description:
            "Taking a piece out of an empty cart gives the message, and takes one out all the "
            + "same.",
        question: "After a message the cart is as it was before. How does a test find that out?",
        hint: "Take more out than there is, and write down all that is called."),
    PlantedBug(
        id: "nothing-changed-and-told", exercise: "cart", file: "CartViewModel.swift",
        concept: .howOften,
        rule: "The number of pieces is told only if it has changed.",
        find: "if count > 0 {",
        replace: "if count >= 0 {",
        description:
            "Taking all out of an empty cart tells the number, although it hasn't changed.",
        question: "The number is told each time that it has changed. When has it not changed?",
        hint: "Count the calls when there is nothing to take out."),
]
