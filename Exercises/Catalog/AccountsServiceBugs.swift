/// The planted bugs in the user service of Accounts.
let accountsServiceBugs: [PlantedBug] = [
    PlantedBug(
        id: "body-without-escapes", exercise: "account-service", file: "UserService.swift",
        concept: .parameters,
        rule: "",
        find: "let body = try? JSONEncoder().encode(fields)",
        replace: #"""
            let pairs = fields.map { "\"\($0.key)\":\"\($0.value)\"" }
            let body: Data? = Data("{\(pairs.joined(separator: ","))}".utf8)
            """#,
        description: "The JSON is put together by hand, and a quote in a password breaks it.",
        question: "Some characters mean something in JSON.",
        hint: "Log in with a password that has a quote in it."),
    PlantedBug(
        id: "got-and-not-posted", exercise: "account-service", file: "UserService.swift",
        concept: .ordinary,
        rule: "",
        find: #""POST""#,
        replace: #""GET""#,
        description: "The request is a GET.",
        question: "A request has more than a path.",
        hint: "Look at the method of a request."),
    PlantedBug(
        id: "registered-at-login", exercise: "account-service", file: "UserService.swift",
        concept: .ordinary,
        rule: "",
        find: #""/register""#,
        replace: #""/login""#,
        description: "A registration is sent to the path of a login.",
        question: "Each call has a path of its own.",
        hint: "Make all three calls, and compare their paths."),
    PlantedBug(
        id: "token-to-login", exercise: "account-service", file: "UserService.swift",
        concept: .ordinary,
        rule: "",
        find: #""/facebook""#,
        replace: #""/login""#,
        description: "A token is sent to the path of a login.",
        question: "Each call has a path of its own.",
        hint: "Make all three calls, and compare their paths."),
    PlantedBug(
        id: "sent-twice", exercise: "account-service", file: "UserService.swift",
        concept: .howOften,
        rule: "",
        find: "network.send(request) { [keychain] response in",
        replace: """
            network.send(request) { _ in }
            network.send(request) { [keychain] response in
            """,
        description: "Each request is sent twice.",
        question: "How many requests does one call make?",
        hint: "Count them."),
    PlantedBug(
        id: "status-ignored", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "",
        find: "answer.status >= 200, answer.status < 300,",
        replace: "",
        description: "Whatever the status is, a body with a user counts.",
        question: "A server that fails may still send a body.",
        hint: "Answer with another status, and with a body that can be read."),
    PlantedBug(
        id: "only-one-status", exercise: "account-service", file: "UserService.swift",
        concept: .boundary,
        rule: "",
        find: "answer.status >= 200, answer.status < 300,",
        replace: "answer.status == 200,",
        description: "Only the status 200 counts as a success.",
        question: "More than one status says that all is well.",
        hint: "Which status says that something was created?"),
    PlantedBug(
        id: "forbidden-cannot-be-read", exercise: "account-service", file: "UserService.swift",
        concept: .moreThanOne,
        rule: "",
        find: "answer.status == 401 || answer.status == 403",
        replace: "answer.status == 401",
        description: "The status 403 isn't .unauthorized.",
        question: "More than one status says that the server doesn't accept something.",
        hint: "Try both of them."),
    PlantedBug(
        id: "offline-cannot-be-read", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "",
        find: ".failure(.offline)",
        replace: ".failure(.cannotParse)",
        description: "No answer is taken for one that can't be read.",
        question: "The network can fail, too.",
        hint: "Let there be no answer at all."),
    PlantedBug(
        id: "garbage-is-unauthorized", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "",
        find: ".failure(.cannotParse)",
        replace: ".failure(.unauthorized)",
        description: "A user hears of a wrong password where the answer can't be read.",
        question: "Who is to blame for an answer that can't be read?",
        hint: "Answer with half a JSON text."),
    PlantedBug(
        id: "user-not-kept", exercise: "account-service", file: "UserService.swift",
        concept: .state,
        rule: "",
        find: #"keychain.set(String(decoding: text, as: UTF8.self), for: "user")"#,
        replace: "_ = text",
        description: "The keychain never gets the user.",
        question: "What is left after a login?",
        hint: "Look at currentUser after an answer."),
    PlantedBug(
        id: "kept-after-the-answer", exercise: "account-service", file: "UserService.swift",
        concept: .moment,
        rule: "",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            completion(result)
            let completion: Completion = { _ in }
            """,
        description: "The call is answered before the keychain holds the user.",
        question: "Whoever gets the answer may ask for the user at once.",
        hint: "Look at currentUser inside of the closure."),
    PlantedBug(
        id: "password-kept", exercise: "account-service", file: "UserService.swift",
        concept: .unchanged,
        rule: "",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if let password = fields["password"] { keychain.set(password, for: "password") }
            """,
        description: "The password is kept in the keychain.",
        question: "What must a phone not know any more after a login?",
        hint: "Look at all texts of the keychain."),
    PlantedBug(
        id: "failure-logs-out", exercise: "account-service", file: "UserService.swift",
        concept: .failure,
        rule: "",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if case .failure = result { keychain.remove("user") }
            """,
        description: "A login that fails logs the user out who is there.",
        question: "What does a failure change?",
        hint: "Log in twice, and let the second login fail."),
    PlantedBug(
        id: "failure-answered-twice", exercise: "account-service", file: "UserService.swift",
        concept: .howOften,
        rule: "",
        find: "let result = Self.user(of: response)",
        replace: """
            let result = Self.user(of: response)
            if case .failure = result { completion(result) }
            """,
        description: "A failure is answered twice.",
        question: "How often is a call answered?",
        hint: "Count the answers to a call that fails."),
    PlantedBug(
        id: "logout-keeps-the-user", exercise: "account-service", file: "UserService.swift",
        concept: .state,
        rule: "",
        find: #"keychain.remove("user")"#,
        replace: "_ = keychain",
        description: "The user stays in the keychain after a logout.",
        question: "Who is logged in after a logout?",
        hint: "Log in, log out, and look at currentUser."),
    PlantedBug(
        id: "damaged-keychain-stops-the-app", exercise: "account-service",
        file: "UserService.swift",
        concept: .noNumber,
        rule: "",
        find: "return try? JSONDecoder()",
        replace: "return try! JSONDecoder()",
        description: "A text in the keychain that can't be read stops the app at its start.",
        question: "An older version of the app may have left something else in the "
            + "keychain.",
        hint: "Put a text there that is no user, and ask for currentUser."),
]
