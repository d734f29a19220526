/// The screen with the feed. It shows its view model's data and starts the ticker's timer.
@MainActor
final class PracticeViewController {
    /// Decides everything that the screen shows.
    let viewModel: PracticeViewModel
    /// The messages of the last load if it failed; otherwise empty.
    private(set) var errors: [String] = []
    /// Called when there is something new to draw, like `reloadData()` of a list view.
    var onChange: (() -> Void)?

    /// Creates a screen for `viewModel`. By default it shows the workshop's sample feed.
    init(viewModel: PracticeViewModel = PracticeViewModel(useCase: PracticeUseCase())) {
        self.viewModel = viewModel
    }

    /// The number of rows in the feed.
    var numberOfItems: Int {
        viewModel.data.count
    }

    /// Binds the three outputs of the view model, and then loads.
    ///
    /// When a ticker has arrived, the screen calls `onFireDate()`, which shows it later.
    /// The outputs hold the screen weakly, so that both can be freed.
    func viewDidLoad() {
        viewModel.didReceiveData = { [weak self] in self?.show([]) }
        viewModel.didReceiveError = { [weak self] messages in self?.show(messages) }
        viewModel.hasTicker = { [weak self] hasTicker in
            if hasTicker { self?.viewModel.onFireDate() }
        }
        viewModel.onDidLoad()
    }

    /// Keeps the messages and asks for a redraw.
    private func show(_ errors: [String]) {
        self.errors = errors
        onChange?()
    }
}
