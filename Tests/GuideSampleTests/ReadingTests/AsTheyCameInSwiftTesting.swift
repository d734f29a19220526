import Testing

/// Some of the tests that look good, in Swift Testing, as the slides show them.
struct AsTheyCameInSwiftTesting {
    @Test func anOrder() {
        #expect(points(for: 25_000) == 25_000 / rupiahPerPoint)
    }

    @Test func aSmallOrder() {
        #expect(points(for: 9_999) >= 0)
    }

    @Test func allOrdersAreThere() {
        let card = PointsCard()
        card.pay(25_000)
        card.pay(5_000)
        #expect(card.orders == [25_000, 5_000])
    }
}
