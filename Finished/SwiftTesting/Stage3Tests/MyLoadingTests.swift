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

    @Test func nothingIsLoadedBeforeDidLoad() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        await settle()
        #expect(network.requestCount == 0)
        #expect(viewModel.products == [])
    }

    @Test func aSuccessCallsReceiveDataOnceAndNothingElse() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        let calls = await calls(ofLoading: viewModel)
        #expect(calls == ["receiveData, 3 products"])
        #expect(network.requestCount == 1)
    }

    @Test func aFailureCallsOnErrorReceiveDataOnceAndNothingElse() async {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: .failed("Offline")))
        let calls = await calls(ofLoading: viewModel)
        #expect(calls == ["onErrorReceiveData Offline"])
        #expect(viewModel.products == [])
    }

    @Test func aReloadReplacesTheProducts() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        _ = await calls(ofLoading: viewModel)
        network.result = .success(ProductResult(data: [.fixture(id: 9)]))
        let calls = await calls(ofLoading: viewModel)
        #expect(calls == ["receiveData, 1 products"])
        #expect(
            mismatches(expectedResult: [Product.fixture(id: 9)], values: viewModel.products) == nil)
    }

    @Test func aFailedReloadKeepsTheProducts() async {
        let network = MockProductNetwork(result: .threeProducts)
        let viewModel = AdvancedViewModel(useCase: network)
        _ = await calls(ofLoading: viewModel)
        network.result = .failed("Offline")
        let calls = await calls(ofLoading: viewModel)
        #expect(calls == ["onErrorReceiveData Offline"])
        #expect(viewModel.products.map(\.name) == ["Teh", "Gula", "Susu"])
    }

    @Test func isFreedWhileARequestWaits() async {
        let network = MockProductNetwork(result: nil)
        weak var freed: AdvancedViewModel?
        do {
            let viewModel = AdvancedViewModel(useCase: network)
            freed = viewModel
            viewModel.didLoad()
            await settle()
            #expect(network.completion != nil)
        }
        await settle()
        #expect(freed == nil)
        // The late answer arrives after the view model is gone, and must not crash.
        network.completion?(.threeProducts)
        await settle()
    }

    /// Loads, waits until everything has happened, and returns the calls to the outputs.
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
