@MainActor
final class AdvancedViewController {
    let viewModel: AdvancedViewModel
    private(set) var message: String?
    var onChange: (() -> Void)?

    init(viewModel: AdvancedViewModel = AdvancedViewModel(useCase: AdvancedUseCase())) {
        self.viewModel = viewModel
    }

    var numberOfProducts: Int {
        viewModel.products.count
    }

    func viewDidLoad() {
        viewModel.receiveData = { self.onChange?() }
        viewModel.onErrorReceiveData = { message in self.show(message) }
        viewModel.doSideEffect = { message in self.show(message) }
        viewModel.didLoad()
    }

    func didSelectItem(at index: Int) {
        viewModel.didSelect(index: index)
    }

    private func show(_ message: String) {
        self.message = message
        onChange?()
    }
}
