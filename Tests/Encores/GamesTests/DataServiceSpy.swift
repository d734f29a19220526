import Shared

@testable import Games

/// A spy that replaces the data service: it records requests, and answers when a test calls
/// `answer`.
@MainActor
final class DataServiceSpy: DataService {
    typealias Answer = @MainActor ([Game]?, (any Error)?) -> Void

    /// The closures that answer the requests, in order.
    private(set) var requests: [Answer] = []
    /// Called with each request, before `loadGames(_:)` returns.
    var onRequest: ((@escaping Answer) -> Void)?

    func loadGames(_ completion: @escaping Answer) {
        requests.append(completion)
        onRequest?(completion)
    }

    /// Answers the last request. If there is none, nothing happens.
    func answer(_ games: [Game]?, _ error: (any Error)? = nil) {
        requests.last?(games, error)
    }
}

/// The error of a service that can't be reached.
struct ServiceIsDown: Error {}

extension Game {
    static let tetris = Game(title: "Tetris", genre: "Puzzle", year: 1984)
    static let doom = Game(title: "Doom", genre: "Shooter", year: 1993)
    static let myst = Game(title: "Myst", genre: "Adventure", year: 1993)
}
