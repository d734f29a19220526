import Shared
import TestHelpers
import XCTest

/// The changes that a list must be notified of when new values replace older ones.
struct ListChange {
    /// The identifiers from top to bottom. An identifier that occurs twice is shown once.
    private(set) var identifiers: [Int] = []
    /// The identifiers of rows that were already in the list, but with different content.
    private(set) var changed: [Int] = []

    /// Compares the new values with the older ones, which are given by identifier.
    init(from older: [Int: any HashDiffable], to values: [any HashDiffable]) {
        var seen: Set<Int> = []
        for value in values where seen.insert(value.identifier).inserted {
            identifiers.append(value.identifier)
            if let before = older[value.identifier], !value.isEqual(to: before) {
                changed.append(value.identifier)
            }
        }
    }
}

final class ListChangeTests: XCTestCase {
    func testOnlyRowsWithDifferentContentAreChanged() {
        let older = [Product.fixture(id: 1, name: "Teh"), .fixture(id: 2, name: "Gula")]
        let newer = [Product.fixture(id: 2, name: "Gula Aren"), .fixture(id: 3), older[0]]
        let change = ListChange(
            from: Dictionary(uniqueKeysWithValues: older.map { ($0.identifier, $0) }), to: newer)
        XCTAssertEqual(change.identifiers, newer.map(\.identifier))
        XCTAssertEqual(change.changed, [newer[0].identifier])
    }

    func testARepeatedIdentifierIsShownOnce() {
        let product = Product.fixture(id: 1)
        let change = ListChange(from: [:], to: [product, product])
        XCTAssertEqual(change.identifiers, [product.identifier])
    }
}
