/// The encore NewEncore, with the example that a new encore begins with.
let newEncore = Stage(
    id: "NewEncore",
    title: "An encore of your own",
    exercises: [
        Exercise(
            id: "new-encore-greeting",
            title: "Greeting",
            task: "Find the rule that greeting(hour:) breaks, as one of the tests expects, and "
                + "mend both. Then repair the other tests, with as few changes as possible.",
            files: ["Greeting.swift"],
            suite: "GreetingTests",
            guide: "Guide/encore-newencore.md#greeting",
            hints: [
                "All tests are green, so a test that expects something wrong agrees with code that "
                    + "is wrong. Only the rules can say which test that is.",
                "Ask of each test: with which mistake in the code would it be red?",
                "A test of an edge asks for two hours: `greeting(hour: 11)` and `greeting(hour: 12)`.",
            ],
            givenSuite: GivenSuite(lacks: [.boundary, .nothingOrZero]))
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
