import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your own tests of `AdvancedViewModel.didLoad()`.
///
/// Every test here runs on the main actor, as the view model does. `@MainActor` says so for all.
@MainActor @Suite struct MyLoadingTests {
    /// A worked example: with a mock, a test decides what the network answers.
    @Test func loadingCallsReceiveData() async {
        // Arrange: a view model over a mock, and an output that notes its call.
        let products = ProductResult(data: [.fixture(id: 1), .fixture(id: 2)])
        let network = MockProductNetwork(result: .success(products))
        let viewModel = AdvancedViewModel(useCase: network)
        var receivesData = false
        viewModel.receiveData = { receivesData = true }

        // Act.
        viewModel.didLoad()

        // Assert: let all that follows happen, then look at what the view model has.
        await settle()
        #expect(receivesData)
        #expect(mismatches(expectedResult: products.data, values: viewModel.products) == nil)
    }

    // TODO: Test a load that fails, a reload that fails, and that the view model is freed.
}
