/// The planted bugs in what the recording mock of Accounts answers: mistakes in mocks.
let accountsMockAnswerBugs: [PlantedBug] = [
    PlantedBug(
        id: "mock-answers-twice", exercise: "account-mock", file: "MockUserService.swift",
        concept: .howOften,
        rule: "",
        find: """
            if answersAtOnce {
                        completion(result)
            """,
        replace: """
            if answersAtOnce {
                completion(result)
                completion(result)
            """,
        description: "The mock answers a call twice.",
        question: "How often is a call answered?",
        hint: "Count the answers to one call."),
    PlantedBug(
        id: "mock-is-silent-at-a-failure", exercise: "account-mock", file: "MockUserService.swift",
        concept: .failure,
        rule: "",
        find: """
            if answersAtOnce {
                        completion(result)
            """,
        replace: """
            if answersAtOnce {
                if !shouldFailLogin { completion(result) }
            """,
        description: "The mock never answers a login that fails.",
        question: "A login that fails has an answer, too.",
        hint: "Set shouldFailLogin, and look at what comes back."),
    PlantedBug(
        id: "mock-has-an-error-of-its-own", exercise: "account-mock", file: "MockUserService.swift",
        concept: .parameters,
        rule: "",
        find: ".failure(error)",
        replace: ".failure(.unauthorized)",
        description: "The mock always fails with the same error.",
        question: "A test can say how a login fails.",
        hint: "Choose an error that is not the usual one."),
    PlantedBug(
        id: "mock-has-a-user-of-its-own", exercise: "account-mock", file: "MockUserService.swift",
        concept: .parameters,
        rule: "",
        find: ".success(user)",
        replace: #".success(User(id: 7, email: "ana@example.com", token: "mock"))"#,
        description: "The mock always answers with the same user.",
        question: "A test can say who is logged in.",
        hint: "Give the mock another user."),
    PlantedBug(
        id: "mock-recovers", exercise: "account-mock", file: "MockUserService.swift",
        concept: .state,
        rule: "",
        find: "shouldFailLogin ? .failure(error) : .success(user)",
        replace: """
            defer { shouldFailLogin = false }
            return shouldFailLogin ? .failure(error) : .success(user)
            """,
        description: "After one failure the mock succeeds again.",
        question: "Who sets shouldFailLogin?",
        hint: "Let two logins fail, one after the other."),
    PlantedBug(
        id: "mock-answers-again", exercise: "account-mock", file: "MockUserService.swift",
        concept: .howOften,
        rule: "",
        find: """
            let completions = waiting
                    waiting = []
            """,
        replace: "let completions = waiting",
        description: "A call that waited is answered again at the next answer().",
        question: "A call that has its answer waits for none.",
        hint: "Call answer() a second time."),
    PlantedBug(
        id: "mock-answers-the-last-only", exercise: "account-mock", file: "MockUserService.swift",
        concept: .moreThanOne,
        rule: "",
        find: "for completion in completions {",
        replace: "for completion in completions.suffix(1) {",
        description: "Of the calls that wait, only the last is answered.",
        question: "More than one call can wait.",
        hint: "Let two calls wait, and count the answers."),
    PlantedBug(
        id: "mock-decides-too-early", exercise: "account-mock", file: "MockUserService.swift",
        concept: .moment,
        rule: "",
        find: "waiting.append(completion)",
        replace: """
            let early = result
            waiting.append { _ in completion(early) }
            """,
        description: "What a call is answered is decided when it comes, and not when it is "
            + "answered.",
        question: "A test may change its mind while a call waits.",
        hint: "Set shouldFailLogin after the call, and before answer()."),
    PlantedBug(
        id: "mock-keeps-what-it-has-answered", exercise: "account-mock",
        file: "MockUserService.swift",
        concept: .lifetime,
        rule: "",
        find: """
            if answersAtOnce {
                        completion(result)
            """,
        replace: """
            if answersAtOnce {
                completion(result)
                waiting.append(completion)
            """,
        description: "The mock holds a closure that it has called, and all that this holds. So "
            + "a test of a lifetime blames the wrong code.",
        question: "What does a mock hold after it has answered?",
        hint: "Let the closure hold an object, let go of that, and see whether it is "
            + "freed."),
    PlantedBug(
        id: "mock-logs-in-by-itself", exercise: "account-mock", file: "MockUserService.swift",
        concept: .unchanged,
        rule: "",
        find: "requestCount += 1",
        replace: """
            requestCount += 1
            if !shouldFailLogin { currentUser = user }
            """,
        description: "The mock sets currentUser itself, as the real service does.",
        question: "Which values of a mock does only a test set?",
        hint: "Log in, and look at currentUser."),
]
