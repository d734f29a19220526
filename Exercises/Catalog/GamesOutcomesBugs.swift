/// The mistakes that are planted in what an answer leads to.
let gamesOutcomesBugs: [PlantedBug] = [
    PlantedBug(
        id: "spinner-never-stops", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        rule: "",
        find: """
                    showLoading = false
                    guard error == nil, let answer else {
            """,
        replace: """
                    showLoading = error != nil
                    guard error == nil, let answer else {
            """,
        description: "An error doesn't end loading.",
        question: "Each kind of answer ends the load. Look for one that doesn't.",
        hint: "Look at the whole state after each kind of answer, good or bad."),
    PlantedBug(
        id: "no-games-are-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "guard !answer.isEmpty else {",
        replace: "guard error == nil else {",
        description: "An empty list is told as games that were loaded.",
        question: "A service that works can still have nothing to offer.",
        hint: "Try an answer whose list is there, and has nothing in it."),
    PlantedBug(
        id: "silence-is-no-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .nothingOrZero,
        rule: "",
        find: """
                    guard error == nil, let answer else {
                        return fail("Unable
            """,
        replace: """
                    let answer = answer ?? []
                    guard error == nil else {
                        return fail("Unable
            """,
        description: "An answer with neither games nor an error is taken for an empty list.",
        question:
            "An answer has two values, and each of them can be nil. How many pairs are there?",
        hint: "Try an answer that says nothing at all, and look at the message."),
    PlantedBug(
        id: "games-hide-an-error", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        rule: "",
        find: "guard error == nil, let answer else {",
        replace: "guard let answer else {",
        description: "An error is not looked at if games come with it.",
        question:
            "An answer has two values, and each of them can be there. How many pairs are there?",
        hint: "Try an answer that says two things at once."),
    PlantedBug(
        id: "messages-changed-over", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        rule: "",
        find: #"return fail("No games available at the moment.")"#,
        replace: #"return fail("Unable to load games. Please try again !")"#,
        description: "An empty list has the message of a failure.",
        question: "There are two messages. Which one does a user see, and when?",
        hint: "Compare the whole text after each kind of bad answer."),
    PlantedBug(
        id: "told-before-the-message", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moment,
        rule: "",
        find: """
                    games = []
                    showError = true
                    errorMessage = message
                    delegate?.errorDidOccur(vm: self)
            """,
        replace: """
                    games = []
                    showError = true
                    delegate?.errorDidOccur(vm: self)
                    errorMessage = message
            """,
        description: "The delegate is told of an error before there is a message.",
        question:
            "A delegate looks at the view model as soon as it is told. What does it see then?",
        hint: "Let the delegate of your test write down the state at each call, the text too."),
    PlantedBug(
        id: "told-before-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moment,
        rule: "",
        find: """
                    games = answer
                    delegate?.itemsLoaded(vm: self)
            """,
        replace: """
                    delegate?.itemsLoaded(vm: self)
                    games = answer
            """,
        description: "The delegate is told of games before the view model has them.",
        question:
            "A delegate looks at the view model as soon as it is told. What does it see then?",
        hint: "Let the delegate of your test write down how many items there are at each call."),
    PlantedBug(
        id: "games-told-twice", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .howOften,
        rule: "",
        find: """
                    games = answer
                    delegate?.itemsLoaded(vm: self)
            """,
        replace: """
                    games = answer
                    for _ in 1...2 { delegate?.itemsLoaded(vm: self) }
            """,
        description: "The delegate is told twice of the same games.",
        question: "One answer, one call. Does your test see a second one?",
        hint: "Compare the list of all calls, and not only its last one."),
    PlantedBug(
        id: "failure-keeps-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .state,
        rule: "",
        find: "games = []",
        replace: "",
        description: "After a load that fails, the games of an earlier load are still counted.",
        question: "What is left of a load that went well, when the next one fails?",
        hint: "Load twice, with two kinds of answer, and count the items after each."),
    PlantedBug(
        id: "games-are-added-up", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moreThanOne,
        rule: "",
        find: "games = answer",
        replace: "games += answer",
        description: "A second load adds its games to those of the first.",
        question: "What is left of the first load, when the second one has games, too?",
        hint: "Load twice, and count the items after each load."),
]
