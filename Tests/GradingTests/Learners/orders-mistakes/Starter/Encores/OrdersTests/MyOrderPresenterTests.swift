import Shared
import XCTest

@testable import Orders

final class MyOrderPresenterTests: XCTestCase {
    @MainActor func testExpectsTheTextOfAnotherCountry() async {
        let presenter = CreateOrderPresenter(
            locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(secondsFromGMT: 0)!)
        let screen = DisplaySpy()
        presenter.viewController = screen
        presenter.presentExpirationDate(
            response: .init(date: Date(timeIntervalSince1970: 1_183_114_800)))
        XCTAssertEqual(screen.dates, ["6/29/07"])
    }

    @MainActor func testForgetsToConnectItsSpy() async {
        let presenter = CreateOrderPresenter(
            locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(secondsFromGMT: 0)!)
        let screen = DisplaySpy()
        presenter.presentCreatedOrder(response: .init(result: .failed("Offline.")))
        XCTAssertEqual(screen.errorMessages, ["The order is not saved. Offline."])
    }
}
