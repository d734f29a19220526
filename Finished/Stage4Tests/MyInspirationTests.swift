import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for the positions of the inspirations in the feed.
final class MyInspirationTests: PracticeTestCase {
    private let one = Product.fixture(id: 1)
    private let two = Product.fixture(id: 2)
    private let three = Product.fixture(id: 3)

    @MainActor func testOneInTheMiddle() async {
        let row = Inspiration.fixture(position: 2)
        let feed = await feed([row])
        assertArrayHashDiffable(expectedResult: [one, two, row, three], values: feed)
    }

    @MainActor func testAtTheTopAndAtTheEnd() async {
        let (top, end) = (Inspiration.fixture(position: 0), Inspiration.fixture(position: 3))
        let feed = await feed([top, end])
        assertArrayHashDiffable(expectedResult: [top, one, two, three, end], values: feed)
    }

    @MainActor func testInspirationsBeforeAreNotCounted() async {
        let (a, b) = (Inspiration.fixture(position: 1), Inspiration.fixture(position: 2))
        let feed = await feed([a, b])
        assertArrayHashDiffable(expectedResult: [one, a, two, b, three], values: feed)
    }

    @MainActor func testUnsortedPositions() async {
        let (a, b) = (Inspiration.fixture(position: 3), Inspiration.fixture(position: 1))
        let feed = await feed([a, b])
        assertArrayHashDiffable(expectedResult: [one, b, two, three, a], values: feed)
    }

    @MainActor func testTiesKeepTheirOrder() async {
        let rows = ["A", "B", "C"].map { Inspiration.fixture(title: $0, position: 1) }
        let feed = await feed(rows)
        assertArrayHashDiffable(expectedResult: [one] + rows + [two, three], values: feed)
    }

    @MainActor func testOutOfRangeIsLeftOut() async {
        let rows = [-1, 4, .min, .max].map { Inspiration.fixture(position: $0) }
        let feed = await feed(rows)
        assertArrayHashDiffable(expectedResult: [one, two, three], values: feed)
    }

    @MainActor func testOtherInspirationsMakeNoRoomBeyondTheEnd() async {
        let (end, beyond) = (Inspiration.fixture(position: 3), Inspiration.fixture(position: 4))
        let feed = await feed([end, beyond])
        assertArrayHashDiffable(expectedResult: [one, two, three, end], values: feed)
    }

    @MainActor func testWithoutProductsOnlyTheTopIsLeft() async {
        let (top, beyond) = (Inspiration.fixture(position: 0), Inspiration.fixture(position: 1))
        let feed = await feed([beyond, top], products: 0)
        assertArrayHashDiffable(expectedResult: [top], values: feed)
    }

    /// Returns the feed with this number of products and these inspirations.
    @MainActor
    private func feed(
        _ inspirations: [Inspiration], products count: Int = 3
    ) async -> [any HashDiffable] {
        network.products = .products(count)
        network.inspirations = .success(InspirationResult(data: inspirations))
        let (viewModel, _) = newViewModel()
        await after { viewModel.onDidLoad() }
        return viewModel.data
    }
}
