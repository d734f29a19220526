/// The mistakes that are planted in the items of the games, and in their screen.
let gamesScreenBugs: [PlantedBug] = [
    // MARK: Items
    PlantedBug(
        id: "last-game-has-no-item", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .boundary,
        rule: "",
        find: "games.indices.contains(index)",
        replace: "index >= 0, index < games.count - 1",
        description: "getItem(at:) gives nil for the last game.",
        question: "There is a first index and a last one. Look at both ends.",
        hint: "Ask for each item that there is, and compare all of them."),
    PlantedBug(
        id: "last-game-again-and-again", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .boundary,
        rule: "",
        find: """
                    guard games.indices.contains(index) else { return nil }
                    return GameListItemViewModel(games[index])
            """,
        replace: """
                    guard index >= 0, let last = games.last else { return nil }
                    return GameListItemViewModel(index < games.count ? games[index] : last)
            """,
        description: "An index after the last gives the last game.",
        question: "There is a first index and a last one. Look at both ends.",
        hint: "Ask for an item where there is none any more."),
    PlantedBug(
        id: "counted-from-the-end", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .negative,
        rule: "",
        find: """
                    guard games.indices.contains(index) else { return nil }
                    return GameListItemViewModel(games[index])
            """,
        replace: """
                    guard games.indices.contains(abs(max(index, -games.count))) else { return nil }
                    return GameListItemViewModel(games[abs(index)])
            """,
        description: "A negative index gives a game.",
        question: "An index is a number, and there are numbers on both sides of zero.",
        hint: "Ask for an item before the first one."),
    PlantedBug(
        id: "one-item-too-many", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "games.count",
        replace: "max(1, games.count)",
        description: "Without games there is one item.",
        question: "A list that is empty has a number of items, too.",
        hint: "Count before anything was loaded, and after a load that failed."),

    // MARK: The screen that is the delegate
    PlantedBug(
        id: "rows-are-not-reloaded", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        rule: "",
        find: "tableView.reloadData()",
        replace: "if tableView.rows.isEmpty { tableView.reloadData() }",
        description: "The table keeps the rows of the first load.",
        question: "A table shows its old rows until it is asked to look again.",
        hint: "Load twice with other games, and read the rows after each load."),
    PlantedBug(
        id: "screen-is-told-nothing", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .ordinary,
        rule: "",
        find: "viewModel.delegate = self",
        replace: "",
        description: "The screen doesn't become the delegate.",
        question: "The view model tells its delegate. Who is that?",
        hint: "Let the screen appear, and look at what it shows then."),
    PlantedBug(
        id: "table-under-the-spinner", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        rule: "",
        find: "viewModel.showLoading || viewModel.itemsCount == 0",
        replace: "viewModel.itemsCount == 0",
        description: "The table with the old games is seen while new ones are loaded.",
        question: "One view is seen at a time. Which others are hidden in each state?",
        hint: "Load a second time, and look at all three views before the answer."),
    PlantedBug(
        id: "message-over-the-games", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .order,
        rule: "",
        find: """
                    messageView.text = viewModel.errorMessage
                    messageView.isHidden = !viewModel.showError
            """,
        replace: """
                    if viewModel.showError { messageView.text = viewModel.errorMessage }
                    messageView.isHidden = messageView.text == nil
            """,
        description: "A message that was shown once stays.",
        question: "One view is seen at a time. Which others are hidden in each state?",
        hint: "Let a load fail, and then another one go well."),
    PlantedBug(
        id: "spinner-turns-forever", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .state,
        rule: "",
        find: "spinner.stopAnimating()",
        replace: "if viewModel.showError { spinner.stopAnimating() }",
        description: "The spinner goes on when games have come.",
        question: "One view is seen at a time. Which others are hidden in each state?",
        hint: "Look at all three views after each kind of answer."),
    PlantedBug(
        id: "loads-only-once", exercise: "games-screen",
        file: "GamesListViewController.swift",
        concept: .howOften,
        rule: "",
        find: "viewModel.loadGames()",
        replace: "if viewModel.itemsCount == 0, !viewModel.showError { viewModel.loadGames() }",
        description: "A screen that appears again doesn't load again.",
        question: "A user comes back to the screen. What do they expect to see?",
        hint: "Let the screen appear twice, with an answer in between, and count the requests."),
]
