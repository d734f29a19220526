/// The encore Games: a list of video games, and a view model that notifies a delegate.
let games = Stage(
    id: "Games",
    title: "A list behind a delegate",
    exercises: [
        Exercise(
            id: "games-loading",
            title: "State while loading",
            task: "Write loadGames(), which changes the state, calls the delegate and asks the "
                + "service.",
            files: ["GamesListViewModel.swift"],
            suite: "GamesLoadingTests",
            guide: "Guide/encore-games.md#state-while-loading",
            hints: [
                "The order matters. The delegate looks at the state immediately, and a service "
                    + "may answer before its function has returned.",
                "First return if the view model is already loading. Then change the three "
                    + "properties, notify the delegate, and ask the service last.",
                "Ask with `dataService.loadGames { [weak self] games, error in "
                    + "self?.receive(games, error) }`. Before that, declare a `var isAnswered`, "
                    + "which remembers whether the request has its answer.",
            ]),
        Exercise(
            id: "games-outcomes",
            title: "Outcomes",
            task: "Write receive(_:_:), which stores the games or an error message, and calls the "
                + "delegate.",
            files: ["GamesListViewModel+Outcomes.swift"],
            suite: "GamesOutcomesTests",
            guide: "Guide/encore-games.md#outcomes",
            hints: [
                "Either value of the answer can be nil, or both, or neither. Write down what each "
                    + "of the four pairs means.",
                "Every answer ends the loading. Handle the errors first, and then the empty list. "
                    + "After that, you know that there are games.",
                "Start with `guard error == nil, let answer else { return fail(…) }`. In fail, "
                    + "change the state, and notify the delegate in the last line.",
            ]),
        Exercise(
            id: "games-items",
            title: "Items",
            task: "Write itemsCount and getItem(at:), which returns nil if there is no game.",
            files: ["GamesListViewModel+Items.swift"],
            suite: "GamesItemsTests",
            guide: "Guide/encore-games.md#items",
            hints: [
                "An array crashes the program for an index that it doesn't have. Check the index "
                    + "first.",
                "`games.indices.contains(index)` says whether there is a game at that index.",
            ]),
        Exercise(
            id: "games-screen",
            title: "The screen that is the delegate",
            task: "Make the screen the delegate, so that it shows only one thing at a time: the "
                + "spinner, the games or the message.",
            files: ["GamesListViewController.swift"],
            suite: "GamesScreenTests",
            guide: "Guide/encore-games.md#the-screen-that-is-the-delegate",
            hints: [
                "There are three views, and one is visible at a time. Decide for each of them when "
                    + "it is visible.",
                "All three methods of the delegate can do the same: look at the view model, and "
                    + "set the spinner, the table and the message to match it.",
                "A table shows new rows after `tableView.reloadData()`. Hide it with "
                    + "`tableView.isHidden = viewModel.showLoading || viewModel.itemsCount == 0`.",
            ]),
    ],
    bugs: gamesBugs,
    variants: gamesVariants)
