import Shared

extension GamesListViewModel {
    /// Ends loading with an answer: keeps its games, in place of earlier ones, and tells the delegate.
    ///
    /// It fails with `Unable to load games. Please try again !` if there is an error, even one that
    /// comes with games, and if there is neither. For an empty list, it fails with
    /// `No games available at the moment.`
    func receive(_ answer: [Game]?, _ error: (any Error)?) {
        guard let answer else {
            return fail("Unable to load games. Please try again!")
        }
        showLoading = false
        games = answer
        delegate?.itemsLoaded(vm: self)
    }

    /// Has a message and no games, and then tells the delegate of the error.
    private func fail(_ message: String) {
        showError = true
        errorMessage = message
        delegate?.errorDidOccur(vm: self)
    }
}
