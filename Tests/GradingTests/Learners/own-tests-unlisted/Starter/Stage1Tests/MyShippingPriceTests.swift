import XCTest

@testable import Stage1

private final class MyShippingPriceTests: XCTestCase {
    func testNothing() {
        XCTAssertEqual(FirstBasicViewController().numberFormatter(number: 3), "Rp 3")
    }
}
