import Shared

/// The screen with the list of games: the delegate of its view model.
@MainActor
final class GamesListViewController {
    /// What the screen asks for everything that it shows.
    let viewModel: GamesListViewModel

    /// Turns while games are loaded.
    let spinner = Spinner()
    /// Shows the games.
    let tableView = TableView()
    /// Says what is wrong.
    let messageView = MessageView()

    init(_ viewModel: GamesListViewModel) {
        self.viewModel = viewModel
    }

    /// Becomes the delegate of the view model and the data source of the table.
    ///
    /// Nothing is loaded yet, so the table and the message are hidden.
    func viewDidLoad() {
        viewModel.delegate = self
        tableView.dataSource = self
        show()
    }

    /// Loads the games, each time that the screen appears.
    func viewWillAppear() {
        viewModel.loadGames()
    }

    /// Shows what the view model has: just the spinner, just the games or just the message.
    ///
    /// The text of the message is the view model's, and the table has the view model's rows.
    private func show() {
        if viewModel.showLoading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        messageView.text = viewModel.errorMessage
        messageView.isHidden = !viewModel.showError
        tableView.isHidden = viewModel.showLoading || viewModel.itemsCount == 0
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
