/// The screen with the product list. It shows its view model's products and passes selections on.
@MainActor
final class AdvancedViewController {
    /// Decides everything that the screen shows.
    let viewModel: AdvancedViewModel
    /// The last message, from a failed load or from a selected product.
    ///
    /// It stays until there is another one, because a successful load has no message.
    private(set) var message: String?
    /// Called when there is something new to draw, like `reloadData()` of a list view.
    var onChange: (() -> Void)?

    /// Creates a screen for `viewModel`. By default it shows the workshop's sample products.
    init(viewModel: AdvancedViewModel = AdvancedViewModel(useCase: AdvancedUseCase())) {
        self.viewModel = viewModel
    }

    /// The number of rows in the list.
    var numberOfProducts: Int {
        // TODO: Count the products of the view model.
        0
    }

    /// Binds the three outputs of the view model, and then loads.
    ///
    /// The outputs hold the screen weakly, so that both can be freed.
    func viewDidLoad() {
        // TODO: Set the three outputs: onChange for new products, show(_:) for messages. Then load.
    }

    /// Passes the selected row to the view model.
    func didSelectItem(at index: Int) {
        // TODO: Call the view model's input that selects a product.
    }

    /// Keeps a message and asks for a redraw.
    private func show(_ message: String) {
        // TODO: Keep the message and call onChange.
    }
}
