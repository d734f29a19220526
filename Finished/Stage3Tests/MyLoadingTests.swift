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

    @MainActor func testNothingIsLoadedBeforeDidLoad() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        await settle()
        XCTAssertEqual(network.requestCount, 0)
        XCTAssertEqual(viewModel.products, [])
    }

    @MainActor func testASuccessCallsReceiveDataOnceAndNothingElse() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        let calls = await calls(ofLoading: viewModel)
        XCTAssertEqual(calls, ["receiveData, 3 products"])
        XCTAssertEqual(network.requestCount, 1)
    }

    @MainActor func testAFailureCallsOnErrorReceiveDataOnceAndNothingElse() async {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: .failed("Offline")))
        let calls = await calls(ofLoading: viewModel)
        XCTAssertEqual(calls, ["onErrorReceiveData Offline"])
        XCTAssertEqual(viewModel.products, [])
    }

    @MainActor func testAReloadReplacesTheProducts() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        _ = await calls(ofLoading: viewModel)
        network.result = .success(ProductResult(data: [.fixture(id: 9)]))
        let calls = await calls(ofLoading: viewModel)
        XCTAssertEqual(calls, ["receiveData, 1 products"])
        assertArrayHashDiffable(
            expectedResult: [Product.fixture(id: 9)], values: viewModel.products)
    }

    @MainActor func testAFailedReloadKeepsTheProducts() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        _ = await calls(ofLoading: viewModel)
        network.result = .failed("Offline")
        let calls = await calls(ofLoading: viewModel)
        XCTAssertEqual(calls, ["onErrorReceiveData Offline"])
        XCTAssertEqual(viewModel.products.map(\.name), ["Teh", "Gula", "Susu"])
    }

    @MainActor func testIsFreedWhileARequestWaits() async {
        let network = MockProductNetwork(result: nil)
        weak var freed: AdvancedViewModel?
        do {
            let viewModel = AdvancedViewModel(useCase: network)
            freed = viewModel
            viewModel.didLoad()
            await settle()
            XCTAssertNotNil(network.completion)
        }
        await settle()
        XCTAssertNil(freed)
        // The late answer arrives after the view model is gone, and must not crash.
        network.completion?(.threeProducts)
        await settle()
    }

    /// Loads, waits until everything has happened, and returns the calls to the outputs.
    @MainActor
    private func calls(ofLoading viewModel: AdvancedViewModel) async -> [String] {
        var calls: [String] = []
        viewModel.receiveData = { [weak viewModel] in
            calls.append("receiveData, \(viewModel?.products.count ?? 0) products")
        }
        viewModel.onErrorReceiveData = { message in
            calls.append("onErrorReceiveData \(message)")
        }
        viewModel.didLoad()
        await settle()
        return calls
    }
}
