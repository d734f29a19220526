/// The planted bugs in what the view model of Accounts sends and says.
let accountsLoginBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-an-empty-address-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .ordinary,
        find: "!FieldValidator.email.validate(email)",
        replace: "email.isEmpty",
        description: "An address is only checked for being empty.",
        hints: [
            "There is a type that knows what an address is.",
            "Log in with a text that is no address, and not empty.",
        ]),
    PlantedBug(
        id: "only-an-empty-password-refused", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .ordinary,
        find: "!FieldValidator.password.validate(password)",
        replace: "password.isEmpty",
        description: "A password is only checked for being empty.",
        hints: [
            "There is a type that knows what a password is.",
            "Log in with a password that is too short.",
        ]),
    PlantedBug(
        id: "message-of-a-field-not-told", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        find: """
            delegate?.loginStateDidChange(vm: self)
                    return false
            """,
        replace: "return false",
        description: "The delegate isn't told that a field can't be sent.",
        hints: [
            "A message that nobody draws helps nobody.",
            "Give the view model a delegate, and a field that can't be sent.",
        ]),
    PlantedBug(
        id: "address-in-lower-case", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
        find: "userService.login(email: email, password: password)",
        replace: "userService.login(email: email.lowercased(), password: password)",
        description: "The address is sent in lower case.",
        hints: [
            "What arrives at the service?",
            "Log in with an address that has a capital letter.",
        ]),
    PlantedBug(
        id: "second-tap-logs-in-again", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .howOften,
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
        hints: [
            "People tap twice when nothing happens at once.",
            "Tap twice before there is an answer, and count.",
        ]),
    PlantedBug(
        id: "other-button-while-under-way", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .howOften,
        find: "guard !isLoading else { return }",
        replace: "",
        description: "The button for Facebook works while a login is under way.",
        hints: [
            "There is more than one button.",
            "Tap another one while an answer is awaited.",
        ]),
    PlantedBug(
        id: "registration-logs-in", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        find: "userService.register(email: email, password: password)",
        replace: "userService.login(email: email, password: password)",
        description: "Registering logs in.",
        hints: [
            "Two functions of the service look nearly the same.",
            "Register, and look at which one was called.",
        ]),
    PlantedBug(
        id: "failure-blocks-the-next-try", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        find: """
            isLoading = false
                    errorMessage = message
            """,
        replace: """
            isLoading = message != nil
            errorMessage = message
            """,
        description: "After a failure the view model waits for ever.",
        hints: [
            "What can a user do after a login that failed?",
            "Let a login fail, and look at isLoading.",
        ]),
    PlantedBug(
        id: "old-message-stays", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .state,
        find: "errorMessage = nil",
        replace: "",
        description: "The message before stays while an answer is awaited.",
        hints: [
            "A message belongs to one try.",
            "Fail first, then try again, and look before the answer comes.",
        ]),
    PlantedBug(
        id: "password-kept-after-a-success", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .state,
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message != nil { password = "" }
            """,
        description: "The password isn't forgotten after a login that succeeded.",
        hints: [
            "What does the view model still know when all is done?",
            "Let a login succeed, and look at the fields.",
        ]),
    PlantedBug(
        id: "password-kept-after-a-failure", exercise: "account-login",
        file: "LoginViewModel.swift",
        concept: .failure,
        find: """
            errorMessage = message
                    password = ""
            """,
        replace: """
            errorMessage = message
            if message == nil { password = "" }
            """,
        description: "The password isn't forgotten after a login that failed.",
        hints: [
            "What does the view model still know after a failure?",
            "Let a login fail, and look at the fields.",
        ]),
    PlantedBug(
        id: "address-forgotten-too", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .unchanged,
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
        hints: [
            "Nobody likes to type an address twice.",
            "Look at both fields after an answer.",
        ]),
    PlantedBug(
        id: "completes-while-loading", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: """
            onComplete?(user)
            end(message: nil)
            """,
        description: "onComplete is called while an answer still seems to be awaited.",
        hints: [
            "What does the view model say when it completes?",
            "Look at isLoading inside of onComplete.",
        ]),
    PlantedBug(
        id: "all-failures-are-one", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .parameters,
        find: "LoginMessages.text(for: error)",
        replace: "LoginMessages.text(for: .unauthorized)",
        description: "Every failure has the same message.",
        hints: [
            "A login can fail for several reasons.",
            "Let it fail in two ways, and compare the messages.",
        ]),
    PlantedBug(
        id: "success-not-completed", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        find: """
            end(message: nil)
                        onComplete?(user)
            """,
        replace: "end(message: nil)",
        description: "onComplete is not called after a login.",
        hints: [
            "Who hears of a login that succeeded?",
            "Set onComplete, log in, and count.",
        ]),
    PlantedBug(
        id: "nobody-asks-who-is-logged-in", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .ordinary,
        find: "if let user = userService.currentUser { onComplete?(user) }",
        replace: "_ = userService.currentUser",
        description: "start() never completes.",
        hints: [
            "A user who is logged in needn't log in again.",
            "Start with a service that has a current user.",
        ]),
    PlantedBug(
        id: "told-before-the-change", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
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
        hints: [
            "A delegate draws what it finds.",
            "Write down what a delegate sees at each call.",
        ]),
    PlantedBug(
        id: "marked-too-late", exercise: "account-login", file: "LoginViewModel.swift",
        concept: .moment,
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
        hints: [
            "Nobody says that the answer comes after the call has returned.",
            "Let the service answer at once, and look at isLoading then.",
        ]),
]
