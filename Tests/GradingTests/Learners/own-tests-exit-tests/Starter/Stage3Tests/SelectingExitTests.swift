import Shared
import TestHelpers
import Testing

@testable import Stage3

@Suite struct SelectingExitTests {
    @Test func anIndexThatNoListHasDoesNotStopTheProgram() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let viewModel = AdvancedViewModel(useCase: AdvancedUseCase())
            viewModel.didLoad()
            await waitUntil { !viewModel.products.isEmpty }
            viewModel.doSideEffect = { _ in }
            viewModel.didSelect(index: -1)
        }
    }
}
