import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for `CreateOrderPresenter`.
@MainActor @Suite struct MyOrderPresenterTests {
    @Test func theLocaleDecidesHowADateIsWritten() {
        let date = newDate(2007, 6, 29)
        #expect(texts(of: date, locale: "en_US") == ["6/29/07"])
        #expect(texts(of: date, locale: "de_DE") == ["29.06.07"])
    }

    @Test func theTimeZoneDecidesWhichDayItIs() {
        let evening = newDate(2007, 6, 29, hour: 20)
        #expect(texts(of: evening, zone: "GMT") == ["6/29/07"])
        #expect(texts(of: evening, zone: "Asia/Tokyo") == ["6/30/07"])
    }

    @Test func theCalendarDecidesWhichYearItIs() {
        let date = newDate(2007, 6, 29)
        #expect(texts(of: date, calendar: .buddhist) != texts(of: date))
    }

    @Test func theLastDayOfAYear() {
        #expect(texts(of: newDate(2007, 12, 31)) == ["12/31/07"])
    }

    @Test func yearsOfOtherCenturies() {
        #expect(texts(of: newDate(1999, 6, 29)) == ["6/29/99"])
        #expect(texts(of: newDate(2101, 6, 29)) == ["6/29/01"])
    }

    @Test func theEndOfASave() {
        let (presenter, screen) = (newPresenter(), DisplaySpy())
        presenter.viewController = screen
        presenter.presentCreatedOrder(response: .init(result: .failed("Offline.")))
        presenter.presentCreatedOrder(
            response: .init(result: .success(Order(id: 7, form: .ana))))
        #expect(screen.errorMessages == ["The order is not saved. Offline.", nil])
    }

    @Test func holdsTheScreenWeakly() {
        let presenter = newPresenter()
        weak var freed: DisplaySpy?
        do {
            let screen = DisplaySpy()
            freed = screen
            presenter.viewController = screen
        }
        #expect(freed == nil)
    }

    /// Returns what the screen displays for a date.
    private func texts(
        of date: Date, locale: String = "en_US", calendar: Calendar.Identifier = .gregorian,
        zone: String = "GMT"
    ) -> [String] {
        let presenter = newPresenter(locale: locale, calendar: calendar, zone: zone)
        let screen = DisplaySpy()
        presenter.viewController = screen
        presenter.presentExpirationDate(response: .init(date: date))
        return screen.dates
    }

    private func newPresenter(
        locale: String = "en_US", calendar: Calendar.Identifier = .gregorian, zone: String = "GMT"
    ) -> CreateOrderPresenter {
        CreateOrderPresenter(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
            timeZone: TimeZone(identifier: zone)!)
    }

    /// Returns a moment in London time, which doesn't depend on where the test runs.
    private func newDate(_ year: Int, _ month: Int, _ day: Int, hour: Int = 12) -> Date {
        let calendar = Calendar(identifier: .gregorian)
        let zone = TimeZone(identifier: "GMT")
        return calendar.date(
            from: DateComponents(timeZone: zone, year: year, month: month, day: day, hour: hour))!
    }
}
