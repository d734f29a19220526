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
        // TODO: Become the delegate and the data source. Then show what the view model has.
    }

    /// Loads the games, each time that the screen appears.
    func viewWillAppear() {
        // TODO: Call the input of the view model that loads.
    }

    /// Shows what the view model has: just the spinner, just the games or just the message.
    ///
    /// The text of the message is the view model's, and the table has the view model's rows.
    private func show() {
        // TODO: Set the spinner, the message and the table by what the view model has.
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
