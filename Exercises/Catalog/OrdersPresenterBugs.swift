/// The planted bugs in the presenter of Orders.
let ordersPresenterBugs: [PlantedBug] = [
    PlantedBug(
        id: "locale-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "",
        // People write `.current`. A fixed one gives the same verdict on every machine.
        find: "formatter.locale = locale",
        replace: #"formatter.locale = Locale(identifier: "en_US")"#,
        description: "The locale is always that of the United States, whatever is passed.",
        question: "The presenter is told where its readers live.",
        hint: "One place proves nothing. People in which country write dates in another way?"),
    PlantedBug(
        id: "time-zone-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "",
        find: "formatter.timeZone = timeZone",
        replace: "formatter.timeZone = TimeZone(secondsFromGMT: 0)",
        description: "The time zone is always that of Greenwich, whatever is passed.",
        question: "It is not the same day everywhere.",
        hint: "Take a time of the day at which it is another day far away, and two time zones."),
    PlantedBug(
        id: "calendar-not-passed-on", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "",
        find: "formatter.calendar = calendar",
        replace: "formatter.calendar = Calendar(identifier: .gregorian)",
        description: "The calendar is always the Gregorian one.",
        question: "Three values are passed to the presenter. Is there a test for each of them?",
        hint: "It is not the year 2007 in every calendar. Swift knows several."),
    PlantedBug(
        id: "date-of-medium-length", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .ordinary,
        rule: "",
        find: "formatter.dateStyle = .short",
        replace: "formatter.dateStyle = .medium",
        description: "The date is longer text, with the name of the month.",
        question: "A date can be written in several lengths.",
        hint: "Write down the text that you expect, and compare all of it."),
    PlantedBug(
        id: "year-counted-from-two-thousand", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .boundary,
        rule: "",
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
        question: "The year has two digits. Who says which century they belong to?",
        hint: "A year can be short of the ones that you think of. Try an old date, or a far one."),
    PlantedBug(
        id: "year-of-the-week", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .boundary,
        rule: "",
        find: "let text = formatter.string(from: response.date)",
        replace: """
            formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "y", with: "Y")
            let text = formatter.string(from: response.date)
            """,
        description:
            "The year is that of the week, YY in place of yy, and so another one in the last "
            + "days of December.",
        question: "There are days on which many programs show a wrong year.",
        hint: "Where does one year end, and the next one begin? Weeks don't care."),
    PlantedBug(
        id: "reason-left-out", exercise: "order-presenter", file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "",
        find: #"let message = "The order is not saved. \(reason)""#,
        replace: #"let message = "The order is not saved. Please try again.""#,
        description: "The message doesn't say why the order was not saved.",
        question: "A user wants to know why something failed.",
        hint: "Compare the whole message, with a reason that nobody would guess."),
    PlantedBug(
        id: "saved-order-not-displayed", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .ordinary,
        rule: "",
        find: "viewController?.displayCreatedOrder(viewModel: .init(errorMessage: nil))",
        replace: "break",
        description: "The screen is not told that the order was saved.",
        question: "The screen has to hear of both ends of a save.",
        hint: "Present a success, and look at the list of view models that the screen got."),
    PlantedBug(
        id: "failure-shown-as-saved", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .failure,
        rule: "",
        find: "displayCreatedOrder(viewModel: .init(errorMessage: message))",
        replace:
            "displayCreatedOrder(viewModel: .init(errorMessage: message.isEmpty ? message : nil))",
        description: "A save that failed is displayed as one that succeeded.",
        question: "A save has two ways to end, and the screen has to tell them apart.",
        hint: "Present a failure, and look at the view model that the screen gets."),
    PlantedBug(
        id: "presenter-keeps-screen", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .lifetime,
        rule: "",
        find: "weak var viewController: (any CreateOrderDisplayLogic)?",
        replace: "var viewController: (any CreateOrderDisplayLogic)?",
        description: "The presenter holds the screen strongly.",
        question: "The screen holds its presenter. Does the presenter hold the screen?",
        hint: "Give a presenter a spy for a screen, let go of the spy, and see whether it is freed."
    ),
]
