import Shared

extension GamesListViewModel {
    /// Ends loading: replaces the games with those in the answer, and notifies the delegate.
    ///
    /// The load fails with `Unable to load games. Please try again !` if there is an error, even
    /// together with games, or if there is neither. For an empty list, it fails with
    /// `No games available at the moment.`
    func receive(_ answer: [Game]?, _ error: (any Error)?) {
        // TODO: End loading. Then keep the games and notify the delegate, or call fail with a message.
    }

    /// Sets the message, removes the games, and then notifies the delegate of the error.
    private func fail(_ message: String) {
        // TODO: Change the state, then notify the delegate.
    }
}
