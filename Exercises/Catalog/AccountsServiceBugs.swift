/// The planted bugs in the user service of Accounts.
let accountsServiceBugs: [PlantedBug] = [
    PlantedBug(
        id: "registered-at-login", exercise: "account-service", file: "UserService.swift",
        idea: .ordinary,
        rule: "Each call sends one POST request to its own path.",
        find: #""/register""#,
        replace: #""/login""#,
        description: "A registration is sent to the path of a login.",
        question: "The three calls look alike. How do their requests differ?",
        hint: "Make all three calls, and compare their requests."),
    PlantedBug(
        id: "body-without-escapes", exercise: "account-service", file: "UserService.swift",
        idea: .parameters,
        rule: "The fields arrive unchanged, as JSON.",
        find: "let body = try? JSONEncoder().encode(fields)",
        replace: #"""
            let pairs = fields.map { "\"\($0.key)\":\"\($0.value)\"" }
            let body: Data? = Data("{\(pairs.joined(separator: ","))}".utf8)
            """#,
        description: "The JSON is put together by hand, so a quotation mark in a password breaks "
            + "it.",
        question: "A user may type any character. Which characters have a special meaning in JSON?",
        hint: "Send a text with a character that JSON must escape, and read the body of the "
            + "request as JSON."),
    PlantedBug(
        id: "every-status-from-two-hundred", exercise: "account-service", file: "UserService.swift",
        idea: .boundary,
        rule: "Only a status from 200 to 299 is a success.",
        find: "answer.status >= 200, answer.status < 300,",
        replace: "answer.status >= 200,",
        description: "A status of 300 or more counts as a success if the body has a user.",
        question: "A server that fails may still send a body. What body does your test use?",
        hint: "Answer with the status of a failure, and with a body that contains a user."),
    PlantedBug(
        id: "offline-cannot-be-read", exercise: "account-service", file: "UserService.swift",
        idea: .failure,
        rule: "If there is no answer at all, the error is .offline.",
        find: ".failure(.offline)",
        replace: ".failure(.cannotParse)",
        description: "A missing answer is treated as one that can't be read.",
        question: "Not every request gets an answer. Which error should the caller get then?",
        hint: "Let the network fail, and check the error."),
    PlantedBug(
        id: "kept-after-the-answer", exercise: "account-service", file: "UserService.swift",
        idea: .moment,
        rule: "The user is in the keychain before the call is answered.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            completion(result)
            let completion: Completion = { _ in }
            """,
        description: "The call is answered before the user is in the keychain.",
        question: "The caller may ask for the user as soon as it gets the answer. When does your "
            + "test ask?",
        hint: "Check currentUser inside the closure."),
    PlantedBug(
        id: "password-kept", exercise: "account-service", file: "UserService.swift",
        idea: .unchanged,
        rule: "The keychain contains only the user.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if let password = fields["password"] { keychain.set(password, for: "password") }
            """,
        description: "The password is kept in the keychain.",
        question: "After a login, what must no longer be on the phone?",
        hint: "Check all texts in the keychain, not only the user."),
    PlantedBug(
        id: "failure-logs-out", exercise: "account-service", file: "UserService.swift",
        idea: .failure,
        rule: "Only a success or logout() changes who is logged in.",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if case .failure = result { keychain.remove("user") }
            """,
        description: "A failed login logs out the current user.",
        question: "A user is logged in, and the next login fails. Who is logged in then?",
        hint: "Log in twice, and let the second login fail."),
    PlantedBug(
        id: "damaged-keychain-stops-the-app", exercise: "account-service",
        file: "UserService.swift",
        idea: .failure, isGreenAtFirst: true,
        rule: "There is no current user if the text in the keychain can't be read.",
        find: "return try? JSONDecoder()",
        replace: "return try! JSONDecoder()",
        description: "If the text in the keychain can't be read, the app crashes when it starts.",
        question: "An older version of the app may have left something else in the keychain. "
            + "What happens at the next start?",
        hint: "Put a text that isn't a user into the keychain, and ask for currentUser."),
]
