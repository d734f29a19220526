import XCTest

@testable import Stage1

/// Your tests for `ShippingPrice`.
final class MyShippingPriceTests: XCTestCase {
    /// A worked example: a light parcel over a short distance.
    func testLightParcelOverAShortDistance() {
        XCTAssertEqual(ShippingPrice().price(grams: 500, kilometers: 10), 10_000)
    }

    // TODO: Test the values where the price changes, and parcels that can't be sent.
}
