/// The planted bugs in the presenter of Orders.
let ordersPresenterBugs: [PlantedBug] = [
    PlantedBug(
        id: "date-put-together-by-hand", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        idea: .ordinary,
        rule: "The date is short text, in the format of the presenter's locale.",
        find: "let text = formatter.string(from: response.date)",
        replace: #"""
            let parts = calendar.dateComponents(in: timeZone, from: response.date)
            let year = String(format: "%02d", (parts.year ?? 0) - 2000)
            let text = "\(parts.month ?? 0)/\(parts.day ?? 0)/\(year)"
            """#,
        description: "The date is put together by hand, in the American format and for years in "
            + "this century, whatever locale is passed.",
        question: "A presenter may be right for one country and wrong for others. Which countries "
            + "do your tests try?",
        hint: "Use a country where dates are written differently, or a year in another century."),
    PlantedBug(
        id: "time-zone-of-one-machine", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        idea: .parameters,
        rule: "The time zone that is passed decides which day it is.",
        find: "formatter.timeZone = timeZone",
        replace: "formatter.timeZone = TimeZone(secondsFromGMT: 0)",
        description: "The time zone is always Greenwich, whatever time zone is passed.",
        question: "It isn't the same day everywhere. What decides which day the text shows?",
        hint: "Use two time zones, and a moment at which the date isn't the same in both."),
    PlantedBug(
        id: "calendar-not-passed-on", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        idea: .parameters,
        rule: "The calendar that is passed decides which year it is.",
        find: "formatter.calendar = calendar",
        replace: "formatter.calendar = Calendar(identifier: .gregorian)",
        description: "The calendar is always the Gregorian one.",
        question: "Three values are passed to the presenter. Is there a test for each of them?",
        hint: "Not every calendar counts years from the same day. Foundation knows several "
            + "calendars."),
    PlantedBug(
        id: "year-of-the-week", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        idea: .boundary,
        rule: "The year shown is the calendar year of the date, even if its week belongs to "
            + "another year.",
        find: "let text = formatter.string(from: response.date)",
        replace: """
            formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "y", with: "Y")
            let text = formatter.string(from: response.date)
            """,
        description:
            "The year is the one that the week belongs to (YY instead of yy), so it can be wrong "
            + "in the last days of December.",
        question: "Many apps have shown the wrong year on some days. Which days would you try?",
        hint: "A week can belong to two years. Try a day in such a week."),
    PlantedBug(
        id: "reason-left-out", exercise: "order-presenter", file: "CreateOrderPresenter.swift",
        idea: .failure,
        rule: "The message says why the order wasn't saved.",
        find: #"let message = "The order is not saved. \(reason)""#,
        replace: #"let message = "The order is not saved. Please try again.""#,
        description: "The message doesn't say why the order wasn't saved.",
        question: "A user wants to know why something failed. Who knows the reason?",
        hint: "Compare the whole message. Use a reason that the code can't know in advance."),
    PlantedBug(
        id: "presenter-keeps-screen", exercise: "order-presenter",
        file: "CreateOrderPresenter.swift",
        idea: .lifetime,
        rule: "The presenter holds the screen weakly.",
        find: "weak var viewController: (any CreateOrderDisplayLogic)?",
        replace: "var viewController: (any CreateOrderDisplayLogic)?",
        description: "The presenter holds the screen strongly.",
        question: "The screen holds its presenter. Does the presenter hold the screen?",
        hint: "Give a presenter a spy as its screen, release the spy, and check that it is freed."
    ),
]
