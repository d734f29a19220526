import Shared

/// What the screen of the encore Games shows.
struct GamesState: Equatable {
    /// What the service can answer.
    enum Choice: String, CaseIterable {
        case games
        case nothing = "no games"
        case error = "an error"
    }

    /// Which picture of the turning spinner is seen; nil where it doesn't turn.
    var spinner: Int?
    /// The rows of the table; nil where it is hidden.
    var rows: [GameListItemViewModel]?
    /// Nil where the message is hidden or has no text.
    var message: String?
    /// What the service answers next.
    var choice = Choice.games

    /// Whether there is nothing to see.
    var isEmpty: Bool { spinner == nil && (rows ?? []).isEmpty && message == nil }
}
