import Shared
import TestHelpers
import XCTest

/// The text and the size of a feed item, for a collection view.
struct FeedRow: Equatable {
    let title: String
    let fillsTheWidth: Bool
    let height: Double

    init?(_ item: any HashDiffable) {
        switch item {
        case let product as Product:
            (title, fillsTheWidth, height) = (product.name, false, 160)
        case let inspiration as Inspiration:
            (title, fillsTheWidth, height) = (inspiration.title, true, 120)
        case let ticker as Ticker:
            (title, fillsTheWidth, height) = (ticker.title, true, 44)
        default:
            return nil
        }
    }

    /// The width of the row in a list of this width, with a gap of 8 points on each side and
    /// between two columns.
    func width(in total: Double) -> Double {
        fillsTheWidth ? total - 16 : ((total - 24) / 2).rounded(.down)
    }
}

final class FeedRowTests: XCTestCase {
    func testTwoProductsFitSideBySide() throws {
        let product = try XCTUnwrap(FeedRow(Product.fixture()))
        XCTAssertEqual(product.width(in: 390), 183)
        XCTAssertEqual(product.width(in: 391), 183)
    }

    func testEachKindHasItsTextAndSize() {
        let items: [any HashDiffable] = [
            Product.fixture(name: "Teh"), Inspiration.fixture(title: "Baru"),
            Ticker.fixture(title: "Promo"), Unknown(),
        ]
        let rows = items.map(FeedRow.init)
        XCTAssertEqual(rows.map { $0?.title }, ["Teh", "Baru", "Promo", nil])
        XCTAssertEqual(rows.map { $0?.height }, [160, 120, 44, nil])
        XCTAssertEqual(rows.map { $0?.width(in: 390) }, [183, 374, 374, nil])
    }

    private struct Unknown: HashDiffable, Equatable {
        let identifier = 1
    }
}
