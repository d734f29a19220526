/// The encore NewEncore, with the example that a new encore starts with.
let newEncore = Stage(
    id: "NewEncore",
    title: "An encore of your own",
    exercises: [
        Exercise(
            id: "new-encore-greeting",
            title: "Greeting",
            task: "Write greeting(hour:), which returns the greeting for an hour of the day.",
            files: ["Greeting.swift"],
            suite: "GreetingTests",
            guide: "Guide/encore-newencore.md#greeting",
            hints: [
                "There are three answers. At which hours does the answer change?",
                "A `switch` can match ranges. In `5..<12` the 12 is left out.",
                "Start with `case 5..<12: \"Good morning\"`. The night needs no separate case: "
                    + "`default` handles it.",
            ])
    ],
    bugs: newEncoreBugs,
    variants: newEncoreVariants)

/// The planted bugs in NewEncore.
let newEncoreBugs: [PlantedBug] = [
    PlantedBug(
        id: "new-encore-noon-is-morning",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        idea: .boundary,
        rule: "The greeting is Good morning until 11:59.",
        find: "5..<12",
        replace: "5...12",
        description: "At 12:00, the greeting is still Good morning.",
        question: "When does the morning end?",
        hint: "Try the last hour of the morning, and the one after it."),
    PlantedBug(
        id: "new-encore-late-evening",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        idea: .boundary,
        rule: "The greeting is Good afternoon until 17:59.",
        find: "12..<18",
        replace: "12...18",
        description: "At 18:00, the greeting is still Good afternoon.",
        question: "When does the afternoon end?",
        hint: "Try the last hour of the afternoon, and the one after it."),
    PlantedBug(
        id: "new-encore-early-morning",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        idea: .nothingOrZero,
        rule: "The greeting is Good morning from 5:00.",
        find: "5..<12",
        replace: "0..<12",
        description: "The morning starts at midnight.",
        question: "Which greeting is returned for the hours in which most people sleep?",
        hint: "Try the first hour of a day."),
]

/// Correct variants of NewEncore, on which the learner's tests must pass.
let newEncoreVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "new-encore-hours-go-round", file: "Greeting.swift",
        find: "switch hour {",
        replace: "switch hour % 24 {",
        description: "The hour 33 is treated as 9. The rules say nothing about such hours.")
]
