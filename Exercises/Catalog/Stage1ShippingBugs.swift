/// The planted bugs in the price of shipping.
let stage1ShippingBugs: [PlantedBug] = [
    PlantedBug(
        id: "begun-kilogram-is-free", exercise: "shipping-price", file: "ShippingPrice.swift",
        idea: .ordinary,
        rule: "Each further kilogram costs 4000, even if it isn't full.",
        find: "(grams - 1) / 1_000 * 4_000",
        replace: "max(grams - 1_000, 0) / 1_000 * 4_000",
        description: "Only full kilograms cost something, so the last one is free if it isn't "
            + "full.",
        question: "The price goes up in steps. Where does the next step start?",
        hint: "Work out by hand the price of a parcel whose last kilogram isn't full."),
    PlantedBug(
        id: "near-ends-too-early", exercise: "shipping-price", file: "ShippingPrice.swift",
        idea: .boundary,
        rule: "A distance up to 50 kilometers adds nothing, up to 500 adds 15000, and beyond that "
            + "40000.",
        find: "kilometers <= 50 {",
        replace: "kilometers < 50 {",
        description: "A distance of exactly 50 kilometers already costs more.",
        question: "There are three prices for the distance. Up to what distance does each one "
            + "apply?",
        hint: "Test the longest distance at one price, and the shortest distance at the next."),
    PlantedBug(
        id: "heaviest-parcel-refused", exercise: "shipping-price", file: "ShippingPrice.swift",
        idea: .boundary,
        rule: "A parcel weighs from 1 gram to 30000 grams.",
        find: "grams <= 30_000",
        replace: "grams < 30_000",
        description: "A parcel of exactly 30000 grams is refused.",
        question: "Not every parcel can be sent. What is the heaviest one that can?",
        hint: "Test the heaviest parcel that can be sent, and the lightest one that is too heavy."),
    PlantedBug(
        id: "nothing-is-sent", exercise: "shipping-price", file: "ShippingPrice.swift",
        idea: .nothingOrZero,
        rule: "A parcel weighs from 1 gram to 30000 grams.",
        find: "grams > 0",
        replace: "grams >= 0",
        description: "A parcel that weighs nothing has a price.",
        question: "The weight of a parcel has two limits. Have you tested both?",
        hint: "Test the lightest parcel that can be sent, and one that is lighter still."),
    PlantedBug(
        id: "negative-distance-has-a-price", exercise: "shipping-price",
        file: "ShippingPrice.swift",
        idea: .negative,
        rule: "A distance is 0 or more.",
        find: ", kilometers >= 0",
        replace: "",
        description: "A distance below 0 has a price.",
        question: "The function takes two numbers, and either can be invalid. When is a distance "
            + "invalid?",
        hint: "Try distances above and below zero."),
]
