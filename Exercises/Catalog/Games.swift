/// The encore Games: a list of video games behind a delegate.
let games = Stage(
    id: "Games",
    title: "A list behind a delegate",
    exercises: [
        Exercise(
            id: "games-loading",
            title: "State while loading",
            task: "Write loadGames(), which changes the state, tells the delegate and asks the "
                + "service.",
            files: ["GamesListViewModel.swift"],
            suite: "GamesLoadingTests",
            guide: "Guide/encore-games.md#state-while-loading",
            hints: [
                "The order matters. Whoever is told looks at the state at once, and a service may "
                    + "answer before its function has returned.",
                "First leave if it loads already. Then change the three properties, tell the "
                    + "delegate, and ask the service last.",
                "Ask with `dataService.loadGames { [weak self] games, error in "
                    + "self?.receive(games, error) }`. A `var isAnswered` in front of it remembers "
                    + "whether the request has its answer.",
            ]),
        Exercise(
            id: "games-outcomes",
            title: "Outcomes",
            task: "Write receive(_:_:), which keeps games or has a message, and tells the "
                + "delegate.",
            files: ["GamesListViewModel+Outcomes.swift"],
            suite: "GamesOutcomesTests",
            guide: "Guide/encore-games.md#outcomes",
            hints: [
                "Both values of the answer can be nil, and both can be there. Write down what each "
                    + "of the four pairs means.",
                "Loading ends with every answer. Take the errors first, then the empty list; what "
                    + "is left are games.",
                "Begin with `guard error == nil, let answer else { return fail(…) }`. In fail, "
                    + "change the state, and tell the delegate in the last line.",
            ]),
        Exercise(
            id: "games-items",
            title: "Items",
            task: "Write itemsCount and getItem(at:), which gives nil where there is no game.",
            files: ["GamesListViewModel+Items.swift"],
            suite: "GamesItemsTests",
            guide: "Guide/encore-games.md#items",
            hints: [
                "An array stops the program for an index that it doesn't have. Ask it first.",
                "`games.indices.contains(index)` says whether there is a game.",
            ]),
        Exercise(
            id: "games-screen",
            title: "The screen that is the delegate",
            task: "Let the screen be the delegate: it shows just the spinner, the games or the "
                + "message.",
            files: ["GamesListViewController.swift"],
            suite: "GamesScreenTests",
            guide: "Guide/encore-games.md#the-screen-that-is-the-delegate",
            hints: [
                "Three views, and one of them is seen at a time. Say for each of them when it is.",
                "All three calls of the delegate can do the same: look at the view model, and set "
                    + "the spinner, the table and the message by what it has.",
                "A table shows new rows after `tableView.reloadData()`. It is hidden with "
                    + "`tableView.isHidden = viewModel.showLoading || viewModel.itemsCount == 0`.",
            ]),
    ],
    bugs: gamesBugs,
    variants: gamesVariants)
