/// The planted bugs in the service factory of Accounts.
let accountsFactoryBugs: [PlantedBug] = [
    PlantedBug(
        id: "stubs-by-the-beginning-of-a-word", exercise: "account-factory",
        file: "ServiceFactory.swift",
        concept: .boundary,
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.contains { $0.hasPrefix("--stub-services") }"#,
        description: "An argument that only begins with the word asks for stubs.",
        hints: [
            "A word can begin like another one.",
            "Try an argument that says no.",
        ]),
    PlantedBug(
        id: "stubs-as-the-first-argument-only", exercise: "account-factory",
        file: "ServiceFactory.swift",
        concept: .moreThanOne,
        find: #"arguments.contains("--stub-services")"#,
        replace: #"arguments.dropFirst().first == "--stub-services""#,
        description: "The argument is only looked for in the first place.",
        hints: [
            "An app can be started with more than one argument.",
            "Put another argument in front of it.",
        ]),
    PlantedBug(
        id: "stubs-for-everybody", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .ordinary,
        find: #"arguments.contains("--stub-services")"#,
        replace: "!arguments.isEmpty",
        description: "Stubs are made whatever the arguments are, as in an app that was shipped "
            + "with its stubs.",
        hints: [
            "Most users start the app without any argument of yours.",
            "Which services does an ordinary start make?",
        ]),
    PlantedBug(
        id: "stubs-with-a-network", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .unchanged,
        find: "self.helpers = helpers",
        replace: """
            self.helpers = helpers
            if usesStubs { _ = helpers.makeNetwork() }
            """,
        description: "The network helper is made for stubs, too.",
        hints: [
            "What does a stub need?",
            "Write down which helpers are made, and ask for stubs.",
        ]),
    PlantedBug(
        id: "user-service-made-again", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .howOften,
        find: "madeUserService = service",
        replace: "_ = madeUserService",
        description: "Each who asks gets another user service.",
        hints: [
            "Two screens share what they know of the user.",
            "Ask twice, and compare.",
        ]),
    PlantedBug(
        id: "facebook-service-made-again", exercise: "account-factory",
        file: "ServiceFactory.swift",
        concept: .howOften,
        find: "madeFacebookService = service",
        replace: "_ = madeFacebookService",
        description: "Each who asks gets another Facebook service.",
        hints: [
            "There are two services. Is each of them made once?",
            "Ask twice for each, and compare.",
        ]),
    PlantedBug(
        id: "real-facebook-with-stubs", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .moreThanOne,
        find: "usesStubs ? StubFacebookService() : helpers.makeFacebook()",
        replace: "helpers.makeFacebook()",
        description: "Facebook is the real one, also where stubs are asked for.",
        hints: [
            "There are two services. Does each of them have a stub?",
            "Ask for stubs, and look at what both services are.",
        ]),
    PlantedBug(
        id: "view-model-with-a-stub", exercise: "account-factory", file: "ServiceFactory.swift",
        concept: .parameters,
        find: "userService: userService",
        replace: "userService: StubUserService()",
        description: "The view model gets a stub, whatever the arguments are.",
        hints: [
            "With which services does the view model work?",
            "Let it log in, and look where the request arrives.",
        ]),
]
