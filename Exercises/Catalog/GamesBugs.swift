/// The planted bugs in the view model of Games.
///
/// There is no bug about notifying the delegate on the main actor, because the types require it, and
/// the compiler accepts nothing else.
let gamesBugs: [PlantedBug] =
    [
        // MARK: State while loading
        PlantedBug(
            id: "spinner-never-starts", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .state,
            rule: "While the view model waits for an answer, showLoading is true.",
            find: "showLoading = true",
            replace: "",
            description: "showLoading stays false while games are loading.",
            question: "A user who waits wants to see that something is happening. Which property "
                + "shows that?",
            hint: "Check the state before loading, and again before the answer comes."),
        PlantedBug(
            id: "asks-again-while-loading", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .howOften,
            rule: "A load does nothing if the view model is already waiting for an answer.",
            find: "guard !showLoading else { return }",
            replace: "",
            description: "loadGames() asks again although it is already waiting for an answer.",
            question: "A user can be impatient. How many times is the service asked?",
            hint: "Load more than once before there is an answer, and count the requests."),
        PlantedBug(
            id: "asked-before-told", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .order,
            rule: "The delegate is notified of the start before the service is asked.",
            find: """
                        delegate?.didStartLoading(vm: self)
                        var isAnswered = false
                """,
            replace: """
                        var isAnswered = false
                        defer { delegate?.didStartLoading(vm: self) }
                """,
            description: "The service is asked first, so a quick answer is reported before the "
                + "start.",
            question: "A service may answer before its function returns. What must be reported "
                + "first?",
            hint: "When your mock is asked, let it check the delegate's calls so far."),
        PlantedBug(
            id: "message-stays-while-loading", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .state,
            rule: "While the view model waits, there is no error.",
            find: "errorMessage = nil",
            replace: "",
            description: "A new load keeps the message of the old error.",
            question: "A second attempt starts. What is left of the first one?",
            hint: "Two properties describe an error. Check both of them during a load that follows "
                + "a failed one."),
        PlantedBug(
            id: "request-holds-the-view-model", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .lifetime, isGreenAtFirst: true,
            rule: "The request holds the view model weakly.",
            find: """
                { [weak self] games, error in
                            guard !isAnswered else { return }
                            isAnswered = true
                            self?.receive
                """,
            replace: """
                { games, error in
                            guard !isAnswered else { return }
                            isAnswered = true
                            self.receive
                """,
            description: "A request keeps its view model alive.",
            question: "A user leaves the screen while it loads. What still holds the view model?",
            hint: "Hold the view model weakly in your test, and release it while a request waits."),
        PlantedBug(
            id: "delegate-is-held", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            idea: .lifetime, isGreenAtFirst: true,
            rule: "The view model holds its delegate weakly.",
            find: "weak var delegate: (any GamesListViewModelDelegate)?",
            replace: "var delegate: (any GamesListViewModelDelegate)?",
            description: "The view model holds its delegate strongly.",
            question: "The screen holds its view model. Does the view model hold the screen?",
            hint: "Hold the delegate weakly in your test, and release it."),
        PlantedBug(
            id: "second-answer-counts", exercise: "games-outcomes",
            file: "GamesListViewModel.swift",
            idea: .howOften,
            rule: "Only the first answer to a request counts.",
            find: "guard !isAnswered else { return }",
            replace: "",
            description: "Every answer to a request counts, not just the first.",
            question: "A service can also have bugs. What if it answers more often than it is "
                + "asked?",
            hint: "Answer the same request more than once, with different answers."),
    ] + gamesOutcomesBugs + gamesScreenBugs
