import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks `AdvancedViewModel.didSelect(index:)`, before and after loading.
final class SelectingTests: XCTestCase {
    @MainActor func testALoadedProduct() async throws {
        let viewModel = try await viewModel(loading: ["Teh"])
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: 0) }
        await assertEventually(
            texts.values, ["something crazy Teh"],
            "values passed to doSideEffect after didSelect(index: 0), when the first product is Teh"
        )
    }

    @MainActor func testTheLastProduct() async throws {
        let viewModel = try await viewModel(loading: ["Teh", "Gula", "Susu"])
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: 2) }
        await assertEventually(
            texts.values, ["something crazy Susu"],
            "values passed to doSideEffect after didSelect(index: 2), when the last of three products "
                + "is Susu")
    }

    @MainActor func testEachSelectionCallsOneOutputOnce() async throws {
        let viewModel = try await viewModel(loading: ["Teh", "Gula"])
        let texts = sideEffects(of: viewModel) {
            viewModel.didSelect(index: 1)
            viewModel.didSelect(index: 0)
            viewModel.didSelect(index: 2)
        }
        await waitUntil { texts.values.count >= 3 }
        await settle()
        XCTAssertEqual(
            texts.values.count, 3,
            "number of calls to all outputs after didSelect(index:) with 1, 0 and 2, when the products "
                + "are Teh and Gula"
        )
    }

    @MainActor func testBeforeLoading() async {
        let viewModel = AdvancedViewModel(useCase: AdvancedNetworkSpy())
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: 0) }
        await assertEventually(
            texts.values, ["error"],
            "values passed to doSideEffect after didSelect(index: 0), before loading")
    }

    @MainActor func testIndexAfterTheLast() async throws {
        let viewModel = try await viewModel(loading: ["Teh", "Gula"])
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: 2) }
        await assertEventually(
            texts.values, ["error"],
            "values passed to doSideEffect after didSelect(index: 2), with two products")
    }

    @MainActor func testNegativeIndex() async throws {
        let viewModel = try await viewModel(loading: ["Teh", "Gula"])
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: -1) }
        await assertEventually(
            texts.values, ["error"],
            "values passed to doSideEffect after didSelect(index: -1), with two products")
    }

    @MainActor func testTheOutputMayBeNil() async throws {
        let viewModel = try await viewModel(loading: ["Teh"])
        viewModel.didSelect(index: 0)
        viewModel.didSelect(index: 1)
        await settle()
        let texts = sideEffects(of: viewModel) { viewModel.didSelect(index: 0) }
        await assertEventually(
            texts.values.count, 1,
            "number of calls to doSideEffect after didSelect(index: 0), and after two selections "
                + "without an output")
    }

    @MainActor func testFarIndexes() async {
        let viewModel = AdvancedViewModel(useCase: AdvancedNetworkSpy())
        let texts = sideEffects(of: viewModel) {
            viewModel.didSelect(index: .min)
            viewModel.didSelect(index: .max)
        }
        await assertEventually(
            texts.values, ["error", "error"],
            "values passed to doSideEffect after didSelect(index:) with Int.min and Int.max")
    }

    /// Returns a view model that has loaded products with these names. If it can't load them, the test
    /// fails and ends.
    @MainActor
    private func viewModel(loading names: [String]) async throws -> AdvancedViewModel {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        try await answer(network, products: names)
        try await requireEventually(
            viewModel.products.map(\.name), names,
            "names of the products after didLoad(), before selecting")
        // Late calls from the load must not count as calls from a selection.
        await settle()
        return viewModel
    }

    /// Runs `body`, and returns a log of the values passed to doSideEffect and of other outputs called.
    @MainActor
    private func sideEffects(of viewModel: AdvancedViewModel, in body: () -> Void) -> TextLog {
        let log = TextLog()
        viewModel.doSideEffect = { log.values.append($0) }
        viewModel.receiveData = { log.values.append("receiveData") }
        viewModel.onErrorReceiveData = { log.values.append("onErrorReceiveData \($0)") }
        body()
        return log
    }
}

/// The values passed to the outputs.
@MainActor
private final class TextLog {
    var values: [String] = []
}
