import Dispatch
import Shared

/// A service that takes a moment and then gives the answer chosen by the app's user.
@MainActor
final class SampleDataService: DataService {
    /// The answer to the pending requests and to later ones.
    var choice = GamesState.Choice.games
    /// The number of pending requests.
    private(set) var waiting = 0
    private let delay: DispatchTimeInterval

    init(delay: DispatchTimeInterval) { self.delay = delay }

    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void) {
        waiting += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
            waiting -= 1
            switch choice {
            case .games: completion(Self.games, nil)
            case .nothing: completion([], nil)
            case .error: completion(nil, ConnectionLost())
            }
        }
    }

    private struct ConnectionLost: Error {}

    static let games = [
        Game(title: "Pong", genre: "Sports", year: 1972),
        Game(title: "Pac-Man", genre: "Maze", year: 1980),
        Game(title: "Tetris", genre: "Puzzle", year: 1984),
        Game(title: "SimCity", genre: "Building", year: 1989),
        Game(title: "Lemmings", genre: "Puzzle", year: 1991),
        Game(title: "Doom", genre: "Shooter", year: 1993),
        Game(title: "Myst", genre: "Adventure", year: 1993),
        Game(title: "Age of Empires", genre: "Strategy", year: 1997),
        Game(title: "The Sims", genre: "Life", year: 2000),
        Game(title: "Portal", genre: "Puzzle", year: 2007),
        Game(title: "Minecraft", genre: "Building", year: 2011),
        Game(title: "Stardew Valley", genre: "Farming", year: 2016),
    ]
}
