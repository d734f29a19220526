import Testing

@testable import Stage1

@Suite struct MyShippingPriceTests {
    @Test func aLightParcel() {
        #expect(ShippingPrice().price(grams: 500, kilometers: 10) == 10_000)
    }

    @Test func aLightParcelIsFree() {
        #expect(ShippingPrice().price(grams: 500, kilometers: 10) == 0)
    }
}
