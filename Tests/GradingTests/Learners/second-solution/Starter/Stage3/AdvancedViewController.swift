/// Keeps the messages in a list, and shows the last of them.
@MainActor
final class AdvancedViewController {
    let viewModel: AdvancedViewModel
    var onChange: (() -> Void)?
    var numberOfProducts: Int { viewModel.products.endIndex }
    var message: String? { messages.last }

    private var messages: [String] = []

    init(viewModel: AdvancedViewModel? = nil) {
        self.viewModel = viewModel ?? AdvancedViewModel(useCase: AdvancedUseCase())
    }

    func viewDidLoad() {
        let keep: (String) -> Void = { [weak self] message in
            self?.messages.append(message)
            self?.onChange?()
        }
        viewModel.doSideEffect = keep
        viewModel.onErrorReceiveData = keep
        viewModel.receiveData = { [weak self] in self?.onChange?() }
        viewModel.didLoad()
    }

    func didSelectItem(at index: Int) {
        viewModel.didSelect(index: index)
    }
}
