import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewModel.didSelect(index:)`.
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
        viewModel.didLoad()
        await waitUntil { viewModel.products.count == 3 }
        return viewModel
    }

    /// Selects the product at `index`, and returns everything that `doSideEffect` is called with.
    @MainActor
    private func texts(of viewModel: AdvancedViewModel, selecting index: Int) async -> [String] {
        var texts: [String] = []
        viewModel.doSideEffect = { texts.append($0) }
        viewModel.didSelect(index: index)
        await settle()
        return texts
    }
}
