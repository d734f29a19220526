import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks where the inspirations are: an inspiration with position p comes after the p-th product.
final class InspirationTests: FeedTestCase {
    @MainActor func testPositionOneIsAfterTheFirstProduct() async {
        await assertFeed(products: 3, positions: [1], is: "1 A 2 3")
    }

    @MainActor func testPositionZeroIsBeforeTheFirstProduct() async {
        await assertFeed(products: 3, positions: [0], is: "A 1 2 3")
    }

    @MainActor func testPositionOfTheLastProductIsTheEnd() async {
        await assertFeed(products: 3, positions: [3], is: "1 2 3 A")
    }

    @MainActor func testInspirationsBeforeDoNotCount() async {
        await assertFeed(products: 4, positions: [1, 3], is: "1 A 2 3 B 4")
    }

    @MainActor func testOneAfterEachProduct() async {
        await assertFeed(products: 3, positions: [0, 1, 2, 3], is: "A 1 B 2 C 3 D")
    }

    @MainActor func testPositionsNeedNotBeSorted() async {
        await assertFeed(products: 4, positions: [4, 1, 2], is: "1 B 2 C 3 4 A")
    }

    @MainActor func testTiesKeepTheirOrder() async {
        await assertFeed(products: 3, positions: [2, 2, 2], is: "1 2 A B C 3")
    }

    @MainActor func testTiesKeepTheirOrderAmongOthers() async {
        await assertFeed(products: 3, positions: [3, 1, 3, 0, 1], is: "D 1 B E 2 3 A C")
    }

    @MainActor func testBelowZeroIsLeftOut() async {
        await assertFeed(products: 2, positions: [-1, 1, .min], is: "1 B 2")
    }

    @MainActor func testBeyondTheLastProductIsLeftOut() async {
        await assertFeed(products: 2, positions: [3, 2, .max], is: "1 2 B")
    }

    @MainActor func testInspirationsDoNotMakeRoomForOthers() async {
        await assertFeed(products: 2, positions: [0, 1, 2, 3, 4], is: "A 1 B 2 C")
    }

    @MainActor func testNoInspirations() async {
        await assertFeed(products: 2, positions: [], is: "1 2")
    }

    @MainActor func testWithoutProductsOnlyTheTopIsLeft() async {
        await assertFeed(products: 0, positions: [1, 0, -1, 0], is: "B D")
    }

    /// Checks the feed of `count` products, with ids from 1, and inspirations A, B, C and so on.
    @MainActor
    private func assertFeed(
        products count: Int, positions: [Int], is layout: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        network.products = .products((0..<count).map { $0 + 1 })
        network.inspirations = .inspirations(at: positions)
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await assertEventually(
            Self.layout(of: viewModel.data), layout,
            "feed with \(count) products and inspirations A, B, … at positions \(positions): "
                + "one at position n comes after exactly n products\(network.remark)",
            file: file, line: line)
    }

    /// A short form of the feed: ids of products and titles of inspirations.
    private static func layout(of feed: [any HashDiffable]) -> String {
        feed.map { item in
            switch item {
            case let product as Product: "\(product.id)"
            case let inspiration as Inspiration: inspiration.title
            default: "?"
            }
        }.joined(separator: " ")
    }
}
