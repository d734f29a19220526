import Shared

/// Keeps the loaded products, and declares the outputs.
@MainActor
class ListModel {
    fileprivate var loaded: [Product] = []
    var receiveData: (() -> Void)?
    var onErrorReceiveData: ((String) -> Void)?
    var doSideEffect: ((String) -> Void)?

    var products: [Product] { loaded }
}

final class AdvancedViewModel: ListModel {
    let useCase: any AdvancedNetworkProvider

    init(useCase: any AdvancedNetworkProvider) {
        self.useCase = useCase
    }

    func didLoad() {
        useCase.fetchProduct { [weak self] in self?.take($0) }
    }

    private func take(_ result: NetworkResult<ProductResult>) {
        switch result {
        case .success(let result):
            loaded = result.data
            receiveData?()
        case .failed(let message):
            onErrorReceiveData?(message)
        }
    }
}
