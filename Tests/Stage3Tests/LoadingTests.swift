import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks `AdvancedViewModel.didLoad()`: what it requests, keeps and calls, and
/// that the view model is freed.
final class LoadingTests: XCTestCase {
    @MainActor func testAsksOnceForTheProducts() async {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        XCTAssertEqual(network.requestCount, 0, "number of requests before didLoad()")
        viewModel.didLoad()
        await waitUntil { network.requestCount > 0 }
        await settle()
        XCTAssertEqual(network.requestCount, 1, "number of calls to fetchProduct after didLoad()")
    }

    @MainActor func testKeepsTheProducts() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await assertEventually(
            viewModel.products.map(\.name), ["Teh", "Gula"],
            "names of the products after didLoad() and an answer with Teh and Gula")
    }

    @MainActor func testCallsReceiveDataOnce() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        let outputs = outputs(of: viewModel)
        viewModel.didLoad()
        try await answer(network, products: ["Teh"])
        await waitUntil { !outputs.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            outputs.calls, ["receiveData"],
            "outputs called after didLoad() and an answer with a product")
    }

    @MainActor func testAnEmptyListIsAlsoASuccess() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        let outputs = outputs(of: viewModel)
        viewModel.didLoad()
        try await answer(network, products: [])
        await waitUntil { !outputs.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            outputs.calls, ["receiveData"],
            "outputs called after didLoad() and an answer with an empty list of products")
    }

    @MainActor func testProductsAreThereWhenReceiveDataIsCalled() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        var counts: [Int] = []
        viewModel.receiveData = { [weak viewModel] in
            counts.append(viewModel?.products.count ?? 0)
        }
        viewModel.didLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await assertEventually(
            counts, [2], "number of products each time receiveData is called")
    }

    @MainActor func testPassesAFailureOn() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        let outputs = outputs(of: viewModel)
        viewModel.didLoad()
        try await answer(network, .failed("No connection"))
        await waitUntil { !outputs.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            outputs.calls, ["onErrorReceiveData No connection"],
            "outputs called after didLoad() and the answer .failed(\"No connection\")")
    }

    @MainActor func testOutputsMayBeNil() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        try await answer(network, products: ["Teh"])
        await assertEventually(
            viewModel.products.map(\.name), ["Teh"],
            "names of the products after didLoad(), when all outputs are nil")
        viewModel.didLoad()
        try await answer(network, .failed("No connection"))
        await settle()
    }

    @MainActor func testReloadReplacesTheProducts() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await waitUntil { viewModel.products.count == 2 }
        viewModel.didLoad()
        try await answer(network, products: ["Susu"])
        await assertEventually(
            viewModel.products.map(\.name), ["Susu"],
            "names of the products after a second didLoad() and an answer with Susu")
    }

    @MainActor func testAFailedReloadChangesNothing() async throws {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        let outputs = outputs(of: viewModel)
        viewModel.didLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await waitUntil { outputs.calls.count == 1 }
        viewModel.didLoad()
        try await answer(network, .failed("No connection"))
        await assertEventually(
            outputs.calls, ["receiveData", "onErrorReceiveData No connection"],
            "outputs called by a load and a failed reload")
        XCTAssertEqual(
            viewModel.products.map(\.name), ["Teh", "Gula"],
            "names of the products after a failed reload: the earlier ones must stay")
        viewModel.didLoad()
        await waitUntil { network.requestCount >= 3 }
        XCTAssertEqual(
            network.requestCount, 3,
            "number of requests after a load, a failed reload and another load")
    }

    @MainActor func testIsFreedAfterLoading() async throws {
        let network = AdvancedNetworkSpy()
        weak var freed: AdvancedViewModel?
        do {
            let viewModel = AdvancedViewModel(useCase: network)
            freed = viewModel
            viewModel.didLoad()
            try await answer(network, products: ["Teh"])
            await assertEventually(
                viewModel.products.count, 1, "number of products after didLoad()")
        }
        await assertFreed(
            freed,
            "The view model isn't freed when its owner releases it after loading. The closure that "
                + "you pass to fetchProduct holds it: write [weak self] in that closure.")
    }

    @MainActor func testIsFreedWhileARequestIsUnderWay() async throws {
        let network = AdvancedNetworkSpy()
        weak var freed: AdvancedViewModel?
        do {
            let viewModel = AdvancedViewModel(useCase: network)
            freed = viewModel
            viewModel.didLoad()
            try await requireEventually(
                network.requestCount, 1, "number of calls to fetchProduct after didLoad()")
        }
        await assertFreed(
            freed,
            "The view model isn't freed when its owner releases it while a request is pending. The "
                + "closure that you pass to fetchProduct holds it: write [weak self] in that "
                + "closure.")
        network.answer(.failed("No connection"))
    }

    @MainActor
    private func outputs(of viewModel: AdvancedViewModel) -> OutputLog {
        let log = OutputLog()
        viewModel.receiveData = { log.calls.append("receiveData") }
        viewModel.onErrorReceiveData = { log.calls.append("onErrorReceiveData \($0)") }
        return log
    }
}

/// The names of a view model's outputs, in the order in which they were called.
@MainActor
private final class OutputLog {
    var calls: [String] = []
}
