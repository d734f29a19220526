import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedViewModel.didLoad()`.
///
/// The suite is `@MainActor`, like the view model, so all its tests run on the main actor.
@MainActor @Suite struct MyLoadingTests {
    /// A worked example: with a mock, a test decides what the network answers.
    @Test func loadingCallsReceiveData() async {
        // Arrange: a view model with a mock, and an output that records its call.
        let products = ProductResult(data: [.fixture(id: 1), .fixture(id: 2)])
        let network = MockProductNetwork(result: .success(products))
        let viewModel = AdvancedViewModel(useCase: network)
        var receivesData = false
        viewModel.receiveData = { receivesData = true }

        // Act.
        viewModel.didLoad()

        // Assert: wait until everything has happened, then check the view model's products.
        await settle()
        #expect(receivesData)
        #expect(mismatches(expectedResult: products.data, values: viewModel.products) == nil)
    }

    // TODO: Test a load that fails, a reload that fails, and that the view model is freed.
}
