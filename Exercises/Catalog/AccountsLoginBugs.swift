/// The planted bugs in the view model of Accounts.
let accountsLoginBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-an-empty-password-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        idea: .ordinary,
        rule: "If a field is invalid, nothing is sent, and a message names the field.",
        find: "!FieldValidator.password.validate(password)",
        replace: "password.isEmpty",
        description: "The only check on a password is whether it is empty.",
        question:
            "One type knows which fields are valid. How would a test see that the view model uses "
            + "it?",
        hint: "Log in with one invalid field at a time, and don't just leave it empty."),
    PlantedBug(
        id: "nobody-asks-who-is-logged-in", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .ordinary,
        rule: "If a user is already logged in, the login completes immediately.",
        find: "if let user = userService.currentUser { onComplete?(user) }",
        replace: "_ = userService.currentUser",
        description: "start() never calls onComplete.",
        question: "A user who logged in yesterday comes back. What happens when the app starts?",
        hint: "Start with a service that has a current user."),
    PlantedBug(
        id: "other-button-while-under-way", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .howOften,
        rule: "While the view model waits for an answer, no button does anything.",
        find: "guard !isLoading else { return }",
        replace: "",
        description: "The button for Facebook works while a login is in progress.",
        question: "People tap again when nothing seems to happen. Do they always tap the same "
            + "button?",
        hint: "Tap different buttons while the view model waits for an answer, and count the "
            + "calls."),
    PlantedBug(
        id: "old-message-stays", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .state, isGreenAtFirst: true,
        rule: "A message belongs to one attempt.",
        find: "errorMessage = nil",
        replace: "",
        description: "The old message stays while the view model waits for an answer.",
        question: "A failed attempt leaves a message. How long should the user see it?",
        hint: "Fail first, then try again, and check the message before the answer comes."),
    PlantedBug(
        id: "password-kept-after-a-failure", exercise: "account-login",
        file: "LoginViewModel.swift",
        idea: .failure,
        rule: "After any answer, the password is cleared.",
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message == nil { password = "" }
            """,
        description: "The password isn't cleared after a login that failed.",
        question:
            "A login can end in several ways. What does the view model keep in each case?",
        hint: "Let a login fail, and check the fields."),
    PlantedBug(
        id: "cancelled-is-a-failure", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .failure,
        rule: "If the user cancels, there is no message.",
        find: """
            case .failure(.cancelled):
                            self?.end(message: nil)
            """,
        replace: """
            case .failure(.cancelled):
                self?.end(message: LoginMessages.facebook)
            """,
        description: "A user who cancels sees a message.",
        question: "A login with Facebook can end without a token in more than one way. Does the "
            + "user see the same thing each time?",
        hint: "Try each error that Facebook can return."),
    PlantedBug(
        id: "completes-while-loading", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .moment,
        rule: "When the login completes, the view model is no longer waiting.",
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: """
            onComplete?(user)
            end(message: nil)
            """,
        description: "onComplete is called while isLoading is still true.",
        question: "The next screen appears when onComplete is called. What does the login screen "
            + "show then?",
        hint: "Check the view model inside onComplete."),
    PlantedBug(
        id: "answer-keeps-the-view-model", exercise: "account-login", file: "LoginViewModel.swift",
        idea: .lifetime,
        rule: "The view model can be freed while it waits, and it holds its delegate weakly.",
        find:
            "userService.register(email: email, password: password) { [weak self] in self?.end($0) }",
        replace: "userService.register(email: email, password: password) { self.end($0) }",
        description: "The closure for the answer to a registration holds the view model.",
        question: "A user may leave the screen before an answer comes. What still holds the view "
            + "model?",
        hint: "For each kind of login, release the view model while it waits."),
]
