/// The object that shows the games. The view model notifies it of changes.
///
/// There is nothing to fill in here.
@MainActor
protocol GamesListViewModelDelegate: AnyObject {
    /// Called when loading starts, before the games are requested.
    func didStartLoading(vm: GamesListViewModel)
    /// Called when loading has ended with games. The call may come a little after the answer.
    func itemsLoaded(vm: GamesListViewModel)
    /// Called when loading has ended with an error. The call may come a little after the answer.
    func errorDidOccur(vm: GamesListViewModel)
}
