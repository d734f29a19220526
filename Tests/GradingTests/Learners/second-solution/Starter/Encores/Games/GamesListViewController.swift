import Shared

@MainActor
final class GamesListViewController {
    let viewModel: GamesListViewModel

    let spinner = Spinner()
    let tableView = TableView()
    let messageView = MessageView()

    init(_ viewModel: GamesListViewModel) {
        self.viewModel = viewModel
        tableView.isHidden = true
        messageView.isHidden = true
    }

    func viewDidLoad() {
        viewModel.delegate = self
        tableView.dataSource = self
    }

    func viewWillAppear() {
        viewModel.loadGames()
    }

    private func hideAll() {
        spinner.stopAnimating()
        tableView.isHidden = true
        messageView.isHidden = true
    }
}

extension GamesListViewController: GamesListViewModelDelegate {
    func didStartLoading(vm: GamesListViewModel) {
        hideAll()
        spinner.startAnimating()
    }

    func itemsLoaded(vm: GamesListViewModel) {
        hideAll()
        tableView.reloadData()
        tableView.isHidden = false
    }

    func errorDidOccur(vm: GamesListViewModel) {
        hideAll()
        messageView.text = vm.errorMessage
        messageView.isHidden = false
    }
}

extension GamesListViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { viewModel.itemsCount }

    func tableView(_ tableView: TableView, rowAt index: Int) -> GameListItemViewModel? {
        viewModel.getItem(at: index)
    }
}
