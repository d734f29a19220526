import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks `CreateOrderPresenter`: the text of a date, and the message about a save.
final class OrderPresenterTests: XCTestCase {
    /// The 29th of June 2007, at noon in London.
    private let date = Date(timeIntervalSince1970: 1_183_114_800)

    @MainActor func testAShortDateInTheUnitedStates() async {
        await check(date, "6/29/07", "en_US")
    }

    @MainActor func testAShortDateElsewhere() async {
        await check(date, "29.06.07", "de_DE")
        await check(date, "29/06/2007", "en_GB")
    }

    @MainActor func testMonthAndDayWithOneDigit() async {
        await check(Date(timeIntervalSince1970: 1_173_000_000), "3/4/07", "en_US")
    }

    @MainActor func testTheTimeZoneDecidesTheDay() async {
        let lateEvening = Date(timeIntervalSince1970: 1_183_159_800)
        await check(lateEvening, "6/29/07", "en_US", zone: "GMT")
        await check(lateEvening, "6/30/07", "en_US", zone: "Asia/Tokyo")
        await check(lateEvening, "6/29/07", "en_US", zone: "America/Los_Angeles")
    }

    @MainActor func testTheCalendarDecidesTheYear() async {
        await check(date, "6/29/2550 BE", "en_US", calendar: .buddhist)
    }

    @MainActor func testTheLastDaysOfAYear() async {
        await check(Date(timeIntervalSince1970: 1_199_102_400), "12/31/07", "en_US")
        await check(Date(timeIntervalSince1970: 1_104_537_600), "1/1/05", "en_US")
    }

    @MainActor func testYearsOfOtherCenturies() async {
        await check(Date(timeIntervalSince1970: 946_598_400), "12/31/99", "en_US")
        await check(Date(timeIntervalSince1970: 4_102_444_800), "1/1/00", "en_US")
    }

    @MainActor func testAnOrderThatIsSaved() async {
        await checkSave(.success(Order(id: 7, form: .filledIn)), "saved")
    }

    @MainActor func testAnOrderThatIsNotSaved() async {
        await checkSave(.failed("No connection."), "The order is not saved. No connection.")
        await checkSave(.failed("The disk is full."), "The order is not saved. The disk is full.")
    }

    @MainActor func testHoldsTheScreenWeakly() async {
        let presenter = newPresenter("en_US")
        weak var freed: DisplaySpy?
        do {
            let screen = DisplaySpy()
            freed = screen
            presenter.viewController = screen
            presenter.presentExpirationDate(response: .init(date: date))
        }
        await assertFreed(
            freed,
            "The screen isn't freed as long as its presenter exists. The presenter holds it: write "
                + "weak var viewController.")
    }

    // MARK: Presenters and their screens

    @MainActor
    private func newPresenter(
        _ locale: String, calendar: Calendar.Identifier = .gregorian, zone: String = "GMT"
    ) -> CreateOrderPresenter {
        CreateOrderPresenter(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
            timeZone: TimeZone(identifier: zone)!)
    }

    /// Presents a date, and checks that the expected text is displayed exactly once.
    @MainActor
    private func check(
        _ date: Date, _ expected: String, _ locale: String,
        calendar: Calendar.Identifier = .gregorian, zone: String = "GMT",
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let presenter = newPresenter(locale, calendar: calendar, zone: zone)
        let screen = DisplaySpy()
        presenter.viewController = screen
        presenter.presentExpirationDate(response: .init(date: date))
        await waitUntil { !screen.dates.isEmpty }
        await settle()
        XCTAssertEqual(
            screen.dates, [expected],
            "dates displayed for \(date), with the locale \(locale), the calendar "
                + "\(calendar) and the time zone \(zone)",
            file: file, line: line)
    }

    @MainActor
    private func checkSave(
        _ result: NetworkResult<Order>, _ expected: String, file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let presenter = newPresenter("en_US")
        let screen = DisplaySpy()
        presenter.viewController = screen
        presenter.presentCreatedOrder(response: .init(result: result))
        await waitUntil { !screen.endsOfSaves.isEmpty }
        await settle()
        XCTAssertEqual(
            screen.endsOfSaves, [expected],
            "error messages displayed after presentCreatedOrder (\"saved\" stands for nil)",
            file: file, line: line)
    }
}
