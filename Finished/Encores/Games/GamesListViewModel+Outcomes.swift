import Shared

extension GamesListViewModel {
    /// Ends loading: replaces the games with those in the answer, and notifies the delegate.
    ///
    /// The load fails with `Unable to load games. Please try again !` if there is an error, even
    /// together with games, or if there is neither. For an empty list, it fails with
    /// `No games available at the moment.`
    func receive(_ answer: [Game]?, _ error: (any Error)?) {
        showLoading = false
        guard error == nil, let answer else {
            return fail("Unable to load games. Please try again !")
        }
        guard !answer.isEmpty else {
            return fail("No games available at the moment.")
        }
        games = answer
        delegate?.itemsLoaded(vm: self)
    }

    /// Sets the message, removes the games, and then notifies the delegate of the error.
    private func fail(_ message: String) {
        games = []
        showError = true
        errorMessage = message
        delegate?.errorDidOccur(vm: self)
    }
}
