/// Accounts: logging in with services that a factory makes, and a mock that must itself be right.
let accounts = Stage(
    id: "Accounts",
    title: "A testable architecture",
    exercises: [
        Exercise(
            id: "account-validator",
            title: "Field validator",
            task: "Write FieldValidator, which checks whether an email address or password can be "
                + "sent.",
            files: ["FieldValidator.swift"],
            suite: "AccountValidatorTests",
            guide: "Guide/encore-accounts.md#field-validator",
            hints: [
                "First make a table of texts, with true or false beside each text. Then find the "
                    + "rule that each text marked false breaks.",
                "`text.count` counts characters. A Character knows whether it `isLetter` or "
                    + "`isWhitespace`. A digit is one of ten characters.",
                "`text.split(separator: \"@\", omittingEmptySubsequences: false)` has two parts "
                    + "if there is one @. Split the second part at its dots in the same way.",
            ]),
        Exercise(
            id: "account-mock",
            title: "Recording mock",
            task: "Write and test MockUserService, which records how it is called and gives the "
                + "answers that a test sets.",
            files: ["MockUserService.swift"],
            suite: "AccountMockTests",
            guide: "Guide/encore-accounts.md#recording-mock",
            hints: [
                "A mock knows no rules. It records its calls, and gives the answers that a test "
                    + "has set.",
                "Record first, and then answer: the caller may look at the mock immediately.",
                "`answersAtOnce` decides between `completion(…)` and `waiting.append(completion)`. "
                    + "Empty `waiting` before you answer the calls that were in it.",
            ],
            refactor: "All three calls that need an answer are counted, and then answered or kept, "
                + "in the same way. Write that code once, in a private function."),
        Exercise(
            id: "account-login",
            title: "Login view model",
            task: "Write LoginViewModel, which checks the fields with FieldValidator, asks the "
                + "services once, and shows what failed.",
            files: ["LoginViewModel.swift"],
            suite: "AccountLoginTests",
            guide: "Guide/encore-accounts.md#login-view-model",
            hints: [
                "Every answer is followed by the same steps: the view model stops waiting, clears "
                    + "the password, and notifies the delegate. Write one function for them.",
                "Set isLoading before you call the service, and then notify the delegate.",
                "Call `userService.login(email: email, password: password) { [weak self] in "
                    + "self?.end($0) }`, where `end` takes a Result. The delegate is a `weak var`.",
            ],
            refactor: "The three ways to log in start in the same way and end in the same way. "
                + "Write each of these two parts only once, in a private function."),
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
                "The three calls differ only in their path and fields. Everything else can be in "
                    + "one function.",
                "Use a JSONEncoder to turn a dictionary into the body, and a JSONDecoder to turn "
                    + "an answer into a user. Check the status first.",
                "Store the user as JSON text with `keychain.set(…, for: \"user\")`, before you "
                    + "call the completion. `currentUser` decodes that text.",
            ],
            refactor: "Three calls send fields and read the answer in the same way. Write that "
                + "code once, in a private function that gets the path and the fields."),
        Exercise(
            id: "account-factory",
            title: "Service factory",
            task:
                "Write ServiceFactory, the one place that makes services: real ones, or stubs if "
                + "a launch argument asks for them.",
            files: ["ServiceFactory.swift"],
            suite: "AccountFactoryTests",
            guide: "Guide/encore-accounts.md#service-factory",
            hints: [
                "Everyone who asks for the user service must get the same one.",
                "Keep a service in a private property once it is made. Call "
                    + "`helpers.makeNetwork()` only if a real service is made.",
                "In `init`, use `arguments.contains(\"--stub-services\")`. In `userService`, start "
                    + "with `if let madeUserService { return madeUserService }`.",
            ]),
    ],
    bugs: accountsBugs + accountsMockBugs + accountsLoginBugs
        + accountsServiceBugs + accountsFactoryBugs,
    variants: accountsVariants)
