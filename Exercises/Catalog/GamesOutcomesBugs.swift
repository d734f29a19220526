/// The mistakes that are planted in what an answer leads to.
let gamesOutcomesBugs: [PlantedBug] = [
    PlantedBug(
        id: "no-games-are-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .nothingOrZero,
        rule: "An empty list is an error with a message of its own.",
        find: "guard !answer.isEmpty else {",
        replace: "guard error == nil else {",
        description: "An empty list is told as games that were loaded.",
        question: "A service that works can still have nothing to offer. What does a user see "
            + "then?",
        hint: "Try an answer whose list is there, and has nothing in it."),
    PlantedBug(
        id: "games-hide-an-error", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        rule: "An answer fails if it has an error, even one with games, and if it has neither.",
        find: "guard error == nil, let answer else {",
        replace: "guard let answer else {",
        description: "An error is not looked at if games come with it.",
        question: "An answer has two values, and each of them can be there. How many pairs are "
            + "there?",
        hint: "Try each pair, also one that says two things at once."),
    PlantedBug(
        id: "told-while-it-loads", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moment,
        rule: "The delegate is told of the end after the state has changed.",
        find: "showLoading = false",
        replace: "defer { showLoading = false }",
        description: "showLoading becomes false only after the delegate was told that loading has "
            + "ended.",
        question: "A delegate looks at the view model as soon as it is told. What does it see "
            + "then?",
        hint: "Let the delegate of your test write down the state at each call."),
    PlantedBug(
        id: "failure-keeps-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .state,
        rule: "A load that fails leaves no games.",
        find: "games = []",
        replace: "",
        description: "After a load that fails, the games of an earlier load are still counted.",
        question: "What is left of a load that went well, when the next one fails?",
        hint: "Load twice, with two kinds of answer, and count the items after each."),
    PlantedBug(
        id: "games-are-added-up", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moreThanOne,
        rule: "Games take the place of earlier ones.",
        find: "games = answer",
        replace: "games += answer",
        description: "A second load adds its games to those of the first.",
        question: "What is left of the first load, when the second one has games, too?",
        hint: "Load twice, and count the items after each load."),
]
