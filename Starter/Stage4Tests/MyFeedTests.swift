import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for the feed's requests, its single outcome and its errors.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyFeedTests: PracticeTestCase {
    /// A worked example: the mock answers all three requests, and the feed is compared as a whole.
    @MainActor func testTheProductsAreShown() async {
        // Arrange: two products, no inspirations, no ticker. The mock comes with PracticeTestCase.
        network.products = .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)]))
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        let receivesData = expectation(description: "didReceiveData is called")
        viewModel.didReceiveData = { receivesData.fulfill() }

        // Act.
        viewModel.onDidLoad()

        // Assert: values of several types can't be compared with ==, so a helper compares them.
        await fulfillment(of: [receivesData], timeout: 5)
        assertArrayHashDiffable(
            expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
            values: viewModel.data)
    }

    // TODO: Test failures, the order of the messages, answers in any order, and the single outcome.
}
