import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for `CreateOrderPresenter`.
final class MyOrderPresenterTests: XCTestCase {
    @MainActor func testTheLocaleDecidesHowADateIsWritten() async {
        let date = newDate(2007, 6, 29)
        XCTAssertEqual(texts(of: date, locale: "en_US"), ["6/29/07"])
        XCTAssertEqual(texts(of: date, locale: "de_DE"), ["29.06.07"])
    }

    @MainActor func testTheTimeZoneDecidesWhichDayItIs() async {
        let evening = newDate(2007, 6, 29, hour: 20)
        XCTAssertEqual(texts(of: evening, zone: "GMT"), ["6/29/07"])
        XCTAssertEqual(texts(of: evening, zone: "Asia/Tokyo"), ["6/30/07"])
    }

    @MainActor func testTheCalendarDecidesWhichYearItIs() async {
        let date = newDate(2007, 6, 29)
        XCTAssertNotEqual(texts(of: date, calendar: .buddhist), texts(of: date))
    }

    @MainActor func testTheLastDayOfAYear() async {
        XCTAssertEqual(texts(of: newDate(2007, 12, 31)), ["12/31/07"])
    }

    @MainActor func testYearsOfOtherCenturies() async {
        XCTAssertEqual(texts(of: newDate(1999, 6, 29)), ["6/29/99"])
        XCTAssertEqual(texts(of: newDate(2101, 6, 29)), ["6/29/01"])
    }

    @MainActor func testTheEndOfASave() async {
        let (presenter, screen) = (newPresenter(), DisplaySpy())
        presenter.viewController = screen
        presenter.presentCreatedOrder(response: .init(result: .failed("Offline.")))
        presenter.presentCreatedOrder(
            response: .init(result: .success(Order(id: 7, form: .ana))))
        XCTAssertEqual(screen.errorMessages, ["The order is not saved. Offline.", nil])
    }

    @MainActor func testHoldsTheScreenWeakly() async {
        let presenter = newPresenter()
        weak var freed: DisplaySpy?
        do {
            let screen = DisplaySpy()
            freed = screen
            presenter.viewController = screen
        }
        XCTAssertNil(freed)
    }

    /// Returns what the screen displays for a date.
    @MainActor
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

    @MainActor
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
