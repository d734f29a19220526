/// The planted bugs in the lifetime of the view model of Accounts, and in its way over Facebook.
let accountsLoginLifetimeBugs: [PlantedBug] = [
    PlantedBug(
        id: "view-keeps-its-delegate", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .lifetime,
        find: "weak var delegate: (any LoginViewModelDelegate)?",
        replace: "var delegate: (any LoginViewModelDelegate)?",
        description: "The delegate is held strongly.",
        hints: [
            "The delegate holds the view model. Does the view model hold the "
                + "delegate?",
            "Set a delegate, let go of it, and see whether it is freed.",
        ]),
    PlantedBug(
        id: "answer-keeps-the-view-model", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .lifetime,
        find:
            "userService.register(email: email, password: password) { [weak self] in self?.end($0) }",
        replace: "userService.register(email: email, password: password) { self.end($0) }",
        description: "The closure for the answer to a registration holds the view model.",
        hints: [
            "Nobody should wait for an answer whose screen is gone.",
            "Let go of a view model while each kind of answer is awaited.",
        ]),
    PlantedBug(
        id: "cancelled-is-a-failure", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .failure,
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                self?.end(message: LoginMessages.facebook)
            """,
        description: "A user who cancels sees a message.",
        hints: [
            "A user who cancels knows that.",
            "Let Facebook answer that the user has cancelled.",
        ]),
    PlantedBug(
        id: "cancelled-waits-for-ever", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                break
            """,
        description: "After a user has cancelled, the view model waits for ever.",
        hints: [
            "Facebook can answer in three ways, and each of them is an end.",
            "Let Facebook answer that the user has cancelled, and look at isLoading.",
        ]),
    PlantedBug(
        id: "facebook-fails-in-silence", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .failure,
        find: "self?.end(message: LoginMessages.facebook)",
        replace: "self?.end(message: nil)",
        description: "Nobody is told that Facebook has failed.",
        hints: [
            "Facebook can answer in three ways.",
            "Let Facebook fail, and look at the message.",
        ]),
    PlantedBug(
        id: "fields-checked-for-facebook", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
        find: "guard !isLoading else { return }",
        replace: "guard !isLoading, checkFields() else { return }",
        description: "The fields have to be filled in for Facebook.",
        hints: [
            "Who comes from Facebook has typed nothing.",
            "Use Facebook with an empty field.",
        ]),
    PlantedBug(
        id: "address-in-place-of-the-token", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .parameters,
        find: "facebookToken: token",
        replace: #"facebookToken: self?.email ?? """#,
        description: "The address is sent in the place of the token.",
        hints: [
            "What does Facebook's answer hold?",
            "Compare the token that arrives with the one that Facebook gave.",
        ]),
]
