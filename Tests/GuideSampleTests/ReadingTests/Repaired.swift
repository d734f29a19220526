import XCTest

/// The same tests, repaired after a review.
struct Repaired {
    func testAnOrder() {
        XCTAssertEqual(points(for: 25_000), 2)
    }

    func testASmallOrder() {
        XCTAssertEqual(points(for: 9_999), 0)
    }

    func testTheScreenIsNotified() {
        let card = PointsCard()
        var told: [Int] = []
        card.onChange = { told.append($0) }
        card.pay(25_000)
        XCTAssertEqual(told, [2])
    }

    func testAnEmptyOrderChangesNothing() {
        let card = PointsCard()
        card.pay(20_000)
        card.pay(0)
        XCTAssertEqual(card.points, 2)
    }

    func testAMember() {
        XCTAssertEqual(points(for: 20_000, isMember: true), 4)
    }

    func testTheLimit() {
        XCTAssertEqual(points(for: 9_999), 0)
        XCTAssertEqual(points(for: 10_000), 1)
    }

    func testTwoPoints() { XCTAssertEqual(points(for: 25_000), 2) }
    func testARefund() { XCTAssertEqual(points(for: -25_000), 0) }

    func testPointsAreSaved() {
        let server = MockServer()
        PointsCard(server: server).pay(25_000)
        XCTAssertEqual(server.saved, ["Ayu: 2"])
    }

    func testAllOrdersAreThere() {
        let card = PointsCard()
        card.pay(25_000)
        card.pay(5_000)
        XCTAssertEqual(card.orders.sorted(), [5_000, 25_000])
    }

    func testARefundTakesNoPoints() {
        let card = PointsCard()
        card.pay(20_000)
        card.pay(-20_000)
        XCTAssertEqual(card.points, 2)
    }

    func testTheFirstOrder() {
        let card = PointsCard()
        card.pay(25_000)
        XCTAssertEqual(card.points, 2)
    }

    func testPointsOfThisYear() {
        XCTAssertTrue(canBeUsed(earnedIn: 2026, in: 2027))
        XCTAssertFalse(canBeUsed(earnedIn: 2026, in: 2028))
    }
}
