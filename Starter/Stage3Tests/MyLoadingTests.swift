import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewModel.didLoad()`.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyLoadingTests: XCTestCase {
    /// A worked example: with a mock, a test decides what the network answers.
    @MainActor func testLoadingCallsReceiveData() async {
        // Arrange: a view model with a mock, and an output that fulfills an expectation.
        let products = ProductResult(data: [.fixture(id: 1), .fixture(id: 2)])
        let network = MockProductNetwork(result: .success(products))
        let viewModel = AdvancedViewModel(useCase: network)
        let receivesData = expectation(description: "receiveData is called")
        viewModel.receiveData = { receivesData.fulfill() }

        // Act.
        viewModel.didLoad()

        // Assert: wait for the output, then check the view model's products.
        await fulfillment(of: [receivesData], timeout: 5)
        assertArrayHashDiffable(expectedResult: products.data, values: viewModel.products)
    }

    // TODO: Test a load that fails, a reload that fails, and that the view model is freed.
}
