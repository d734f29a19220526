import Shared

/// The content of the screen of the encore Games.
struct GamesState: Equatable {
    /// The service's possible answers.
    enum Choice: String, CaseIterable {
        case games
        case nothing = "no games"
        case error = "an error"
    }

    /// The visible picture of the spinner; nil if it doesn't spin.
    var spinner: Int?
    /// The rows of the table; nil if it is hidden.
    var rows: [GameListItemViewModel]?
    /// The text of the message; nil if it is hidden or empty.
    var message: String?
    /// The service's next answer.
    var choice = Choice.games

    /// Whether there is nothing to see.
    var isEmpty: Bool { spinner == nil && (rows ?? []).isEmpty && message == nil }
}
