/// Whoever shows the games: it is told when the view model has something new.
///
/// There is nothing to fill in here.
@MainActor
protocol GamesListViewModelDelegate: AnyObject {
    /// Loading has started. It is told before the games are asked for.
    func didStartLoading(vm: GamesListViewModel)
    /// Loading has ended, and there are games. It may be told a little after the answer has come.
    func itemsLoaded(vm: GamesListViewModel)
    /// Loading has ended with an error. It may be told a little after the answer has come.
    func errorDidOccur(vm: GamesListViewModel)
}
