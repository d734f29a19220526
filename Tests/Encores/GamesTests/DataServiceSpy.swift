import Shared

@testable import Games

/// A data service that answers when a test wants it, and keeps its requests.
@MainActor
final class DataServiceSpy: DataService {
    typealias Answer = @MainActor ([Game]?, (any Error)?) -> Void

    /// The closures that answer the requests, in their order.
    private(set) var requests: [Answer] = []
    /// Called with each request, before `loadGames(_:)` returns.
    var onRequest: ((@escaping Answer) -> Void)?

    func loadGames(_ completion: @escaping Answer) {
        requests.append(completion)
        onRequest?(completion)
    }

    /// Answers the last request; without one, nothing happens.
    func answer(_ games: [Game]?, _ error: (any Error)? = nil) {
        requests.last?(games, error)
    }
}

/// Why a service has no games.
struct ServiceIsDown: Error {}

extension Game {
    static let tetris = Game(title: "Tetris", genre: "Puzzle", year: 1984)
    static let doom = Game(title: "Doom", genre: "Shooter", year: 1993)
    static let myst = Game(title: "Myst", genre: "Adventure", year: 1993)
}
