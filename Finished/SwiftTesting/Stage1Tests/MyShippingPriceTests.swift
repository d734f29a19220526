import Testing

@testable import Stage1

/// Your tests for `ShippingPrice`.
@Suite struct MyShippingPriceTests {
    /// A worked example: a light parcel over a short distance.
    @Test func lightParcelOverAShortDistance() {
        #expect(ShippingPrice().price(grams: 500, kilometers: 10) == 10_000)
    }

    @Test func eachStartedKilogramCosts() {
        #expect(price(grams: 1_000) == 10_000)
        #expect(price(grams: 1_001) == 14_000)
        #expect(price(grams: 2_000) == 14_000)
        #expect(price(grams: 2_001) == 18_000)
    }

    @Test func lightestAndHeaviestParcel() {
        #expect(price(grams: 0) == nil)
        #expect(price(grams: 1) == 10_000)
        #expect(price(grams: 30_000) == 126_000)
        #expect(price(grams: 30_001) == nil)
    }

    @Test func distanceSurcharge() {
        #expect(price(kilometers: 50) == 10_000)
        #expect(price(kilometers: 51) == 25_000)
        #expect(price(kilometers: 500) == 25_000)
        #expect(price(kilometers: 501) == 50_000)
    }

    @Test func shortestDistance() {
        #expect(price(kilometers: 0) == 10_000)
        #expect(price(kilometers: -1) == nil)
    }

    /// Returns the price of a parcel, by default of 500 grams over 10 kilometers.
    private func price(grams: Int = 500, kilometers: Int = 10) -> Int? {
        ShippingPrice().price(grams: grams, kilometers: kilometers)
    }
}
