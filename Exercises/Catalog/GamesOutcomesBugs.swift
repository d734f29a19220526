/// The mistakes that are planted in what an answer leads to, in the items and in the screen.
let gamesOutcomesBugs: [PlantedBug] = [
    // MARK: Outcomes
    PlantedBug(
        id: "spinner-never-stops", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        find: """
                    showLoading = false
                    guard error == nil, let answer else {
            """,
        replace: """
                    showLoading = error != nil
                    guard error == nil, let answer else {
            """,
        description: "An error doesn't end loading.",
        hints: [
            "Each kind of answer ends the load. Look for one that doesn't.",
            "Look at the whole state after each kind of answer, good or bad.",
        ]),
    PlantedBug(
        id: "no-games-are-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .nothingOrZero,
        find: "guard !answer.isEmpty else {",
        replace: "guard error == nil else {",
        description: "An empty list is told as games that were loaded.",
        hints: [
            "A service that works can still have nothing to offer.",
            "Try an answer whose list is there, and has nothing in it.",
        ]),
    PlantedBug(
        id: "silence-is-no-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .nothingOrZero,
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
        hints: [
            "An answer has two values, and each of them can be nil. How many pairs are there?",
            "Try an answer that says nothing at all, and look at the message.",
        ]),
    PlantedBug(
        id: "games-hide-an-error", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        find: "guard error == nil, let answer else {",
        replace: "guard let answer else {",
        description: "An error is not looked at if games come with it.",
        hints: [
            "An answer has two values, and each of them can be there. How many pairs are there?",
            "Try an answer that says two things at once.",
        ]),
    PlantedBug(
        id: "messages-changed-over", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .failure,
        find: #"return fail("No games available at the moment.")"#,
        replace: #"return fail("Unable to load games. Please try again !")"#,
        description: "An empty list has the message of a failure.",
        hints: [
            "There are two messages. Which one does a user see, and when?",
            "Compare the whole text after each kind of bad answer.",
        ]),
    PlantedBug(
        id: "told-before-the-message", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moment,
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
        hints: [
            "A delegate looks at the view model as soon as it is told. What does it see then?",
            "Let the delegate of your test write down the state at each call, the text too.",
        ]),
    PlantedBug(
        id: "told-before-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moment,
        find: """
                    games = answer
                    delegate?.itemsLoaded(vm: self)
            """,
        replace: """
                    delegate?.itemsLoaded(vm: self)
                    games = answer
            """,
        description: "The delegate is told of games before the view model has them.",
        hints: [
            "A delegate looks at the view model as soon as it is told. What does it see then?",
            "Let the delegate of your test write down how many items there are at each call.",
        ]),
    PlantedBug(
        id: "games-told-twice", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .howOften,
        find: """
                    games = answer
                    delegate?.itemsLoaded(vm: self)
            """,
        replace: """
                    games = answer
                    for _ in 1...2 { delegate?.itemsLoaded(vm: self) }
            """,
        description: "The delegate is told twice of the same games.",
        hints: [
            "One answer, one call. Does your test see a second one?",
            "Compare the list of all calls, and not only its last one.",
        ]),
    PlantedBug(
        id: "failure-keeps-the-games", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .state,
        find: "games = []",
        replace: "",
        description: "After a load that fails, the games of an earlier load are still counted.",
        hints: [
            "What is left of a load that went well, when the next one fails?",
            "Load twice, with two kinds of answer, and count the items after each.",
        ]),
    PlantedBug(
        id: "games-are-added-up", exercise: "games-outcomes",
        file: "GamesListViewModel+Outcomes.swift",
        concept: .moreThanOne,
        find: "games = answer",
        replace: "games += answer",
        description: "A second load adds its games to those of the first.",
        hints: [
            "What is left of the first load, when the second one has games, too?",
            "Load twice, and count the items after each load.",
        ]),

    // MARK: Items
    PlantedBug(
        id: "last-game-has-no-item", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .boundary,
        find: "games.indices.contains(index)",
        replace: "index >= 0, index < games.count - 1",
        description: "getItem(at:) gives nil for the last game.",
        hints: [
            "There is a first index and a last one. Look at both ends.",
            "Ask for each item that there is, and compare all of them.",
        ]),
    PlantedBug(
        id: "last-game-again-and-again", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .boundary,
        find: """
                    guard games.indices.contains(index) else { return nil }
                    return GameListItemViewModel(games[index])
            """,
        replace: """
                    guard index >= 0, let last = games.last else { return nil }
                    return GameListItemViewModel(index < games.count ? games[index] : last)
            """,
        description: "An index after the last gives the last game.",
        hints: [
            "There is a first index and a last one. Look at both ends.",
            "Ask for an item where there is none any more.",
        ]),
    PlantedBug(
        id: "counted-from-the-end", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .negative,
        find: """
                    guard games.indices.contains(index) else { return nil }
                    return GameListItemViewModel(games[index])
            """,
        replace: """
                    guard games.indices.contains(abs(max(index, -games.count))) else { return nil }
                    return GameListItemViewModel(games[abs(index)])
            """,
        description: "A negative index gives a game.",
        hints: [
            "An index is a number, and there are numbers on both sides of zero.",
            "Ask for an item before the first one.",
        ]),
    PlantedBug(
        id: "one-item-too-many", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .nothingOrZero,
        find: "games.count",
        replace: "max(1, games.count)",
        description: "Without games there is one item.",
        hints: [
            "A list that is empty has a number of items, too.",
            "Count before anything was loaded, and after a load that failed.",
        ]),

    // MARK: The screen that is the delegate
    PlantedBug(
        id: "rows-are-not-reloaded", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        find: "tableView.reloadData()",
        replace: "if tableView.rows.isEmpty { tableView.reloadData() }",
        description: "The table keeps the rows of the first load.",
        hints: [
            "A table shows its old rows until it is asked to look again.",
            "Load twice with other games, and read the rows after each load.",
        ]),
    PlantedBug(
        id: "screen-is-told-nothing", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .ordinary,
        find: "viewModel.delegate = self",
        replace: "",
        description: "The screen doesn't become the delegate.",
        hints: [
            "The view model tells its delegate. Who is that?",
            "Let the screen appear, and look at what it shows then.",
        ]),
    PlantedBug(
        id: "table-under-the-spinner", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        find: "viewModel.showLoading || viewModel.itemsCount == 0",
        replace: "viewModel.itemsCount == 0",
        description: "The table with the old games is seen while new ones are loaded.",
        hints: [
            "One view is seen at a time. Which others are hidden in each state?",
            "Load a second time, and look at all three views before the answer.",
        ]),
    PlantedBug(
        id: "message-over-the-games", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .order,
        find: """
                    messageView.text = viewModel.errorMessage
                    messageView.isHidden = !viewModel.showError
            """,
        replace: """
                    if viewModel.showError { messageView.text = viewModel.errorMessage }
                    messageView.isHidden = messageView.text == nil
            """,
        description: "A message that was shown once stays.",
        hints: [
            "One view is seen at a time. Which others are hidden in each state?",
            "Let a load fail, and then another one go well.",
        ]),
    PlantedBug(
        id: "spinner-turns-forever", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        find: "spinner.stopAnimating()",
        replace: "if viewModel.showError { spinner.stopAnimating() }",
        description: "The spinner goes on when games have come.",
        hints: [
            "One view is seen at a time. Which others are hidden in each state?",
            "Look at all three views after each kind of answer.",
        ]),
    PlantedBug(
        id: "loads-only-once", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .howOften,
        find: "viewModel.loadGames()",
        replace: "if viewModel.itemsCount == 0, !viewModel.showError { viewModel.loadGames() }",
        description: "A screen that appears again doesn't load again.",
        hints: [
            "A user comes back to the screen. What do they expect to see?",
            "Let the screen appear twice, with an answer in between, and count the requests.",
        ]),
]
