/// The planted bugs in the view model of Accounts.
let accountsLoginBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-an-empty-password-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "A field that can't be sent is not sent, and a message says which.",
        find: "!FieldValidator.password.validate(password)",
        replace: "password.isEmpty",
        description: "A password is only checked for being empty.",
        question:
            "There is a type that knows what can be sent. How would you see that it is asked?",
        hint: "Log in with each field wrong in turn, and not only empty."),
    PlantedBug(
        id: "nobody-asks-who-is-logged-in", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "Where somebody is logged in, it completes at once.",
        find: "if let user = userService.currentUser { onComplete?(user) }",
        replace: "_ = userService.currentUser",
        description: "start() never completes.",
        question: "A user who logged in yesterday comes back. What happens at the start?",
        hint: "Start with a service that has a current user."),
    PlantedBug(
        id: "other-button-while-under-way", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .howOften,
        rule: "While an answer is awaited, no button does anything.",
        find: "guard !isLoading else { return }",
        replace: "",
        description: "The button for Facebook works while a login is under way.",
        question: "People tap again when nothing happens at once. Do they always tap the same "
            + "button?",
        hint: "Tap different buttons while an answer is awaited, and count the calls."),
    PlantedBug(
        id: "old-message-stays", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        rule: "A message belongs to one try.",
        find: "errorMessage = nil",
        replace: "",
        description: "The message before stays while an answer is awaited.",
        question: "A try that fails leaves a message. How long is the user to see it?",
        hint: "Fail first, then try again, and look before the answer comes."),
    PlantedBug(
        id: "password-kept-after-a-failure", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .failure,
        rule: "After any answer, the password is forgotten.",
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message == nil { password = "" }
            """,
        description: "The password isn't forgotten after a login that failed.",
        question:
            "A login can end in several ways. What does the view model still know after each?",
        hint: "Let a login fail, and look at the fields."),
    PlantedBug(
        id: "cancelled-is-a-failure", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .failure,
        rule: "Where the user has cancelled, there is no message.",
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                self?.end(message: LoginMessages.facebook)
            """,
        description: "A user who cancels sees a message.",
        question: "Facebook can end in more than one way without a token. Does the user hear the "
            + "same of each?",
        hint: "Try each error that Facebook can answer with."),
    PlantedBug(
        id: "completes-while-loading", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
        rule: "When it completes, no answer is awaited any more.",
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: """
            onComplete?(user)
            end(message: nil)
            """,
        description: "onComplete is called while an answer still seems to be awaited.",
        question: "The next screen appears when the view model completes. What does this one show "
            + "then?",
        hint: "Look at the view model inside of onComplete."),
    PlantedBug(
        id: "answer-keeps-the-view-model", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .lifetime,
        rule: "The view model is freed while an answer is awaited, and holds its delegate weakly.",
        find:
            "userService.register(email: email, password: password) { [weak self] in self?.end($0) }",
        replace: "userService.register(email: email, password: password) { self.end($0) }",
        description: "The closure for the answer to a registration holds the view model.",
        question: "A user may leave the screen before an answer comes. Who still holds the view "
            + "model?",
        hint: "Let go of a view model while each kind of answer is awaited."),
]
