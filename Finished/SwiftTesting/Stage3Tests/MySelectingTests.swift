import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedViewModel.didSelect(index:)`.
@MainActor @Suite struct MySelectingTests {
    @Test func beforeLoading() async {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: nil))
        let texts = await texts(of: viewModel, selecting: 0)
        #expect(texts == ["error"])
    }

    @Test(arguments: [(0, "Teh"), (1, "Gula"), (2, "Susu")])
    func eachProduct(index: Int, name: String) async {
        let viewModel = await loadedViewModel()
        let texts = await texts(of: viewModel, selecting: index)
        #expect(texts == ["something crazy \(name)"])
    }

    @Test(arguments: [-1, 3, Int.min, Int.max])
    func indexesOutOfRange(index: Int) async {
        let viewModel = await loadedViewModel()
        let texts = await texts(of: viewModel, selecting: index)
        #expect(texts == ["error"])
    }

    private func loadedViewModel() async -> AdvancedViewModel {
        let viewModel = AdvancedViewModel(useCase: MockProductNetwork(result: .threeProducts))
        viewModel.didLoad()
        await waitUntil { viewModel.products.count == 3 }
        return viewModel
    }

    /// Selects the product at `index`, and returns everything that `doSideEffect` is called with.
    private func texts(of viewModel: AdvancedViewModel, selecting index: Int) async -> [String] {
        var texts: [String] = []
        viewModel.doSideEffect = { texts.append($0) }
        viewModel.didSelect(index: index)
        await settle()
        return texts
    }
}
