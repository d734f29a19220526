import Checkout
import XCTest

final class CheckoutTests: XCTestCase {
    func testFee() {
        XCTAssertEqual(fee(grams: 200), 10)
        XCTAssertEqual(fee(grams: 1001), 25)
    }

    func testHeavier() {
        XCTAssertEqual(heavier(200, 300), 300)
        XCTAssertEqual(heavier(300, 200), 300)
    }

    func testDiscount() {
        XCTAssertEqual(discount(parcels: 3, isMember: true) { _ in }, 5)
        XCTAssertEqual(discount(parcels: 2, isMember: false) { _ in }, 0)
    }
}
