/// The planted bugs in what the recording mock of Accounts writes down: mistakes in mocks.
let accountsMockBugs: [PlantedBug] = [
    PlantedBug(
        id: "mock-swaps-its-notes", exercise: "account-mock", file: "MockUserService.swift",
        concept: .parameters,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
            """,
        replace: """
            didLogin = true
            requestedEmail = password
            requestedPassword = email
            """,
        description: "The mock takes the password for the address.",
        question: "A mock writes down several values. Is each of them in its place?",
        hint: "Log in with two texts that differ, and compare both."),
    PlantedBug(
        id: "mock-keeps-the-first-call", exercise: "account-mock", file: "MockUserService.swift",
        concept: .moreThanOne,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
            """,
        replace: """
            didLogin = true
            requestedEmail = requestedEmail ?? email
            requestedPassword = requestedPassword ?? password
            """,
        description: "The mock keeps what came with its first call.",
        question: "A test may call a mock more than once.",
        hint: "Call it twice, with texts that differ. Which ones does it have then?"),
    PlantedBug(
        id: "mock-writes-down-success-only", exercise: "account-mock",
        file: "MockUserService.swift",
        concept: .failure,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
            """,
        replace: """
            didLogin = true
            if !shouldFailLogin {
                requestedEmail = email
                requestedPassword = password
            }
            """,
        description: "The mock writes down nothing of a login that fails.",
        question: "What does a mock know of a login that failed?",
        hint: "Let a login fail, and look at what was written down."),
    PlantedBug(
        id: "mock-tidies-up", exercise: "account-mock", file: "MockUserService.swift",
        concept: .parameters,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
            """,
        replace: """
            didLogin = true
            requestedEmail = email.lowercased()
            requestedPassword = password
            """,
        description: "The mock writes the address in lower case, and hides a mistake of the "
            + "code that it is there for.",
        question: "A mock has to write down what came, as it came.",
        hint: "Log in with an address that has a capital letter."),
    PlantedBug(
        id: "mock-checks-the-password", exercise: "account-mock", file: "MockUserService.swift",
        concept: .ordinary,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
            """,
        replace: """
            didLogin = true
            guard FieldValidator.password.validate(password) else { return completion(.failure(error)) }
            requestedEmail = email
            requestedPassword = password
            """,
        description: "The mock has rules of its own: it refuses a password that is too short.",
        question: "Who decides whether a login succeeds: the mock, or the test?",
        hint: "Log in with a password that the app would never send."),
    PlantedBug(
        id: "mock-answers-first", exercise: "account-mock", file: "MockUserService.swift",
        concept: .moment,
        rule: "",
        find: """
            didLogin = true
                    requestedEmail = email
                    requestedPassword = password
                    respond(completion)
            """,
        replace: """
            respond(completion)
            didLogin = true
            requestedEmail = email
            requestedPassword = password
            """,
        description: "The mock answers before it has written down the call.",
        question: "Whoever gets the answer may look at the mock at once.",
        hint: "Look at the mock inside of the closure."),
    PlantedBug(
        id: "mock-forgets-a-token", exercise: "account-mock", file: "MockUserService.swift",
        concept: .ordinary,
        rule: "",
        find: "requestedFacebookToken = facebookToken",
        replace: "_ = facebookToken",
        description: "The mock doesn't write down the token.",
        question: "There is a second way to log in.",
        hint: "Log in with a token, and look whether the mock has it."),
    PlantedBug(
        id: "mock-takes-a-registration-for-a-login", exercise: "account-mock",
        file: "MockUserService.swift",
        concept: .ordinary,
        rule: "",
        find: "didRegister = true",
        replace: "didLogin = true",
        description: "A registration is written down as a login.",
        question: "The mock has a note for each kind of call.",
        hint: "Register, and look at both notes."),
    PlantedBug(
        id: "mock-registers-and-logs-in", exercise: "account-mock", file: "MockUserService.swift",
        concept: .unchanged,
        rule: "",
        find: "didRegister = true",
        replace: """
            didRegister = true
            didLogin = true
            """,
        description: "A registration is written down as a login, too.",
        question: "A note that is set too often is as wrong as one that is never set.",
        hint: "Register, and look at the note that should not be there."),
    PlantedBug(
        id: "mock-was-called-before", exercise: "account-mock", file: "MockUserService.swift",
        concept: .state,
        rule: "",
        find: "private(set) var didLogin = false",
        replace: "private(set) var didLogin = true",
        description: "A new mock says that somebody has logged in.",
        question: "What does a mock say before anybody has called it?",
        hint: "Make a mock, and only look at it."),
    PlantedBug(
        id: "mock-counts-logins-only", exercise: "account-mock", file: "MockUserService.swift",
        concept: .howOften,
        rule: "",
        find: "requestCount += 1",
        replace: "if !didRegister { requestCount += 1 }",
        description: "Registrations aren't counted.",
        question: "Each kind of call is counted.",
        hint: "Call the mock in several ways, and look at its count."),
]
