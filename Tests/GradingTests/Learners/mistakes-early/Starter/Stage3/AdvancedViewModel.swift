import Shared

// Announces the products before it stores them, and keeps itself alive.

@MainActor
final class AdvancedViewModel {
    private(set) var products: [Product] = []

    var receiveData: (() -> Void)?
    var onErrorReceiveData: ((String) -> Void)?
    var doSideEffect: ((String) -> Void)?

    private let useCase: any AdvancedNetworkProvider

    init(useCase: any AdvancedNetworkProvider) {
        self.useCase = useCase
    }

    func didLoad() {
        useCase.fetchProduct { [self] result in
            switch result {
            case .success(let result):
                receiveData?()
                products = result.data
            case .failed(let message):
                onErrorReceiveData?(message)
            }
        }
    }
}
