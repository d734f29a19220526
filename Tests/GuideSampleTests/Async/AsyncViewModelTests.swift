import Shared
import TestHelpers
import Testing

/// A stub of the `async` provider: it returns what the test has prepared.
struct StubProvider: AsyncNetworkProvider {
    let result: Result<ProductResult, LoadingError>

    func fetchProduct() async throws(LoadingError) -> ProductResult {
        try result.get()
    }
}

/// A stub whose answer can change between two loads.
@MainActor
final class ChangingProvider: AsyncNetworkProvider {
    var result: Result<ProductResult, LoadingError> = .failure(.noData)

    func fetchProduct() async throws(LoadingError) -> ProductResult {
        try result.get()
    }
}

@MainActor @Suite struct AsyncViewModelTests {
    private let tea = Product.fixture(id: 1, name: "Teh")

    @Test func aSuccessIsKept() async {
        let viewModel = AsyncViewModel(
            provider: StubProvider(result: .success(ProductResult(data: [tea]))))
        await viewModel.load()
        #expect(viewModel.products == [tea])
        #expect(viewModel.error == nil)
    }

    @Test func aFailureLeavesNoProducts() async {
        let viewModel = AsyncViewModel(provider: StubProvider(result: .failure(.noURL)))
        await viewModel.load()
        #expect(viewModel.products.isEmpty)
        #expect(viewModel.error == .noURL)
    }

    @Test func aFailedReloadKeepsTheProducts() async {
        let provider = ChangingProvider()
        provider.result = .success(ProductResult(data: [tea]))
        let viewModel = AsyncViewModel(provider: provider)
        await viewModel.load()
        provider.result = .failure(.noData)
        await viewModel.load()
        #expect(viewModel.products == [tea])
        #expect(viewModel.error == .noData)
    }
}
