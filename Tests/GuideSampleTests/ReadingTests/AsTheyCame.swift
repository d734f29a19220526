import XCTest

/// Tests that look good. Each has one weakness that a reader can find.
struct AsTheyCame {
    func testAnOrder() {
        XCTAssertEqual(points(for: 25_000), 25_000 / rupiahPerPoint)
    }

    func testASmallOrder() {
        XCTAssertGreaterThanOrEqual(points(for: 9_999), 0)
    }

    func testTheScreenIsNotified() {
        let card = PointsCard()
        card.onChange = { XCTAssertEqual($0, 2) }
        card.pay(25_000)
    }

    func testAnEmptyOrderChangesNothing() {
        let card = PointsCard()
        card.pay(0)
        XCTAssertEqual(card.points, 0)
    }

    func testANonMember() {
        XCTAssertEqual(points(for: 20_000, isMember: false), 2)
    }

    func testTheLimit() {
        XCTAssertEqual(points(for: 25_000), 2)
    }

    func testTwoPoints() { XCTAssertEqual(points(for: 25_000), 2) }
    func testThreePoints() { XCTAssertEqual(points(for: 35_000), 3) }
    func testFourPoints() { XCTAssertEqual(points(for: 45_000), 4) }

    func testPointsAreSaved() {
        let server = MockServer()
        PointsCard(server: server).pay(25_000)
        XCTAssertEqual(server.callCount, 1)
    }

    func testAllOrdersAreThere() {
        let card = PointsCard()
        card.pay(25_000)
        card.pay(5_000)
        XCTAssertEqual(card.orders, [25_000, 5_000])
    }

    func testARefundTakesNoPoints() {
        let card = PointsCard()
        card.pay(20_000)
        card.pay(-20_000)
        XCTAssertEqual(card.orders.count, 2)
    }

    func testTheFirstOrder() {
        let card = PointsCard.shared
        card.pay(25_000)
        XCTAssertEqual(card.points, 2)
    }

    func testPointsOfThisYear() {
        XCTAssertTrue(canBeUsed(earnedIn: 2026))
    }
}
