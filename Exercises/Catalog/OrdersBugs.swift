/// The planted bugs in the interactor and the worker of Orders.
let ordersBugs: [PlantedBug] = [
    PlantedBug(
        id: "date-cut-to-the-day", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        idea: .unchanged,
        rule: "The date is passed on unchanged.",
        find: "response: .init(date: request.date)",
        replace: """
            response: .init(
                date: request.date.addingTimeInterval(
                    -request.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 86_400)))
            """,
        description: "The interactor removes the time from the date, in its own time zone.",
        question: "A date is a moment in time. Would your test fail if part of it were missing?",
        hint: "Midnight is a special time of day. Try another one."),
    PlantedBug(
        id: "quickest-method-first", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        idea: .order,
        rule: "The shipping methods are in a fixed order.",
        find: #"["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]"#,
        replace: #"["One-Day Shipping", "Two-Day Shipping", "Standard Shipping"]"#,
        description: "The shipping methods are in a different order.",
        question: "A user reads the methods from top to bottom. Do your tests check the order?",
        hint: "Compare the whole list, not just its count or one item."),
    PlantedBug(
        id: "failed-save-not-told", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        idea: .failure,
        rule: "The presenter is also notified of a save that fails.",
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            guard case .success = result else { return }
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter isn't notified of a save that fails.",
        question: "A save can end in more than one way. What does the presenter get in each case?",
        hint: "Let the store fail, and check what the presenter gets."),
    PlantedBug(
        id: "save-told-before-the-answer", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        idea: .moment,
        rule: "The presenter gets the result of a save once, after the answer.",
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
        description: "The interactor reports a success before the store has answered.",
        question:
            "The store takes time. What may the presenter get before the store has answered?",
        hint: "Use a store that answers when your test tells it to, and check the presenter before "
            + "that."),
    PlantedBug(
        id: "save-keeps-interactor", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        idea: .lifetime,
        rule: "A save that waits for its answer doesn't hold the interactor strongly.",
        find: """
            { [weak self] result in
                        self?.presenter
            """,
        replace: """
            { [self] result in
                        presenter
            """,
        description: "A save that waits for its answer holds the interactor strongly.",
        question: "A user may leave before the store has answered. What still holds the "
            + "interactor?",
        hint: "Use a store that never answers, and a weak reference that should become nil."),
]
