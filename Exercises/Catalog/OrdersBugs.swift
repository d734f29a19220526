/// The planted bugs in the interactor and the presenter of Orders.
let ordersBugs: [PlantedBug] = [
    // MARK: Interactor
    PlantedBug(
        id: "date-cut-to-the-day", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .unchanged,
        find: "response: .init(date: request.date)",
        replace: """
            response: .init(
                date: request.date.addingTimeInterval(
                    -request.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 86_400)))
            """,
        description: "The interactor cuts the time off the date, in a time zone of its own.",
        hints: [
            "The interactor passes the date on as it is.",
            "Midnight is a special time of the day. Try another one.",
        ]),
    PlantedBug(
        id: "quickest-method-first", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .order,
        find: #"["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]"#,
        replace: #"["One-Day Shipping", "Two-Day Shipping", "Standard Shipping"]"#,
        description: "The shipping methods are in another order.",
        hints: [
            "The shipping methods have an order.",
            "Compare the whole list, and not only its count or one of them.",
        ]),
    PlantedBug(
        id: "save-told-before-the-answer", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .moment,
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
        hints: [
            "A save has not succeeded before the store says so.",
            "Use a store that answers when your test says so, and look before it does.",
        ]),
    PlantedBug(
        id: "failed-save-not-told", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .failure,
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            guard case .success = result else { return }
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter is not told of a save that fails.",
        hints: [
            "A save has two ways to end.",
            "Let the store fail, and look at what the presenter is told.",
        ]),
    PlantedBug(
        id: "end-of-save-told-twice", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .howOften,
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            self?.presenter.presentCreatedOrder(response: .init(result: result))
            """,
        description: "The presenter is told the end of a save twice.",
        hints: [
            "A save ends once. Does a test of yours count?",
            "Let your spy keep a list, and compare the whole list.",
        ]),
    PlantedBug(
        id: "save-keeps-interactor", exercise: "order-interactor",
        file: "CreateOrderInteractor.swift",
        concept: .lifetime,
        find: """
            { [weak self] result in
                        self?.presenter
            """,
        replace: """
            { [self] result in
                        presenter
            """,
        description: "A save that waits for its answer holds the interactor strongly.",
        hints: [
            "An interactor has to be freed when its owner lets go of it.",
            "Use a store that never answers, and a weak reference that ought to become nil.",
        ]),

    // MARK: Presenter
    PlantedBug(
        id: "locale-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        find: "formatter.locale = locale",
        replace: #"formatter.locale = Locale(identifier: "en_US")"#,
        description: "The locale is the current one of the author's machine, whatever is passed. "
            + "It is written down, so that the verdict is the same on every machine.",
        hints: [
            "The presenter is told where its readers live.",
            "One place proves nothing. People in which country write dates in another way?",
        ]),
    PlantedBug(
        id: "time-zone-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        find: "formatter.timeZone = timeZone",
        replace: "formatter.timeZone = TimeZone(secondsFromGMT: 0)",
        description:
            "The time zone is the current one of the author's machine, whatever is passed. "
            + "It is written down, so that the verdict is the same on every machine.",
        hints: [
            "It is not the same day everywhere.",
            "Take a time of the day at which it is another day far away, and two time zones.",
        ]),
    PlantedBug(
        id: "calendar-not-passed-on", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        find: "formatter.calendar = calendar",
        replace: "formatter.calendar = Calendar(identifier: .gregorian)",
        description: "The calendar is always the Gregorian one.",
        hints: [
            "Three values are passed to the presenter. Is there a test for each of them?",
            "It is not the year 2007 in every calendar. Swift knows several.",
        ]),
    PlantedBug(
        id: "year-counted-from-two-thousand", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .boundary,
        find: "let text = formatter.string(from: response.date)",
        replace: """
            var calendar = calendar
            calendar.timeZone = timeZone
            let year = calendar.component(.year, from: response.date) - 2000
            let text =
                String(formatter.string(from: response.date).dropLast(2))
                + String(format: "%02d", year)
            """,
        description: "The two digits of the year are counted from 2000, so that a year of another "
            + "century is wrong.",
        hints: [
            "The year has two digits. Who says which century they belong to?",
            "A year can be short of the ones that you think of. Try an old date, or a far one.",
        ]),
    PlantedBug(
        id: "year-of-the-week", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .boundary,
        find: "let text = formatter.string(from: response.date)",
        replace: """
            formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "y", with: "Y")
            let text = formatter.string(from: response.date)
            """,
        description:
            "The year is that of the week, YY in place of yy, and so another one in the last "
            + "days of December.",
        hints: [
            "There are days on which many programs show a wrong year.",
            "Where does one year end, and the next one begin? Weeks don't care.",
        ]),
    PlantedBug(
        id: "reason-left-out", exercise: "order-presenter", file: "CreateOrderPresenter.swift",
        concept: .parameters,
        find: #"let message = "The order is not saved. \(reason)""#,
        replace: #"let message = "The order is not saved. Please try again.""#,
        description: "The message doesn't say why the order was not saved.",
        hints: [
            "A user wants to know why something failed.",
            "Compare the whole message, with a reason that nobody would guess.",
        ]),
    PlantedBug(
        id: "failure-shown-as-saved", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .failure,
        find: "displayCreatedOrder(viewModel: .init(errorMessage: message))",
        replace:
            "displayCreatedOrder(viewModel: .init(errorMessage: message.isEmpty ? message : nil))",
        description: "A save that failed is displayed as one that succeeded.",
        hints: [
            "A save has two ways to end, and the screen has to tell them apart.",
            "Present a failure, and look at the view model that the screen gets.",
        ]),
    PlantedBug(
        id: "presenter-keeps-screen", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .lifetime,
        find: "weak var viewController: (any CreateOrderDisplayLogic)?",
        replace: "var viewController: (any CreateOrderDisplayLogic)?",
        description: "The presenter holds the screen strongly.",
        hints: [
            "The screen holds its presenter. Does the presenter hold the screen?",
            "Give a presenter a spy for a screen, let go of the spy, and see whether it is freed.",
        ]),
]
