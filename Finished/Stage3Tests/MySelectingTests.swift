import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your own tests of `AdvancedViewModel.didSelect(index:)`.
final class MySelectingTests: XCTestCase {
    @MainActor func testBeforeLoading() async {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: nil))
        let texts = await texts(of: viewModel, selecting: 0)
        XCTAssertEqual(texts, ["error"])
    }

    @MainActor func testEachProduct() async {
        let viewModel = await loadedViewModel()
        for (index, name) in ["Teh", "Gula", "Susu"].enumerated() {
            let texts = await texts(of: viewModel, selecting: index)
            XCTAssertEqual(texts, ["something crazy \(name)"], "index \(index)")
        }
    }

    @MainActor func testIndexesOutOfRange() async {
        let viewModel = await loadedViewModel()
        for index in [-1, 3, .min, .max] {
            let texts = await texts(of: viewModel, selecting: index)
            XCTAssertEqual(texts, ["error"], "index \(index)")
        }
    }

    @MainActor
    private func loadedViewModel() async -> AdvancedViewModel {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: .threeProducts))
        let loaded = expectation(description: "the products are loaded")
        loaded.assertForOverFulfill = false
        viewModel.receiveData = { loaded.fulfill() }
        viewModel.didLoad()
        await fulfillment(of: [loaded], timeout: 1)
        return viewModel
    }

    /// Everything that `doSideEffect` is called with when the product at `index` is selected.
    @MainActor
    private func texts(of viewModel: AdvancedViewModel, selecting index: Int) async -> [String] {
        var texts: [String] = []
        let called = expectation(description: "doSideEffect is called for index \(index)")
        called.assertForOverFulfill = false
        viewModel.doSideEffect = { text in
            texts.append(text)
            called.fulfill()
        }
        viewModel.didSelect(index: index)
        await fulfillment(of: [called], timeout: 1)
        await settle()
        return texts
    }
}
