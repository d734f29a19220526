import Foundation
import Shared

/// The logic of the product list: it loads the products and keeps them.
///
/// It doesn't know where the products come from, because its use case is passed in from outside.
@MainActor
final class AdvancedViewModel {
    /// The products from the last successful load.
    ///
    /// A failed load doesn't change them: an older list is better than none.
    private(set) var products: [Product] = []

    /// Called when the products have been loaded.
    var receiveData: (() -> Void)?
    /// Called with a message when loading has failed.
    var onErrorReceiveData: ((String) -> Void)?
    /// Called with the text for a selected product.
    var doSideEffect: ((String) -> Void)?

    private let useCase: any AdvancedNetworkProvider

    /// Creates a view model that asks `useCase` for its products.
    init(useCase: any AdvancedNetworkProvider) {
        self.useCase = useCase
    }

    /// Asks for the products, keeps them, and calls `receiveData` or `onErrorReceiveData`.
    ///
    /// The request holds the view model weakly, so that it doesn't keep the view model alive.
    func didLoad() {
        // TODO: Ask the use case. Keep its products and call receiveData, or pass its message on.
    }
}
