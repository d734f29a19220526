/// The mistakes that are planted in the view model of the encore Games.
///
/// That the delegate is told on the main actor has no bug here: the types say so, and the compiler
/// takes nothing else.
let gamesBugs: [PlantedBug] =
    [
        // MARK: State while loading
        PlantedBug(
            id: "spinner-never-starts", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .state,
            rule: "While the view model waits for an answer, showLoading is true.",
            find: "showLoading = true",
            replace: "",
            description: "showLoading stays false while games are loaded.",
            question: "A user who waits wants to see that something happens. What in the view "
                + "model says so?",
            hint: "Look at the state before loading, and again while the answer is missing."),
        PlantedBug(
            id: "asks-again-while-loading", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .howOften,
            rule: "A load does nothing if the view model waits already.",
            find: "guard !showLoading else { return }",
            replace: "",
            description: "loadGames() asks again although it waits for an answer.",
            question: "A user can be impatient. How often is the service asked?",
            hint: "Load more than once before there is an answer, and count."),
        PlantedBug(
            id: "asked-before-told", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .order,
            rule: "The delegate is told of the start before the service is asked.",
            find: """
                        delegate?.didStartLoading(vm: self)
                        var isAnswered = false
                """,
            replace: """
                        var isAnswered = false
                        defer { delegate?.didStartLoading(vm: self) }
                """,
            description: "The service is asked first, and a quick answer is told before the start.",
            question: "A service may answer before its function has returned. What is told first "
                + "then?",
            hint: "Let your mock look at what was told when it is asked."),
        PlantedBug(
            id: "message-stays-while-loading", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .state,
            rule: "While the view model waits, there is no error.",
            find: "errorMessage = nil",
            replace: "",
            description: "A new load keeps the message of the old error.",
            question: "A second try begins. What is left of the first one?",
            hint: "An error has two properties. Look at both in a load after a failed one."),
        PlantedBug(
            id: "request-holds-the-view-model", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .lifetime,
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
            description: "A view model that is gone is kept by its request.",
            question: "A user leaves the screen while it loads. Who needs the view model then?",
            hint: "Keep the view model weakly in your test, and let go of it while a request "
                + "waits."),
        PlantedBug(
            id: "delegate-is-held", exercise: "games-loading",
            file: "GamesListViewModel.swift",
            concept: .lifetime,
            rule: "The view model holds its delegate weakly.",
            find: "weak var delegate: (any GamesListViewModelDelegate)?",
            replace: "var delegate: (any GamesListViewModelDelegate)?",
            description: "The view model holds its delegate strongly.",
            question: "The screen holds its view model. Does the view model hold the screen?",
            hint: "Keep the delegate weakly in your test, and let go of it."),
        PlantedBug(
            id: "second-answer-counts", exercise: "games-outcomes",
            file: "GamesListViewModel.swift",
            concept: .howOften,
            rule: "Only the first answer to a request counts.",
            find: "guard !isAnswered else { return }",
            replace: "",
            description: "Each answer to a request counts, and not only the first.",
            question: "A service can have a mistake, too. What if it answers more often than it is "
                + "asked?",
            hint: "Answer the same request more than once, and not in the same way."),
    ] + gamesOutcomesBugs + gamesScreenBugs
