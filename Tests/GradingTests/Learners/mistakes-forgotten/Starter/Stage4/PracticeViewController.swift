@MainActor
final class PracticeViewController {
    let viewModel: PracticeViewModel
    private(set) var errors: [String] = []
    var onChange: (() -> Void)?

    init(viewModel: PracticeViewModel = PracticeViewModel(useCase: PracticeUseCase())) {
        self.viewModel = viewModel
    }

    var numberOfItems: Int {
        viewModel.data.count
    }

    func viewDidLoad() {
        viewModel.didReceiveData = { [weak self] in self?.show([]) }
        viewModel.didReceiveError = { [weak self] messages in self?.show(messages) }
        viewModel.onDidLoad()
    }

    private func show(_ errors: [String]) {
        self.errors = errors
    }
}
