/// The planted bugs in the user service of Accounts.
let accountsServiceBugs: [PlantedBug] = [
    PlantedBug(
        id: "registered-at-login", exercise: "account-service", file: "UserService.swift",
        concept: .ordinary,
        rule: "Each call sends one POST to its own path.",
        find: #""/register""#,
        replace: #""/login""#,
        description: "A registration is sent to the path of a login.",
        question: "The three calls look alike. In what do their requests differ?",
        hint: "Make all three calls, and compare their requests."),
    PlantedBug(
        id: "body-without-escapes", exercise: "account-service", file: "UserService.swift",
        concept: .parameters,
        rule: "The fields arrive as they are, as JSON.",
        find: "let body = try? JSONEncoder().encode(fields)",
        replace: #"""
            let pairs = fields.map { "\"\($0.key)\":\"\($0.value)\"" }
            let body: Data? = Data("{\(pairs.joined(separator: ","))}".utf8)
            """#,
        description: "The JSON is put together by hand, and a quote in a password breaks it.",
        question: "A user may type any character. Which of them mean something in JSON?",
        hint: "Send a text with such a character, and read the body of the request as JSON."),
    PlantedBug(
        id: "every-status-from-two-hundred", exercise: "account-service", file: "UserService.swift",
        concept: .boundary,
        rule: "A status from 200 to 299 is a success, and no other one.",
        find: "answer.status >= 200, answer.status < 300,",
        replace: "answer.status >= 200,",
        description: "A status of 300 or more counts as a success where the body has a user.",
        question: "A server that fails may still send a body. What does your test put into it?",
        hint: "Answer with the status of a failure, and with a body that can be read."),
    PlantedBug(
        id: "offline-cannot-be-read", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "No answer at all is .offline.",
        find: ".failure(.offline)",
        replace: ".failure(.cannotParse)",
        description: "No answer is taken for one that can't be read.",
        question: "Not every request gets an answer. What does the user hear then?",
        hint: "Let the network fail, and look at the error."),
    PlantedBug(
        id: "kept-after-the-answer", exercise: "account-service", file: "UserService.swift",
        concept: .moment,
        rule: "The keychain holds the user before the call is answered.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            completion(result)
            let completion: Completion = { _ in }
            """,
        description: "The call is answered before the keychain holds the user.",
        question: "Whoever gets the answer may ask for the user at once. When does your test ask?",
        hint: "Look at currentUser inside of the closure."),
    PlantedBug(
        id: "password-kept", exercise: "account-service", file: "UserService.swift",
        concept: .unchanged,
        rule: "The keychain holds the user, and nothing else.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if let password = fields["password"] { keychain.set(password, for: "password") }
            """,
        description: "The password is kept in the keychain.",
        question: "After a login, what must a phone not know any more?",
        hint: "Look at all texts of the keychain, and not only at the user."),
    PlantedBug(
        id: "failure-logs-out", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "Only a success or logout() changes who is logged in.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if case .failure = result { keychain.remove("user") }
            """,
        description: "A login that fails logs the user out who is there.",
        question: "Somebody is logged in, and the next login fails. Who is logged in then?",
        hint: "Log in twice, and let the second login fail."),
    PlantedBug(
        id: "damaged-keychain-stops-the-app", exercise: "account-service",
        file: "UserService.swift",
        concept: .failure,
        rule: "There is no current user where the keychain's text can't be read.",
        find: "return try? JSONDecoder()",
        replace: "return try! JSONDecoder()",
        description: "A text in the keychain that can't be read stops the app at its start.",
        question: "An older version of the app may have left something else in the keychain. "
            + "What happens at the next start?",
        hint: "Put a text there that is no user, and ask for currentUser."),
]
