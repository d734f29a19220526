import Testing

@testable import Stage1

/// Your tests for `ShippingPrice`.
@Suite struct MyShippingPriceTests {
    /// A worked example: a light parcel over a short distance.
    @Test func lightParcelOverAShortDistance() {
        #expect(ShippingPrice().price(grams: 500, kilometers: 10) == 10_000)
    }

    // TODO: Test the values where the price changes, and parcels that can't be sent.
}
