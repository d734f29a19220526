/// The planted bugs in the cart.
let stage2CartBugs: [PlantedBug] = [
    PlantedBug(
        id: "pieces-replace-each-other", exercise: "cart", file: "CartViewModel.swift",
        concept: .moreThanOne,
        rule: "",
        find: "count += pieces",
        replace: "count = pieces",
        description: "The pieces that are put in take the place of those that were there.",
        question: "Putting something in once may look right.",
        hint: "Put something in, and then something else."),
    PlantedBug(
        id: "tenth-piece-refused", exercise: "cart", file: "CartViewModel.swift",
        concept: .boundary,
        rule: "",
        find: "pieces <= 10 - count",
        replace: "pieces < 10 - count",
        description: "The cart is full with 9 pieces.",
        question: "The cart has place for so many pieces. Look at where that ends.",
        hint: "Fill the cart to the last place, in one step or in more."),
    PlantedBug(
        id: "full-cart-takes-what-fits", exercise: "cart", file: "CartViewModel.swift",
        concept: .unchanged,
        rule: "",
        find: #"resultMessage?("Cart is full")"#,
        replace: """
            resultMessage?("Cart is full")
            count = 10
            """,
        description: "If the pieces are too many, the cart is filled up all the same.",
        question: "If an input can't be followed, the cart stays as it is.",
        hint: "What can still be put in after the message that the cart is full?"),
    PlantedBug(
        id: "no-pieces-put-in", exercise: "cart", file: "CartViewModel.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "pieces > 0 else",
        replace: "pieces >= 0 else",
        description: "Putting 0 pieces in is no mistake.",
        question: "Some texts are integers, and say no number of pieces all the same.",
        hint: "Which is the smallest number of pieces that can be put in?"),
    PlantedBug(
        id: "count-told-too-early", exercise: "cart", file: "CartViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
            count -= 1
                    resultCount?(count)
            """,
        replace: """
            resultCount?(count)
                    count -= 1
            """,
        description: "The number is told before the piece is taken out.",
        question: "Look at what is told when a piece is taken out.",
        hint: "Put some pieces in, take one out, and compare the whole list of what was told."),
    PlantedBug(
        id: "fewer-than-none", exercise: "cart", file: "CartViewModel.swift",
        concept: .nothingOrZero,
        rule: "",
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
        question: "If an input can't be followed, the cart stays as it is.",
        hint: "Take more out than there is, and write down all that is called."),
    PlantedBug(
        id: "all-takes-one", exercise: "cart", file: "CartViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: """
            count = 0
                        resultCount?(count)
            """,
        replace: """
            count -= 1
                        resultCount?(count)
            """,
        description: "removeAll() takes one piece out.",
        question: "The cart has two ways to take something out. They differ.",
        hint: "Put more than one piece in before you take all of them out."),
    PlantedBug(
        id: "nothing-changed-and-told", exercise: "cart", file: "CartViewModel.swift",
        concept: .howOften,
        rule: "",
        find: "if count > 0 {",
        replace: "if count >= 0 {",
        description:
            "Taking all out of an empty cart tells the number, although it hasn't changed.",
        question: "An output is called each time that something has changed. When hasn't it?",
        hint: "Count the calls when there is nothing to take out."),
]
