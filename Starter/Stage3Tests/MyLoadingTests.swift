import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewModel.didLoad()`.
///
/// Write each test here as `@MainActor func test…() async`. Without `async` it can stop the whole run.
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

    @MainActor func testLoadingGivesProducts() async throws {
        let viewModel = AdvancedViewModel(useCase: AdvancedUseCase())
        viewModel.didLoad()
        try await Task.sleep(nanoseconds: 1_000_000_000)
        XCTAssertFalse(viewModel.products.isEmpty)
    }

    @MainActor func testFailure() async throws {
        let network = MockProductNetwork(result: .failed("Offline"))
        let viewModel = AdvancedViewModel(useCase: AdvancedUseCase(url: nil))
        var message = ""
        viewModel.onErrorReceiveData = { message = $0 }
        viewModel.didLoad()
        try await Task.sleep(nanoseconds: 1_000_000_000)
        XCTAssertEqual(message, "URL Not found")
    }
}
