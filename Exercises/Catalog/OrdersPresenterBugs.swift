/// The planted bugs in the presenter of Orders.
let ordersPresenterBugs: [PlantedBug] = [
    PlantedBug(
        id: "date-put-together-by-hand", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .ordinary,
        rule: "The date is short text, as people in the presenter's place write it.",
        find: "let text = formatter.string(from: response.date)",
        replace: #"""
            let parts = calendar.dateComponents(in: timeZone, from: response.date)
            let year = String(format: "%02d", (parts.year ?? 0) - 2000)
            let text = "\(parts.month ?? 0)/\(parts.day ?? 0)/\(year)"
            """#,
        description: "The date is put together by hand, as in the United States and in this "
            + "century, whatever is passed.",
        question: "A presenter can be right in one place, and in no other. Which places do your "
            + "tests try?",
        hint: "Take a country where dates are written in another way, or a year of another "
            + "century."),
    PlantedBug(
        id: "time-zone-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "The time zone that is passed decides which day it is.",
        find: "formatter.timeZone = timeZone",
        replace: "formatter.timeZone = TimeZone(secondsFromGMT: 0)",
        description: "The time zone is always that of Greenwich, whatever is passed.",
        question: "It is not the same day everywhere. Who says which day the text is about?",
        hint: "Take a time of the day at which it is another day far away, and two time zones."),
    PlantedBug(
        id: "calendar-not-passed-on", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .parameters,
        rule: "The calendar that is passed decides which year it is.",
        find: "formatter.calendar = calendar",
        replace: "formatter.calendar = Calendar(identifier: .gregorian)",
        description: "The calendar is always the Gregorian one.",
        question: "Three values are passed to the presenter. Is there a test for each of them?",
        hint: "Years are not counted from the same day in every calendar. Swift knows several."),
    PlantedBug(
        id: "year-of-the-week", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .boundary,
        rule: "The year is that of the day, and not that of its week.",
        find: "let text = formatter.string(from: response.date)",
        replace: """
            formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "y", with: "Y")
            let text = formatter.string(from: response.date)
            """,
        description:
            "The year is that of the week, YY in place of yy, and so another one in the last "
            + "days of December.",
        question: "On some days, many apps have shown a wrong year. Which days would you try?",
        hint: "A week can belong to two years. Try a day in such a week."),
    PlantedBug(
        id: "reason-left-out", exercise: "order-presenter", file: "CreateOrderPresenter.swift",
        concept: .failure,
        rule: "The message says why the order is not saved.",
        find: #"let message = "The order is not saved. \(reason)""#,
        replace: #"let message = "The order is not saved. Please try again.""#,
        description: "The message doesn't say why the order was not saved.",
        question: "A user wants to know why something failed. Who knows the reason?",
        hint: "Compare the whole message, with a reason that nobody would guess."),
    PlantedBug(
        id: "presenter-keeps-screen", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        concept: .lifetime,
        rule: "The presenter holds the screen weakly.",
        find: "weak var viewController: (any CreateOrderDisplayLogic)?",
        replace: "var viewController: (any CreateOrderDisplayLogic)?",
        description: "The presenter holds the screen strongly.",
        question: "The screen holds its presenter. Does the presenter hold the screen?",
        hint: "Give a presenter a spy for a screen, let go of the spy, and see whether it is freed."
    ),
]
