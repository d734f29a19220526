/// Correct variants of Games, on which the learner's tests must pass.
let gamesVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "games-cleared-at-the-start", file: "GamesListViewModel.swift",
        find: """
                    showError = false
                    errorMessage = nil
            """,
        replace: """
                    errorMessage = nil
                    showError = false
                    games = []
            """,
        description: "loadGames() removes the old games immediately, not when the answer comes."),
    CorrectVariant(
        id: "games-told-a-turn-later", file: "GamesListViewModel+Outcomes.swift",
        find: """
                    games = answer
                    delegate?.itemsLoaded(vm: self)
            """,
        replace: """
                    games = answer
                    Task { [weak self] in
                        guard let self else { return }
                        delegate?.itemsLoaded(vm: self)
                    }
            """,
        description: "The view model reports games a little later, after the answer has arrived.",
        isLater: true),
    CorrectVariant(
        id: "error-told-a-turn-later", file: "GamesListViewModel+Outcomes.swift",
        find: """
                    errorMessage = message
                    delegate?.errorDidOccur(vm: self)
            """,
        replace: """
                    errorMessage = message
                    Task { [weak self] in
                        guard let self else { return }
                        delegate?.errorDidOccur(vm: self)
                    }
            """,
        description: "The view model reports an error a little later, after the answer has "
            + "arrived.",
        isLater: true),
    CorrectVariant(
        id: "item-by-comparing", file: "GamesListViewModel+Items.swift",
        find: "guard games.indices.contains(index) else { return nil }",
        replace: "if index < 0 || index >= games.count { return nil }",
        description: "getItem(at:) compares the index with zero and with the number of games."),
    CorrectVariant(
        id: "table-hidden-by-its-state", file: "GamesListViewController.swift",
        find: """
                    tableView.isHidden = viewModel.showLoading || viewModel.itemsCount == 0
                    tableView.reloadData()
            """,
        replace: """
                    tableView.reloadData()
                    let isQuiet = !viewModel.showLoading && !viewModel.showError
                    tableView.isHidden = !(isQuiet && !tableView.rows.isEmpty)
            """,
        description: "The screen reloads the table first, and hides it if it has no rows."),
]
