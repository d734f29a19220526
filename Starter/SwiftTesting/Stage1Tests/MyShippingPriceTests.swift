import Testing

@testable import Stage1

/// Your own tests of `ShippingPrice`.
@Suite struct MyShippingPriceTests {
    /// A worked example: a light parcel over a short way.
    @Test func aLightParcelOverAShortWay() {
        #expect(ShippingPrice().price(grams: 500, kilometers: 10) == 10_000)
    }

    // TODO: Test where the price changes, and what can't be sent.
}
