/// Correct variants of Accounts, on which the learner's tests must pass.
let accountsVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "address-read-from-both-ends", file: "FieldValidator.swift",
        find: """
                    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
                    guard parts.count == 2, !parts[0].isEmpty else { return false }
                    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
            """,
        replace: """
                    guard let at = text.firstIndex(of: "@"), at == text.lastIndex(of: "@"),
                        at != text.startIndex
                    else { return false }
                    let names = text[text.index(after: at)...]
                        .split(separator: ".", omittingEmptySubsequences: false)
            """,
        description: "The validator looks for the first @ and the last @."),
    CorrectVariant(
        id: "mock-takes-one-after-the-other", file: "MockUserService.swift",
        find: """
                    let completions = waiting
                    waiting = []
                    for completion in completions { completion(result) }
            """,
        replace: """
                    while !waiting.isEmpty {
                        let completion = waiting.removeFirst()
                        completion(result)
                    }
            """,
        description: "The mock removes the waiting calls from its list one by one."),
    CorrectVariant(
        id: "end-of-login-a-turn-later", file: "LoginViewModel.swift",
        find: """
                        end(message: nil)
                        onComplete?(user)
            """,
        replace: """
                        Task { [weak self] in
                            self?.end(message: nil)
                            self?.onComplete?(user)
                        }
            """,
        description: "A successful login ends a little later, after its answer has arrived.",
        isLater: true),
    CorrectVariant(
        id: "completes-before-the-delegate-is-told", file: "LoginViewModel.swift",
        find: """
                        end(message: nil)
                        onComplete?(user)
            """,
        replace: """
                        isLoading = false
                        errorMessage = nil
                        password = ""
                        onComplete?(user)
                        delegate?.loginStateDidChange(vm: self)
            """,
        description: "onComplete is called after the state has changed, but before the delegate is "
            + "notified."),
    CorrectVariant(
        id: "service-answers-a-turn-later", file: "UserService.swift",
        find: "completion(result)",
        replace: "Task { completion(result) }",
        description: "The user service answers a little later than the network.",
        isLater: true),
    CorrectVariant(
        id: "json-on-several-lines", file: "UserService.swift",
        find: "let body = try? JSONEncoder().encode(fields)",
        replace: """
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let body = try? encoder.encode(fields)
            """,
        description: "The JSON of a request has line breaks, and its keys are in a different "
            + "order."),
    CorrectVariant(
        id: "view-model-asks-for-the-user-service-first", file: "ServiceFactory.swift",
        find: "LoginViewModel(fbService: facebookService, userService: userService)",
        replace: """
            let users = userService
            return LoginViewModel(fbService: facebookService, userService: users)
            """,
        description: "The factory makes the user service before the Facebook service."),
]
