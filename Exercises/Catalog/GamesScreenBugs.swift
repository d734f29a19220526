/// The planted bugs in the items of Games, and in their screen.
let gamesScreenBugs: [PlantedBug] = [
    // MARK: Items
    PlantedBug(
        id: "last-game-has-no-item", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        idea: .boundary,
        rule: "Each game has an item, from the first to the last.",
        find: "games.indices.contains(index)",
        replace: "index >= 0, index < games.count - 1",
        description: "getItem(at:) returns nil for the last game.",
        question: "A list has two ends. Does your test check the items there?",
        hint: "Ask for every item in the list, and compare all of them."),
    PlantedBug(
        id: "counted-from-the-end", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        idea: .negative, isGreenAtFirst: true,
        rule: "If there is no game at an index, there is no item.",
        find: """
                    guard games.indices.contains(index) else { return nil }
                    return GameListItemViewModel(games[index])
            """,
        replace: """
                    guard games.indices.contains(abs(max(index, -games.count))) else { return nil }
                    return GameListItemViewModel(games[abs(index)])
            """,
        description: "For a negative index, getItem(at:) returns a game.",
        question: "An index can be any number. Which numbers aren't the index of a game?",
        hint: "Ask for an item before the first one, and for one after the last."),
    PlantedBug(
        id: "one-item-too-many", exercise: "games-items",
        file: "GamesListViewModel+Items.swift",
        idea: .nothingOrZero, isGreenAtFirst: true,
        rule: "Without games there are no items.",
        find: "games.count",
        replace: "max(1, games.count)",
        description: "Without games there is one item.",
        question: "Even an empty list has a number of items. Which number?",
        hint: "Count before anything is loaded, and after a failed load."),

    // MARK: The screen that is the delegate
    PlantedBug(
        id: "table-under-the-spinner", exercise: "games-screen",
        file: "GamesListViewController.swift",
        idea: .state,
        rule: "The screen shows only one thing: the spinner, the games or the message.",
        find: "viewModel.showLoading || viewModel.itemsCount == 0",
        replace: "viewModel.itemsCount == 0",
        description: "The table with the old games is visible while new ones are loading.",
        question: "One view is visible at a time. Which views are hidden in each state?",
        hint: "Load a second time, and check all three views before the answer comes."),
    PlantedBug(
        id: "rows-are-not-reloaded", exercise: "games-screen",
        file: "GamesListViewController.swift",
        idea: .state,
        rule: "The table has the same rows as the view model.",
        find: "tableView.reloadData()",
        replace: "if tableView.rows.isEmpty { tableView.reloadData() }",
        description: "The table keeps the rows of the first load.",
        question: "A table shows its old rows until it is reloaded. When must the screen reload "
            + "it?",
        hint: "Load twice with different games, and check the rows after each load."),
    PlantedBug(
        id: "loads-only-once", exercise: "games-screen",
        file: "GamesListViewController.swift",
        idea: .howOften,
        rule: "The screen loads each time it appears.",
        find: "viewModel.loadGames()",
        replace: "if viewModel.itemsCount == 0, !viewModel.showError { viewModel.loadGames() }",
        description: "A screen that appears again doesn't load again.",
        question: "A user comes back to the screen. What do they expect to see?",
        hint: "Make the screen appear twice, with an answer in between, and count the requests."),
]
