/// The planted bugs in the day of delivery of Review; the first one is also in the Starter.
let reviewDeliveryBugs: [PlantedBug] = [
    PlantedBug(
        id: "two-o-clock-leaves-today", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .boundary,
        rule: "An order placed at 14:00 or later leaves on the next day.",
        find: "hour < 14",
        replace: "hour <= 14",
        description: "An order placed at 14:00 still leaves on the same day.",
        question: "What does rule 1 say about 14:00 itself? And what do the tests say?",
        hint: "Work out what rule 1 says for 13:00 and for 14:00, and expect exactly that."),
    PlantedBug(
        id: "van-leaves-on-sunday", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .ordinary, isGreenAtFirst: true,
        rule: "No order leaves on a Sunday.",
        find: "if leaving == 7 { leaving += 1 }",
        replace: "",
        description: "An order leaves on a Sunday.",
        question: "On which two days could someone place an order that would leave on a Sunday?",
        hint: "Place an order on a Sunday, and check on which day it arrives."),
    PlantedBug(
        id: "parcel-arrives-on-sunday", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .ordinary, isGreenAtFirst: true,
        rule: "No order arrives on a Sunday.",
        find: "if arriving == 7 { arriving += 1 }",
        replace: "",
        description: "An order arrives on a Sunday.",
        question: "In one test, a Sunday comes before the delivery. Does the test check when the "
            + "order arrives?",
        hint: "Place an order on a Friday morning, and check how many days later it arrives."),
    PlantedBug(
        id: "express-is-slower", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .parameters, isGreenAtFirst: true,
        rule: "An express order is a day faster.",
        find: "isExpress ? leaving + 1 : leaving + 2",
        replace: "isExpress ? leaving + 2 : leaving + 1",
        description: "An express order takes a day longer instead of a day less.",
        question: "days(weekday:hour:isExpress:) takes three values. Does a test change each of "
            + "them?",
        hint: "Place the same order twice, once as an express order."),
    PlantedBug(
        id: "no-order-at-midnight", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .nothingOrZero, isGreenAtFirst: true,
        rule: "The first hour of a day is 0.",
        find: "(0...23).contains(hour)",
        replace: "(1...23).contains(hour)",
        description: "In the first hour of a day, no order can be placed.",
        question: "The orders in the tests are placed in the morning and in the evening. Which "
            + "hours does a day have?",
        hint: "Try the first hour of the day, and the one before it."),
    PlantedBug(
        id: "hour-after-the-last-is-known", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .boundary, isGreenAtFirst: true,
        rule: "The last hour of a day is 23.",
        find: "(0...23).contains(hour)",
        replace: "(0...24).contains(hour)",
        description: "Hour 24 is accepted, although the last hour of the day is 23.",
        question: "A weekday can be invalid. What else can be invalid?",
        hint: "Try the last hour of the day, and the one after it."),
    PlantedBug(
        id: "weekday-zero-is-known", exercise: "review-delivery", file: "DeliveryDay.swift",
        idea: .nothingOrZero, isGreenAtFirst: true,
        rule: "The first weekday is 1.",
        find: "(1...7).contains(weekday)",
        replace: "(0...7).contains(weekday)",
        description: "Weekday 0 is accepted, although the first weekday is 1.",
        question: "One test uses a weekday that doesn't exist. On which side of the week is it?",
        hint: "Try the weekday before the first one."),
]
