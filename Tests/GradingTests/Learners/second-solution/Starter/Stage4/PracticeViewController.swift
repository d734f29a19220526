/// Binds its view model when it is made, and loads when its view has loaded.
@MainActor
final class PracticeViewController {
    let viewModel: PracticeViewModel
    var onChange: (() -> Void)?
    private(set) var numberOfItems = 0
    private(set) var errors: [String] = []

    init(viewModel: PracticeViewModel? = nil) {
        self.viewModel = viewModel ?? PracticeViewModel(useCase: PracticeUseCase())
        bind()
    }

    func viewDidLoad() {
        viewModel.onDidLoad()
    }

    private func bind() {
        viewModel.didReceiveData = { [weak self] in self?.update(errors: []) }
        viewModel.didReceiveError = { [weak self] in self?.update(errors: $0) }
        viewModel.hasTicker = { [weak viewModel] in $0 ? viewModel?.onFireDate() : () }
    }

    private func update(errors: [String]) {
        self.errors = errors
        numberOfItems = viewModel.data.count
        onChange?()
    }
}
