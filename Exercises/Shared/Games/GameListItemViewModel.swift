/// The content of a row in the list of games.
public struct GameListItemViewModel: Equatable, Sendable {
    /// The game's title, for example `Tetris`.
    public let title: String
    /// The genre and the year, for example `Puzzle, 1984`.
    public let details: String

    public init(_ game: Game) {
        title = game.title
        details = "\(game.genre), \(game.year)"
    }
}
