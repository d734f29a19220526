/// The planted bugs in the lifetime of the view model of Accounts, and in its way over Facebook.
let accountsLoginLifetimeBugs: [PlantedBug] = [
    PlantedBug(
        id: "view-keeps-its-delegate", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .lifetime,
        rule: "",
        find: "weak var delegate: (any LoginViewModelDelegate)?",
        replace: "var delegate: (any LoginViewModelDelegate)?",
        description: "The delegate is held strongly.",
        question: "The delegate holds the view model. Does the view model hold the "
            + "delegate?",
        hint: "Set a delegate, let go of it, and see whether it is freed."),
    PlantedBug(
        id: "answer-keeps-the-view-model", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .lifetime,
        rule: "",
        find:
            "userService.register(email: email, password: password) { [weak self] in self?.end($0) }",
        replace: "userService.register(email: email, password: password) { self.end($0) }",
        description: "The closure for the answer to a registration holds the view model.",
        question: "Nobody should wait for an answer whose screen is gone.",
        hint: "Let go of a view model while each kind of answer is awaited."),
    PlantedBug(
        id: "cancelled-is-a-failure", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .failure,
        rule: "",
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                self?.end(message: LoginMessages.facebook)
            """,
        description: "A user who cancels sees a message.",
        question: "A user who cancels knows that.",
        hint: "Let Facebook answer that the user has cancelled."),
    PlantedBug(
        id: "cancelled-waits-for-ever", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        rule: "",
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                break
            """,
        description: "After a user has cancelled, the view model waits for ever.",
        question: "Facebook can answer in three ways, and each of them is an end.",
        hint: "Let Facebook answer that the user has cancelled, and look at isLoading."),
    PlantedBug(
        id: "facebook-fails-in-silence", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .failure,
        rule: "",
        find: "self?.end(message: LoginMessages.facebook)",
        replace: "self?.end(message: nil)",
        description: "Nobody is told that Facebook has failed.",
        question: "Facebook can answer in three ways.",
        hint: "Let Facebook fail, and look at the message."),
    PlantedBug(
        id: "fields-checked-for-facebook", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
        rule: "",
        find: "guard !isLoading else { return }",
        replace: "guard !isLoading, checkFields() else { return }",
        description: "The fields have to be filled in for Facebook.",
        question: "Who comes from Facebook has typed nothing.",
        hint: "Use Facebook with an empty field."),
    PlantedBug(
        id: "address-in-place-of-the-token", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .parameters,
        rule: "",
        find: "facebookToken: token",
        replace: #"facebookToken: self?.email ?? """#,
        description: "The address is sent in the place of the token.",
        question: "What does Facebook's answer hold?",
        hint: "Compare the token that arrives with the one that Facebook gave."),
]
