/// The planted bugs in the recording mock of Accounts.
let accountsMockBugs: [PlantedBug] = [
    PlantedBug(
        id: "mock-forgets-a-token", exercise: "account-mock", file: "MockUserService.swift",
        idea: .parameters,
        rule: "The mock records every value that it is called with.",
        find: "requestedFacebookToken = facebookToken",
        replace: "_ = facebookToken",
        description: "The mock doesn't record the token.",
        question: "There is more than one way to log in. Which values does each of them pass?",
        hint: "Log in with a token, and check that the mock has recorded it."),
    PlantedBug(
        id: "mock-was-called-before", exercise: "account-mock", file: "MockUserService.swift",
        idea: .state, isGreenAtFirst: true,
        rule: "Only a login sets didLogin.",
        find: "private(set) var didLogin = false",
        replace: "private(set) var didLogin = true",
        description: "A new mock says that a user has logged in.",
        question:
            "A value that is set too early is as wrong as one that is never set. Do your tests "
            + "check the values before a call?",
        hint: "Check a mock that was never called, or that got a different call."),
    PlantedBug(
        id: "mock-keeps-the-first-call", exercise: "account-mock", file: "MockUserService.swift",
        idea: .moreThanOne, topic: "more than one call",
        rule: "The mock keeps the values of the last call.",
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
        description: "The mock keeps the values of its first call.",
        question: "A test may call a mock more than once. What has the mock recorded then?",
        hint: "Call the mock several times, with different texts."),
    PlantedBug(
        id: "mock-has-an-error-of-its-own", exercise: "account-mock", file: "MockUserService.swift",
        idea: .failure,
        rule: "The test decides how a call is answered.",
        find: ".failure(error)",
        replace: ".failure(.unauthorized)",
        description: "The mock always fails with the same error.",
        question: "Calls can fail in several ways. What decides which error is used?",
        hint: "Choose an error that isn't the default one."),
    PlantedBug(
        id: "mock-answers-again", exercise: "account-mock", file: "MockUserService.swift",
        idea: .howOften,
        rule: "Each call is answered once.",
        find: """
            let completions = waiting
                    waiting = []
            """,
        replace: "let completions = waiting",
        description: "A call that was answered is answered again by the next answer().",
        question: "A call must be answered only once. Do your tests count the answers?",
        hint: "Call answer() more times than there are waiting calls."),
    PlantedBug(
        id: "mock-answers-first", exercise: "account-mock", file: "MockUserService.swift",
        idea: .moment,
        rule: "The mock records a call before it answers.",
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
        description: "The mock answers before it has recorded the call.",
        question: "The caller may look at the mock as soon as it gets its answer. What must be "
            + "recorded by then?",
        hint: "Check the mock inside the closure."),
    PlantedBug(
        id: "mock-logs-in-by-itself", exercise: "account-mock", file: "MockUserService.swift",
        idea: .unchanged,
        rule: "Only a test and logout() change currentUser.",
        find: "requestCount += 1",
        replace: """
            requestCount += 1
            if !shouldFailLogin { currentUser = user }
            """,
        description: "The mock sets currentUser itself, as the real service does.",
        question: "A mock isn't the real service. Which of the mock's values must stay the same "
            + "during a login?",
        hint: "Log in, and check the values that only a test sets."),
    PlantedBug(
        id: "mock-keeps-what-it-has-answered", exercise: "account-mock",
        file: "MockUserService.swift",
        idea: .lifetime, isGreenAtFirst: true,
        rule: "The mock releases a call's closure after it has called it.",
        find: """
            if answersAtOnce {
                        completion(result)
            """,
        replace: """
            if answersAtOnce {
                completion(result)
                waiting.append(completion)
            """,
        description: "The mock keeps a closure after calling it, so tests of an object's lifetime "
            + "fail because of the mock, not because of the code.",
        question: "A closure holds everything that it uses. How long does the mock hold the "
            + "closure?",
        hint: "Capture an object in the closure, release it, and check that it is freed."),
]
