import Shared

/// The logic of the product list: it loads the products and keeps them.
///
/// It doesn't know where they come from: its use case is given to it.
@MainActor
final class AdvancedViewModel {
    /// The products that were loaded last; a load that fails leaves them as they are.
    private(set) var products: [Product] = []

    /// Called when `products` has been loaded.
    var receiveData: (() -> Void)?
    /// Called with a message when loading has failed.
    var onErrorReceiveData: ((String) -> Void)?
    /// Called with what a selected product does.
    var doSideEffect: ((String) -> Void)?

    private let useCase: any AdvancedNetworkProvider

    /// A view model that asks `useCase` for its products.
    init(useCase: any AdvancedNetworkProvider) {
        self.useCase = useCase
    }

    /// Asks for the products, keeps them, and calls one of the two outputs.
    ///
    /// The request holds the view model weakly, so that it is freed when nobody else needs it.
    func didLoad() {
        useCase.fetchProduct { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let result):
                products = result.data
                receiveData?()
            case .failed(let message):
                onErrorReceiveData?(message)
            }
        }
    }
}
