import Shared

/// The screen with the list of games. It is the delegate of its view model.
@MainActor
final class GamesListViewController {
    /// Decides everything that the screen shows.
    let viewModel: GamesListViewModel

    /// Spins while games are loading.
    let spinner = Spinner()
    /// Shows the games.
    let tableView = TableView()
    /// Shows a message instead of the games.
    let messageView = MessageView()

    init(_ viewModel: GamesListViewModel) {
        self.viewModel = viewModel
    }

    /// Becomes the delegate of the view model and the data source of the table.
    ///
    /// Nothing is loaded yet, so the table and the message are hidden.
    func viewDidLoad() {
        viewModel.loadGames()
        viewModel.delegate = self
        tableView.dataSource = self
    }

    /// Loads the games each time the screen appears.
    func viewWillAppear() {
        viewModel.loadGames()
    }

    /// Shows the view model's state: only the spinner, only the games or only the message.
    ///
    /// The text of the message and the rows of the table come from the view model.
    private func show() {
        if viewModel.showLoading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        messageView.text = viewModel.errorMessage
        messageView.isHidden = !viewModel.showError
        tableView.isHidden = viewModel.showLoading || tableView.rows.isEmpty
        tableView.reloadData()
    }
}

extension GamesListViewController: GamesListViewModelDelegate {
    func didStartLoading(vm: GamesListViewModel) {
        show()
    }

    func itemsLoaded(vm: GamesListViewModel) {
        show()
    }

    func errorDidOccur(vm: GamesListViewModel) {
        show()
    }
}

extension GamesListViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        viewModel.itemsCount
    }

    func tableView(_ tableView: TableView, rowAt index: Int) -> GameListItemViewModel? {
        viewModel.getItem(at: index)
    }
}
