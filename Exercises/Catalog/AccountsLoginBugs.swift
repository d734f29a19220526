/// The planted bugs in what the view model of Accounts sends and says.
let accountsLoginBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-an-empty-address-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: "!FieldValidator.email.validate(email)",
        replace: "email.isEmpty",
        description: "An address is only checked for being empty.",
        question: "There is a type that knows what an address is.",
        hint: "Log in with a text that is no address, and not empty."),
    PlantedBug(
        id: "only-an-empty-password-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: "!FieldValidator.password.validate(password)",
        replace: "password.isEmpty",
        description: "A password is only checked for being empty.",
        question: "There is a type that knows what a password is.",
        hint: "Log in with a password that is too short."),
    PlantedBug(
        id: "message-of-a-field-not-told", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        rule: "",
        find: """
            delegate?.loginStateDidChange(vm: self)
                    return false
            """,
        replace: "return false",
        description: "The delegate isn't told that a field can't be sent.",
        question: "A message that nobody draws helps nobody.",
        hint: "Give the view model a delegate, and a field that can't be sent."),
    PlantedBug(
        id: "address-in-lower-case", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
        rule: "",
        find: "userService.login(email: email, password: password)",
        replace: "userService.login(email: email.lowercased(), password: password)",
        description: "The address is sent in lower case.",
        question: "What arrives at the service?",
        hint: "Log in with an address that has a capital letter."),
    PlantedBug(
        id: "second-tap-logs-in-again", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .howOften,
        rule: "",
        find: """
            guard !isLoading, checkFields() else { return }
                    begin()
                    userService.login
            """,
        replace: """
            guard checkFields() else { return }
            begin()
            userService.login
            """,
        description: "A second tap sends the login again.",
        question: "People tap twice when nothing happens at once.",
        hint: "Tap twice before there is an answer, and count."),
    PlantedBug(
        id: "other-button-while-under-way", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .howOften,
        rule: "",
        find: "guard !isLoading else { return }",
        replace: "",
        description: "The button for Facebook works while a login is under way.",
        question: "There is more than one button.",
        hint: "Tap another one while an answer is awaited."),
    PlantedBug(
        id: "registration-logs-in", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: "userService.register(email: email, password: password)",
        replace: "userService.login(email: email, password: password)",
        description: "Registering logs in.",
        question: "Two functions of the service look nearly the same.",
        hint: "Register, and look at which one was called."),
    PlantedBug(
        id: "failure-blocks-the-next-try", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        rule: "",
        find: """
            isLoading = false
                    errorMessage = message
            """,
        replace: """
            isLoading = message != nil
            errorMessage = message
            """,
        description: "After a failure the view model waits for ever.",
        question: "What can a user do after a login that failed?",
        hint: "Let a login fail, and look at isLoading."),
    PlantedBug(
        id: "old-message-stays", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        rule: "",
        find: "errorMessage = nil",
        replace: "",
        description: "The message before stays while an answer is awaited.",
        question: "A message belongs to one try.",
        hint: "Fail first, then try again, and look before the answer comes."),
    PlantedBug(
        id: "password-kept-after-a-success", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .state,
        rule: "",
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message != nil { password = "" }
            """,
        description: "The password isn't forgotten after a login that succeeded.",
        question: "What does the view model still know when all is done?",
        hint: "Let a login succeed, and look at the fields."),
    PlantedBug(
        id: "password-kept-after-a-failure", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .failure,
        rule: "",
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message == nil { password = "" }
            """,
        description: "The password isn't forgotten after a login that failed.",
        question: "What does the view model still know after a failure?",
        hint: "Let a login fail, and look at the fields."),
    PlantedBug(
        id: "address-forgotten-too", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
        rule: "",
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            email = ""
            password = ""
            """,
        description: "The address is forgotten with the password.",
        question: "Nobody likes to type an address twice.",
        hint: "Look at both fields after an answer."),
    PlantedBug(
        id: "completes-while-loading", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: """
            onComplete?(user)
            end(message: nil)
            """,
        description: "onComplete is called while an answer still seems to be awaited.",
        question: "What does the view model say when it completes?",
        hint: "Look at isLoading inside of onComplete."),
    PlantedBug(
        id: "all-failures-are-one", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .parameters,
        rule: "",
        find: "LoginMessages.text(for: error)",
        replace: "LoginMessages.text(for: .unauthorized)",
        description: "Every failure has the same message.",
        question: "A login can fail for several reasons.",
        hint: "Let it fail in two ways, and compare the messages."),
    PlantedBug(
        id: "success-not-completed", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: "end(message: nil)",
        description: "onComplete is not called after a login.",
        question: "Who hears of a login that succeeded?",
        hint: "Set onComplete, log in, and count."),
    PlantedBug(
        id: "nobody-asks-who-is-logged-in", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        rule: "",
        find: "if let user = userService.currentUser { onComplete?(user) }",
        replace: "_ = userService.currentUser",
        description: "start() never completes.",
        question: "A user who is logged in needn't log in again.",
        hint: "Start with a service that has a current user."),
    PlantedBug(
        id: "told-before-the-change", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
            isLoading = true
                    errorMessage = nil
                    delegate?.loginStateDidChange(vm: self)
            """,
        replace: """
            delegate?.loginStateDidChange(vm: self)
            isLoading = true
            errorMessage = nil
            """,
        description: "The delegate is told before isLoading is set.",
        question: "A delegate draws what it finds.",
        hint: "Write down what a delegate sees at each call."),
    PlantedBug(
        id: "marked-too-late", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
        rule: "",
        find: """
            begin()
                    userService.login(email: email, password: password) { [weak self] in self?.end($0) }
            """,
        replace: """
            userService.login(email: email, password: password) { [weak self] in self?.end($0) }
            begin()
            """,
        description: "isLoading is set after the call, which loses an answer that comes at "
            + "once.",
        question: "Nobody says that the answer comes after the call has returned.",
        hint: "Let the service answer at once, and look at isLoading then."),
]
