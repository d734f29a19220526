import Shared

/// Loads the products in a task, with a continuation instead of the completion.
@MainActor
final class AdvancedViewModel {
    var products: [Product] = []

    var receiveData: (() -> Void)?
    var onErrorReceiveData: ((String) -> Void)?
    var doSideEffect: ((String) -> Void)?

    private let useCase: any AdvancedNetworkProvider

    init(useCase: any AdvancedNetworkProvider) {
        self.useCase = useCase
    }

    func didLoad() {
        Task { [weak self, useCase] in
            let result = await withCheckedContinuation { continuation in
                useCase.fetchProduct { continuation.resume(returning: $0) }
            }
            await Task.yield()
            self?.handle(result)
        }
    }

    private func handle(_ result: NetworkResult<ProductResult>) {
        if case .success(let answer) = result {
            products = answer.data
            receiveData?()
        }
        if case .failed(let message) = result {
            onErrorReceiveData?(message)
        }
    }
}
