import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the positions of the inspirations in the feed.
@MainActor @Suite(.oneAtATime) final class MyInspirationTests: PracticeTestCase {
    private let one = Product.fixture(id: 1)
    private let two = Product.fixture(id: 2)
    private let three = Product.fixture(id: 3)

    @Test func oneInTheMiddle() async {
        let row = Inspiration.fixture(position: 2)
        let feed = await feed([row])
        #expect(mismatches(expectedResult: [one, two, row, three], values: feed) == nil)
    }

    @Test func atTheTopAndAtTheEnd() async {
        let (top, end) = (Inspiration.fixture(position: 0), Inspiration.fixture(position: 3))
        let feed = await feed([top, end])
        #expect(mismatches(expectedResult: [top, one, two, three, end], values: feed) == nil)
    }

    @Test func inspirationsBeforeAreNotCounted() async {
        let (a, b) = (Inspiration.fixture(position: 1), Inspiration.fixture(position: 2))
        let feed = await feed([a, b])
        #expect(mismatches(expectedResult: [one, a, two, b, three], values: feed) == nil)
    }

    @Test func unsortedPositions() async {
        let (a, b) = (Inspiration.fixture(position: 3), Inspiration.fixture(position: 1))
        let feed = await feed([a, b])
        #expect(mismatches(expectedResult: [one, b, two, three, a], values: feed) == nil)
    }

    @Test func tiesKeepTheirOrder() async {
        let rows = ["A", "B", "C"].map { Inspiration.fixture(title: $0, position: 1) }
        let feed = await feed(rows)
        #expect(mismatches(expectedResult: [one] + rows + [two, three], values: feed) == nil)
    }

    @Test func outOfRangeIsLeftOut() async {
        let rows = [-1, 4, .min, .max].map { Inspiration.fixture(position: $0) }
        let feed = await feed(rows)
        #expect(mismatches(expectedResult: [one, two, three], values: feed) == nil)
    }

    @Test func otherInspirationsMakeNoRoomBeyondTheEnd() async {
        let (end, beyond) = (Inspiration.fixture(position: 3), Inspiration.fixture(position: 4))
        let feed = await feed([end, beyond])
        #expect(mismatches(expectedResult: [one, two, three, end], values: feed) == nil)
    }

    @Test func withoutProductsOnlyTheTopIsLeft() async {
        let (top, beyond) = (Inspiration.fixture(position: 0), Inspiration.fixture(position: 1))
        let feed = await feed([beyond, top], products: 0)
        #expect(mismatches(expectedResult: [top], values: feed) == nil)
    }

    /// Returns the feed with this number of products and these inspirations.
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
