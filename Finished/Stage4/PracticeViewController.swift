/// The screen with the feed: it shows what its view model has, and starts the ticker's timer.
@MainActor
final class PracticeViewController {
    /// What the screen asks for everything that it shows.
    let viewModel: PracticeViewModel
    /// The messages of the last load, if it has failed; empty if it hasn't.
    private(set) var errors: [String] = []
    /// Called when there is something new to draw: stands in for `reloadData()` of a list view.
    var onChange: (() -> Void)?

    /// A screen of `viewModel`; without one, of the feed that comes with the workshop.
    init(viewModel: PracticeViewModel = PracticeViewModel(useCase: PracticeUseCase())) {
        self.viewModel = viewModel
    }

    /// How many rows the feed has.
    var numberOfItems: Int {
        viewModel.data.count
    }

    /// Binds the three outputs of the view model, then loads.
    ///
    /// When a ticker has arrived, the screen has it shown later, with `onFireDate()`.
    /// The outputs hold the screen weakly, so that the two can be freed.
    func viewDidLoad() {
        viewModel.didReceiveData = { [weak self] in self?.show([]) }
        viewModel.didReceiveError = { [weak self] messages in self?.show(messages) }
        viewModel.hasTicker = { [weak self] hasTicker in
            if hasTicker { self?.viewModel.onFireDate() }
        }
        viewModel.onDidLoad()
    }

    /// Keeps the messages, and has the feed drawn.
    private func show(_ errors: [String]) {
        self.errors = errors
        onChange?()
    }
}
