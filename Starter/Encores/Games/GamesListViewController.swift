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
        // TODO: Become the delegate and the data source. Then show what the view model has.
    }

    /// Loads the games each time the screen appears.
    func viewWillAppear() {
        // TODO: Call the view model's input that loads the games.
    }

    /// Shows the view model's state: only the spinner, only the games or only the message.
    ///
    /// The text of the message and the rows of the table come from the view model.
    private func show() {
        // TODO: Set the spinner, the message and the table to match the view model.
    }
}

extension GamesListViewController: GamesListViewModelDelegate {
    func didStartLoading(vm: GamesListViewModel) {
        // TODO: Show what the view model has now.
    }

    func itemsLoaded(vm: GamesListViewModel) {
        // TODO: Show what the view model has now.
    }

    func errorDidOccur(vm: GamesListViewModel) {
        // TODO: Show what the view model has now.
    }
}

extension GamesListViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        // TODO: Ask the view model how many games there are.
        0
    }

    func tableView(_ tableView: TableView, rowAt index: Int) -> GameListItemViewModel? {
        // TODO: Ask the view model for the item.
        nil
    }
}
