/// Something that can be asked for games: a real service, or one that a test answers for.
@MainActor
public protocol DataService {
    /// Asks for the games, and calls `completion` with the answer: with games, or with an error.
    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void)
}
