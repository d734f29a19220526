import Shared
import TestHelpers
import XCTest

/// A part of the feed with its own layout.
enum FeedSection: Equatable {
    case ticker(Ticker)
    case products([Product])
    case inspiration(Inspiration)

    /// The sections of these rows. Neighboring products share a section.
    static func sections(of rows: [any HashDiffable]) -> [FeedSection] {
        var sections: [FeedSection] = []
        for row in rows {
            switch row {
            case let ticker as Ticker:
                sections.append(.ticker(ticker))
            case let inspiration as Inspiration:
                sections.append(.inspiration(inspiration))
            case let product as Product:
                if case .products(let products)? = sections.last {
                    sections[sections.count - 1] = .products(products + [product])
                } else {
                    sections.append(.products([product]))
                }
            default:
                break
            }
        }
        return sections
    }
}

extension FeedSection: Identifiable {
    /// The identifier of the section's first row, which no other section has.
    var id: Int {
        switch self {
        case .ticker(let ticker): ticker.identifier
        case .products(let products): products.first?.identifier ?? 0
        case .inspiration(let inspiration): inspiration.identifier
        }
    }
}

final class FeedSectionTests: XCTestCase {
    private let ticker = Ticker.fixture()
    private let row = Inspiration.fixture(position: 2)
    private let products = (1...3).map { Product.fixture(id: $0) }

    func testNeighboringProductsShareASection() {
        let rows: [any HashDiffable] = [ticker, products[0], products[1], row, products[2]]
        XCTAssertEqual(
            FeedSection.sections(of: rows),
            [
                .ticker(ticker), .products([products[0], products[1]]), .inspiration(row),
                .products([products[2]]),
            ])
    }

    func testALateTickerDoesNotChangeTheOtherSections() {
        let before = FeedSection.sections(of: [products[0], row])
        let after = FeedSection.sections(of: [ticker, products[0], row])
        XCTAssertEqual(after.dropFirst().map(\.id), before.map(\.id))
    }
}
