/// The planted bugs in how Games handles an answer.
let gamesOutcomesBugs: [PlantedBug] = [
    PlantedBug(
        id: "no-games-are-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        idea: .nothingOrZero,
        rule: "An empty list is an error with its own message.",
        find: "guard !answer.isEmpty else {",
        replace: "guard error == nil else {",
        description: "An empty list is reported as loaded games.",
        question: "A service can work and still have no games. What does a user see then?",
        hint: "Try an answer with an empty list."),
    PlantedBug(
        id: "games-hide-an-error", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        idea: .failure,
        rule: "A load fails if its answer has an error, even together with games, or if the answer "
            + "has neither.",
        find: "guard error == nil, let answer else {",
        replace: "guard let answer else {",
        description: "An error is ignored if games come with it.",
        question: "An answer has two values, and each can be nil or not. How many pairs are there?",
        hint: "Try each pair, including the one with games and an error."),
    PlantedBug(
        id: "told-while-it-loads", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        idea: .moment,
        rule: "The delegate is notified of the end after the state has changed.",
        find: "showLoading = false",
        replace: "defer { showLoading = false }",
        description: "showLoading becomes false only after the delegate learns that loading has "
            + "ended.",
        question: "A delegate looks at the view model as soon as it is called. What must it see "
            + "then?",
        hint: "Let your test's delegate record the state at each call."),
    PlantedBug(
        id: "failure-keeps-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        idea: .state, isGreenAtFirst: true,
        rule: "A failed load leaves no games.",
        find: "games = []",
        replace: "",
        description: "After a failed load, the games of an earlier load are still counted.",
        question: "What is left of a successful load when the next one fails?",
        hint: "Load twice, first with games and then with an error, and count the items after "
            + "each load."),
    PlantedBug(
        id: "games-are-added-up", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        idea: .moreThanOne, topic: "more than one load",
        rule: "New games replace earlier ones.",
        find: "games = answer",
        replace: "games += answer",
        description: "A second load adds its games to the games of the first.",
        question: "If a second load also returns games, what happens to the first ones?",
        hint: "Load twice, and count the items after each load."),
]
