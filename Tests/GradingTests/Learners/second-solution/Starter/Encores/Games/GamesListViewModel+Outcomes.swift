import Shared

extension GamesListViewModel {
    func receive(_ answer: [Game]?, _ error: (any Error)?) {
        switch (answer, error) {
        case (_, .some), (nil, nil): errorMessage = "Unable to load games. Please try again !"
        case (.some(let all), nil) where all.isEmpty:
            errorMessage = "No games available at the moment."
        case (.some, nil): errorMessage = nil
        }
        showError = errorMessage != nil
        games = showError ? [] : answer!
        showLoading = false
        Task { @MainActor in
            if self.showError {
                self.delegate?.errorDidOccur(vm: self)
            } else {
                self.delegate?.itemsLoaded(vm: self)
            }
        }
    }
}
