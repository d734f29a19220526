/// The planted bugs in the service factory of Accounts.
let accountsFactoryBugs: [PlantedBug] = [
    PlantedBug(
        id: "stubs-as-the-first-argument-only", exercise: "account-factory",
        file: "ServiceFactory.swift",
        concept: .moreThanOne,
        rule: "Stubs are made where one of the arguments asks for them.",
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.dropFirst().first == "--stub-services""#,
        description: "The argument is only looked for in the first place.",
        question: "An app can be started with several arguments. Does their order matter?",
        hint: "Put another argument in front of the one that asks for stubs."),
    PlantedBug(
        id: "stubs-by-the-beginning-of-a-word", exercise: "account-factory",
        file: "ServiceFactory.swift",
        concept: .boundary,
        rule: "Real services are made where no argument asks for stubs.",
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.contains { $0.hasPrefix("--stub-services") }"#,
        description: "An argument that only begins with the word asks for stubs.",
        question: "A customer must never get a stub. Which arguments only look as if they asked "
            + "for one?",
        hint: "Try an argument that begins in the same way, and says no."),
    PlantedBug(
        id: "stubs-with-a-network", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .unchanged,
        rule: "A stub needs no helper.",
        find: "self.helpers = helpers",
        replace: """
            self.helpers = helpers
            if usesStubs { _ = helpers.makeNetwork() }
            """,
        description: "The network helper is made for stubs, too.",
        question: "A real service needs a network. What does a stub need?",
        hint: "Write down which helpers are made, and ask for stubs."),
    PlantedBug(
        id: "user-service-made-again", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .howOften,
        rule: "A service is made once, for all who ask.",
        find: "madeUserService = service",
        replace: "_ = madeUserService",
        description: "Each who asks gets another user service.",
        question: "Two screens share what they know of the user. How would you see that they do?",
        hint: "Ask twice for each service, and compare the two answers."),
    PlantedBug(
        id: "view-model-with-a-stub", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .parameters,
        rule: "A view model gets the services of the app.",
        find: "userService: userService",
        replace: "userService: StubUserService()",
        description: "The view model gets a stub, whatever the arguments are.",
        question: "The factory hands services on to a view model. Which ones arrive there?",
        hint: "Let a view model of the factory log in, and look where the request arrives."),
]
