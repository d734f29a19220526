/// The planted bugs in the service factory of Accounts.
let accountsFactoryBugs: [PlantedBug] = [
    PlantedBug(
        id: "stubs-as-the-first-argument-only", exercise: "account-factory",
        file: "ServiceFactory.swift",
        idea: .moreThanOne, topic: "more than one argument", isGreenAtFirst: true,
        rule: "Stubs are made if one of the arguments asks for them.",
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.dropFirst().first == "--stub-services""#,
        description: "Only the first argument is checked.",
        question: "An app can be started with several arguments. Does their order matter?",
        hint: "Put another argument before the one that asks for stubs."),
    PlantedBug(
        id: "stubs-by-the-beginning-of-a-word", exercise: "account-factory",
        file: "ServiceFactory.swift",
        idea: .boundary,
        rule: "Real services are made if no argument asks for stubs.",
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.contains { $0.hasPrefix("--stub-services") }"#,
        description: "An argument that only starts with --stub-services also asks for stubs.",
        question: "A customer must never get a stub. Which arguments only look as if they ask "
            + "for one?",
        hint: "Try an argument that starts with the same words, but means the opposite."),
    PlantedBug(
        id: "stubs-with-a-network", exercise: "account-factory", file: "ServiceFactory.swift",
        idea: .unchanged, isGreenAtFirst: true,
        rule: "A stub needs no helpers.",
        find: "self.helpers = helpers",
        replace: """
            self.helpers = helpers
            if usesStubs { _ = helpers.makeNetwork() }
            """,
        description: "The network helper is also made for stubs.",
        question: "A real service needs a network. What does a stub need?",
        hint: "Record which helpers are made, and ask for stubs."),
    PlantedBug(
        id: "user-service-made-again", exercise: "account-factory", file: "ServiceFactory.swift",
        idea: .howOften,
        rule: "Each service is made once, and everyone who asks for it gets the same one.",
        find: "madeUserService = service",
        replace: "_ = madeUserService",
        description: "Everyone who asks gets a new user service.",
        question: "Two screens share the same user service. How would a test see that?",
        hint: "Ask twice for each service, and compare the two objects."),
    PlantedBug(
        id: "view-model-with-a-stub", exercise: "account-factory", file: "ServiceFactory.swift",
        idea: .parameters,
        rule: "A view model gets the app's services.",
        find: "userService: userService",
        replace: "userService: StubUserService()",
        description: "The view model gets a stub, whatever the arguments are.",
        question: "The factory passes services to a view model. Which services does the view "
            + "model get?",
        hint: "Log in with a view model that the factory made, and check where the request "
            + "arrives."),
]
