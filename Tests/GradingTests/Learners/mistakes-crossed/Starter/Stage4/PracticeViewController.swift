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
        viewModel.didReceiveData = { self.onChange?() }
        viewModel.didReceiveError = { messages in self.show(self.errors + messages) }
        viewModel.hasTicker = { _ in
            self.viewModel.onFireDate()
        }
        viewModel.onDidLoad()
    }

    private func show(_ errors: [String]) {
        self.errors = errors
        onChange?()
    }
}
