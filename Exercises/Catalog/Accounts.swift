/// Accounts: logging in behind services that a factory makes, and a mock that has to be right itself.
let accounts = Stage(
    id: "Accounts",
    title: "A testable architecture",
    exercises: [
        Exercise(
            id: "account-validator",
            title: "Field validator",
            task: "Write FieldValidator, which says whether an e-mail address or a password can be "
                + "sent.",
            files: ["FieldValidator.swift"],
            suite: "AccountValidatorTests",
            guide: "Guide/encore-accounts.md#field-validator",
            hints: [
                "Write down a table of texts first, with true or false beside each. Then look for "
                    + "the rule that a text breaks.",
                "`text.count` counts characters. A Character knows whether it `isLetter` or "
                    + "`isWhitespace`. A digit is one of ten characters.",
                "`text.split(separator: \"@\", omittingEmptySubsequences: false)` has two parts "
                    + "where there is one @. Split the second part at its dots in the same way.",
            ]),
        Exercise(
            id: "account-mock",
            title: "Recording mock",
            task: "Write MockUserService, which writes down how it is called and answers what a "
                + "test says, and test it.",
            files: ["MockUserService.swift"],
            suite: "AccountMockTests",
            guide: "Guide/encore-accounts.md#recording-mock",
            hints: [
                "A mock knows no rules. It writes down what comes, and answers what it was told.",
                "Write down first, and answer then: whoever is answered may look at once.",
                "`answersAtOnce` decides between `completion(…)` and `waiting.append(completion)`. "
                    + "Empty `waiting` before you answer those who were in it.",
            ],
            refactor: "The three calls that want an answer are counted, and answered or kept, "
                + "in the same way. Write that once, in a private function."),
        Exercise(
            id: "account-login",
            title: "Login view model",
            task: "Write LoginViewModel, which checks the fields with FieldValidator, asks the "
                + "services once, and says what failed.",
            files: ["LoginViewModel.swift"],
            suite: "AccountLoginTests",
            guide: "Guide/encore-accounts.md#login-view-model",
            hints: [
                "All answers end in the same way: nothing is awaited, the password is forgotten, "
                    + "and the delegate is told. Write one function for that.",
                "Set isLoading before you call the service, and tell the delegate after that.",
                "`userService.login(email: email, password: password) { [weak self] in "
                    + "self?.end($0) }`, where `end` takes a Result. And `weak var delegate`.",
            ],
            refactor: "The three ways to log in begin and end alike. Write how each begins, "
                + "and how it ends, once, in private functions."),
        Exercise(
            id: "account-service",
            title: "User service",
            task:
                "Write UserService, which makes requests, reads answers, and keeps the user in the "
                + "keychain.",
            files: ["UserService.swift"],
            suite: "AccountServiceTests",
            guide: "Guide/encore-accounts.md#user-service",
            hints: [
                "The three calls differ in a path and in their fields. The rest can be one function.",
                "Let a JSONEncoder make the body of a dictionary, and a JSONDecoder the user of an "
                    + "answer. Look at the status first.",
                "`keychain.set(…, for: \"user\")` gets the user as JSON text, before you call the "
                    + "completion. `currentUser` decodes that text.",
            ],
            refactor: "Three calls send fields and read the answer in the same way. Write "
                + "that once, in a private function that gets the path and the fields."),
        Exercise(
            id: "account-factory",
            title: "Service factory",
            task:
                "Write ServiceFactory, the one place that makes services: real ones, or stubs where "
                + "a launch argument asks for them.",
            files: ["ServiceFactory.swift"],
            suite: "AccountFactoryTests",
            guide: "Guide/encore-accounts.md#service-factory",
            hints: [
                "Two who ask for the user service have to get the same one.",
                "Keep a service in a private property once it is made. Call `helpers.makeNetwork()` "
                    + "only where a real service is made.",
                "`arguments.contains(\"--stub-services\")` in `init`, and in `userService`: "
                    + "`if let madeUserService { return madeUserService }`.",
            ]),
    ],
    bugs: accountsBugs + accountsMockBugs + accountsLoginBugs
        + accountsServiceBugs + accountsFactoryBugs,
    variants: accountsVariants)
