import Foundation
import Shared

/// The logic of the product list: it loads the products and keeps them.
///
/// It doesn't know where they come from: its use case is given to it.
@MainActor
final class AdvancedViewModel {
    /// The products that were loaded last.
    ///
    /// A load that fails leaves them as they are: an older list is better than none.
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
        // TODO: Ask the use case. Keep its products and call receiveData, or pass its message on.
    }
}
