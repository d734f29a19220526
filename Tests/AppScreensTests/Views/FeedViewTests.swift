import Foundation
import Shared
import TerminalKit
import XCTest

@testable import AppScreens

final class FeedViewTests: XCTestCase {
    private let plain = Style(usesColor: false)

    private func lines(_ items: [any HashDiffable], columns: Int = 39) -> [String] {
        let rows = FeedView.rows(of: FeedState(items: items), columns: columns)
        return rows.lines(0..<rows.height, style: plain)
    }

    private func product(_ name: String) -> Product {
        Product(
            id: 1, name: name, imageURL: nil, price: "Rp 1",
            shop: Shop(id: 1, name: "S", location: "L"))
    }

    private func inspiration(_ count: Int) -> Inspiration {
        Inspiration(
            title: "Sarapan", position: 1,
            products: (0..<count).map {
                ProductInspiration(
                    id: $0, price: 25_000, imageURL: URL(string: "https://example.com/a/\($0).jpg"))
            })
    }

    func testProductsWrapInANarrowWindow() {
        XCTAssertEqual(lines([inspiration(4)], columns: 40).count, 9)
        XCTAssertEqual(lines([inspiration(4)], columns: 80).count, 5)
        XCTAssertEqual(lines([inspiration(0)], columns: 80).count, 1)
    }

    func testATickerOnTopDoesNotMoveTheRest() {
        let feed: [any HashDiffable] = [product("A"), inspiration(1)]
        let ticker = Ticker(id: 1, title: "Gratis\nongkir")
        XCTAssertEqual(lines([ticker] + feed), lines(feed))
        XCTAssertEqual(
            FeedView.tickerLine(of: FeedState(items: [ticker] + feed), columns: 20, style: plain),
            "» Gratis ongkir")
        XCTAssertEqual(
            FeedView.tickerLine(of: FeedState(items: feed), columns: 20, style: plain), "")
    }
}
