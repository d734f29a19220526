/// The planted bugs in the interactor and the worker of Orders.
let ordersBugs: [PlantedBug] = [
    PlantedBug(
        id: "date-cut-to-the-day", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .unchanged,
        rule: "The date goes on as it is.",
        find: "response: .init(date: request.date)",
        replace: """
            response: .init(
                date: request.date.addingTimeInterval(
                    -request.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 86_400)))
            """,
        description: "The interactor cuts the time off the date, in a time zone of its own.",
        question: "A date is a moment. Would your test see that a part of it is gone?",
        hint: "Midnight is a special time of the day. Try another one."),
    PlantedBug(
        id: "quickest-method-first", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .order,
        rule: "The shipping methods have an order.",
        find: #"["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]"#,
        replace: #"["One-Day Shipping", "Two-Day Shipping", "Standard Shipping"]"#,
        description: "The shipping methods are in another order.",
        question: "A user reads the methods from top to bottom. What do your tests say about that?",
        hint: "Compare the whole list, and not only its count or one of them."),
    PlantedBug(
        id: "failed-save-not-told", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .failure,
        rule: "The presenter is told of a save that fails, too.",
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            guard case .success = result else { return }
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter is not told of a save that fails.",
        question: "A save has more than one way to end. What does the presenter hear of each?",
        hint: "Let the store fail, and look at what the presenter is told."),
    PlantedBug(
        id: "save-told-before-the-answer", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .moment,
        rule: "The presenter is told the end of a save once, when the answer is there.",
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
        question:
            "The store takes its time. What may the presenter know before the store has answered?",
        hint: "Use a store that answers when your test says so, and look before it does."),
    PlantedBug(
        id: "save-keeps-interactor", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .lifetime,
        rule: "While a save waits, nothing holds the interactor.",
        find: """
            { [weak self] result in
                        self?.presenter
            """,
        replace: """
            { [self] result in
                        presenter
            """,
        description: "A save that waits for its answer holds the interactor strongly.",
        question: "A user may leave before the store has answered. Who still holds the interactor?",
        hint: "Use a store that never answers, and a weak reference that ought to become nil."),
]
