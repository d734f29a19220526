/// The planted bugs in the interactor and the worker of Orders.
let ordersBugs: [PlantedBug] = [
    PlantedBug(
        id: "date-cut-to-the-day", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .unchanged,
        rule: "",
        find: "response: .init(date: request.date)",
        replace: """
            response: .init(
                date: request.date.addingTimeInterval(
                    -request.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 86_400)))
            """,
        description: "The interactor cuts the time off the date, in a time zone of its own.",
        question: "The interactor passes the date on as it is.",
        hint: "Midnight is a special time of the day. Try another one."),
    PlantedBug(
        id: "quickest-method-first", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .order,
        rule: "",
        find: #"["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]"#,
        replace: #"["One-Day Shipping", "Two-Day Shipping", "Standard Shipping"]"#,
        description: "The shipping methods are in another order.",
        question: "The shipping methods have an order.",
        hint: "Compare the whole list, and not only its count or one of them."),
    PlantedBug(
        id: "save-told-before-the-answer", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .moment,
        rule: "",
        find: """
                    worker.createOrder(request.form) { [weak self] result in
                        self?.presenter.presentCreatedOrder(response: .init(result: result))
                    }
            """,
        replace: """
                    let order = Order(id: 1, form: request.form)
                    presenter.presentCreatedOrder(response: .init(result: .success(order)))
                    worker.createOrder(request.form) { [weak self] result in
                        guard case .failed = result else { return }
                        self?.presenter.presentCreatedOrder(response: .init(result: result))
                    }
            """,
        description: "The interactor tells of a success before the store has answered.",
        question: "A save has not succeeded before the store says so.",
        hint: "Use a store that answers when your test says so, and look before it does."),
    PlantedBug(
        id: "failed-save-not-told", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .failure,
        rule: "",
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            guard case .success = result else { return }
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter is not told of a save that fails.",
        question: "A save has two ways to end.",
        hint: "Let the store fail, and look at what the presenter is told."),
    PlantedBug(
        id: "failed-save-kept-by-the-worker", exercise: "order-interactor",
        file: "OrdersWorker.swift",
        concept: .failure,
        rule: "",
        find: "completion: completion)",
        replace: """
            completion: { result in
                if case .success = result { completion(result) }
            })
            """,
        description: "The worker doesn't pass a failure on.",
        question: "A save has two ways to end, and the answer goes through more than one type.",
        hint: "Let the store fail, and look at what comes out on the other side."),
    PlantedBug(
        id: "end-of-save-told-twice", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .howOften,
        rule: "",
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter is told the end of a save twice.",
        question: "A save ends once. Does a test of yours count?",
        hint: "Let your spy keep a list, and compare the whole list."),
    PlantedBug(
        id: "save-keeps-interactor", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .lifetime,
        rule: "",
        find: """
            { [weak self] result in
                        self?.presenter
            """,
        replace: """
            { [self] result in
                        presenter
            """,
        description: "A save that waits for its answer holds the interactor strongly.",
        question: "An interactor has to be freed when its owner lets go of it.",
        hint: "Use a store that never answers, and a weak reference that ought to become nil."),
]
