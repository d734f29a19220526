/// A source of games: a real service, or a mock in a test.
@MainActor
public protocol DataService {
    /// Asks for the games, and calls `completion` with games or with an error.
    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void)
}
