/// The encore NewEncore, with the example that a new encore begins with.
let newEncore = Stage(
    id: "NewEncore",
    title: "An encore of your own",
    exercises: [
        Exercise(
            id: "new-encore-greeting",
            title: "Greeting",
            task: "Write greeting(hour:), which says how to greet somebody at an hour of the day.",
            files: ["Greeting.swift"],
            suite: "GreetingTests",
            guide: "Guide/encore-newencore.md#greeting",
            hints: [
                "There are three answers. At which hours does the answer change?",
                "A `switch` can tell ranges apart. In `5..<12` the 12 is left out.",
                "Begin with `case 5..<12: \"Good morning\"`. The night needs no case of its own: "
                    + "it is what is left for `default`.",
            ])
    ],
    bugs: newEncoreBugs,
    variants: newEncoreVariants)

/// The mistakes that are planted in the encore NewEncore.
let newEncoreBugs: [PlantedBug] = [
    PlantedBug(
        id: "new-encore-noon-is-morning",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        concept: .boundary,
        rule: "Good morning ends before 12.",
        find: "5..<12",
        replace: "5...12",
        description: "At 12 it still says Good morning, since the range has one hour too many.",
        question: "When does the morning end?",
        hint: "Try the last hour of the morning, and the one after it."),
    PlantedBug(
        id: "new-encore-late-evening",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        concept: .boundary,
        rule: "Good afternoon ends before 18.",
        find: "12..<18",
        replace: "12...18",
        description: "At 18 it still says Good afternoon.",
        question: "When does the afternoon end?",
        hint: "Try the last hour of the afternoon, and the one after it."),
    PlantedBug(
        id: "new-encore-early-morning",
        exercise: "new-encore-greeting",
        file: "Greeting.swift",
        concept: .nothingOrZero,
        rule: "Good morning begins at 5.",
        find: "5..<12",
        replace: "0..<12",
        description: "The morning begins at midnight.",
        question: "What does it say in the hours in which most people sleep?",
        hint: "Try the first hour of a day."),
]

/// What a learner's own tests of the encore NewEncore must not mind.
let newEncoreVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "new-encore-hours-go-round", file: "Greeting.swift",
        find: "switch hour {",
        replace: "switch hour % 24 {",
        description: "greeting(hour:) takes the hour 33 as 9: nothing is said of such hours.")
]
