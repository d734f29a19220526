@MainActor
final class AdvancedViewController {
    let viewModel: AdvancedViewModel
    private(set) var message: String?
    var onChange: (() -> Void)?

    init(viewModel: AdvancedViewModel = AdvancedViewModel(useCase: AdvancedUseCase())) {
        self.viewModel = viewModel
    }

    var numberOfProducts: Int {
        viewModel.products.count - 1
    }

    func viewDidLoad() {
        viewModel.receiveData = { [weak self] in self?.message = nil }
        viewModel.onErrorReceiveData = { [weak self] message in self?.show(message) }
        viewModel.doSideEffect = { [weak self] message in self?.show(message) }
        viewModel.didLoad()
    }

    func didSelectItem(at index: Int) {
        viewModel.didSelect(index: index)
    }

    private func show(_ message: String) {
        onChange?()
        self.message = message
    }
}
