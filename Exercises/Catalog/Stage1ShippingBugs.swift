/// The planted bugs in the price of shipping.
let stage1ShippingBugs: [PlantedBug] = [
    PlantedBug(
        id: "begun-kilogram-is-free", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .ordinary,
        find: "(grams - 1) / 1_000 * 4_000",
        replace: "max(grams - 1_000, 0) / 1_000 * 4_000",
        description: "Only full kilograms cost something, and not those that are begun.",
        hints: [
            "Look at what a parcel costs that is heavier than the lightest ones.",
            "Work out the price of a parcel by hand whose kilograms are not full.",
        ]),
    PlantedBug(
        id: "full-kilogram-costs-the-next", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .boundary,
        find: "(grams - 1) / 1_000",
        replace: "grams / 1_000",
        description: "A parcel of exactly 1000 grams costs as much as one of 1001.",
        hints: [
            "The price goes up by steps. Look at where a step begins.",
            "Try the last weight of a step, and the first of the next.",
        ]),
    PlantedBug(
        id: "heaviest-parcel-refused", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .boundary,
        find: "grams <= 30_000",
        replace: "grams < 30_000",
        description: "A parcel of exactly 30000 grams is not sent.",
        hints: [
            "Not every parcel can be sent. Look at the ends of what can.",
            "Try the heaviest parcel that can be sent, and the lightest that is too heavy.",
        ]),
    PlantedBug(
        id: "nothing-is-sent", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .nothingOrZero,
        find: "grams > 0",
        replace: "grams >= 0",
        description: "A parcel that weighs nothing has a price.",
        hints: [
            "Not every parcel can be sent. Look at the ends of what can.",
            "Can a parcel have no weight?",
        ]),
    PlantedBug(
        id: "neighbors-refused", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .nothingOrZero,
        find: "kilometers >= 0",
        replace: "kilometers > 0",
        description: "A distance of 0 kilometers has no price.",
        hints: [
            "Look at the shortest way that a parcel can go.",
            "What does it cost to send a parcel to the house next door?",
        ]),
    PlantedBug(
        id: "negative-distance-has-a-price", exercise: "shipping-price",
        file: "ShippingPrice.swift",
        concept: .negative,
        find: ", kilometers >= 0",
        replace: "",
        description: "A distance below 0 has a price.",
        hints: [
            "Two numbers go in, and both can be wrong.",
            "Try each number on both sides of zero.",
        ]),
    PlantedBug(
        id: "near-ends-too-early", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .boundary,
        find: "kilometers <= 50 {",
        replace: "kilometers < 50 {",
        description: "A distance of exactly 50 kilometers costs more already.",
        hints: [
            "The distance has three prices. Look at where the second begins.",
            "Try the last distance of a price, and the first of the next.",
        ]),
    PlantedBug(
        id: "far-begins-too-early", exercise: "shipping-price", file: "ShippingPrice.swift",
        concept: .boundary,
        find: "kilometers <= 500 {",
        replace: "kilometers < 500 {",
        description: "A distance of exactly 500 kilometers costs as much as one of 501.",
        hints: [
            "The distance has three prices. Look at where the third begins.",
            "Try the last distance of a price, and the first of the next.",
        ]),
]
