import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the feed's requests, its single outcome and its errors.
///
/// The suite is `@MainActor`, like the view model, so all its tests run on the main actor.
@MainActor @Suite(.oneAtATime) final class MyFeedTests: PracticeTestCase {
    /// A worked example: the mock answers all three requests, and the feed is compared as a whole.
    @Test func theProductsAreShown() async {
        // Arrange: two products, no inspirations, no ticker. The mock comes with PracticeTestCase.
        network.products = .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)]))
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        var receivesData = false
        viewModel.didReceiveData = { receivesData = true }

        // Act.
        viewModel.onDidLoad()

        // Assert: values of several types can't be compared with ==, so a helper compares them.
        await settle()
        #expect(receivesData)
        #expect(
            mismatches(
                expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
                values: viewModel.data) == nil)
    }

    // TODO: Test failures, the order of the messages, answers in any order, and the single outcome.
}
