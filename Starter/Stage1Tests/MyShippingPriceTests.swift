import XCTest

@testable import Stage1

/// Your own tests of `ShippingPrice`.
final class MyShippingPriceTests: XCTestCase {
    /// A worked example: a light parcel over a short way.
    func testALightParcelOverAShortWay() {
        XCTAssertEqual(ShippingPrice().price(grams: 500, kilometers: 10), 10_000)
    }

    // TODO: Test where the price changes, and what can't be sent.
}
