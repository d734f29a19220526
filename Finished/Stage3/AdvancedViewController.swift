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
        viewModel.products.count
    }

    /// Binds the three outputs of the view model, and then loads.
    ///
    /// The outputs hold the screen weakly, so that both can be freed.
    func viewDidLoad() {
        viewModel.receiveData = { [weak self] in self?.onChange?() }
        viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }
        viewModel.doSideEffect = { [weak self] message in self?.show(message) }
        viewModel.didLoad()
    }

    /// Passes the selected row to the view model.
    func didSelectItem(at index: Int) {
        viewModel.didSelect(index: index)
    }

    /// Keeps a message and asks for a redraw.
    private func show(_ message: String) {
        self.message = message
        onChange?()
    }
}
