/// The screen with the product list: it shows what its view model has, and passes selections on.
@MainActor
final class AdvancedViewController {
    /// What the screen asks for everything that it shows.
    let viewModel: AdvancedViewModel
    /// The last message, from a load that failed or from a selected product.
    ///
    /// It stays until there is another one: a load that succeeds has no message.
    private(set) var message: String?
    /// Called when there is something new to draw: stands in for `reloadData()` of a list view.
    var onChange: (() -> Void)?

    /// A screen of `viewModel`; without one, of the products that come with the workshop.
    init(viewModel: AdvancedViewModel = AdvancedViewModel(useCase: AdvancedUseCase())) {
        self.viewModel = viewModel
    }

    /// How many rows the list has.
    var numberOfProducts: Int {
        viewModel.products.count
    }

    /// Binds the three outputs of the view model, then loads.
    ///
    /// The outputs hold the screen weakly, so that the two can be freed.
    func viewDidLoad() {
        viewModel.receiveData = { [weak self] in self?.onChange?() }
        viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }
        viewModel.doSideEffect = { [weak self] message in self?.show(message) }
        viewModel.didLoad()
    }

    /// Passes the selection of a row to the view model.
    func didSelectItem(at index: Int) {
        viewModel.didSelect(index: index)
    }

    /// Keeps a message, and has it drawn.
    private func show(_ message: String) {
        self.message = message
        onChange?()
    }
}
