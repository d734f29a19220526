import Shared

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
        useCase.fetchProduct { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let result):
                products += result.data
                receiveData?()
            case .failed(let message):
                products = []
                receiveData?()
            }
        }
    }
}
