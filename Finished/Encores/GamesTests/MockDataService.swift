import Shared

@testable import Games

/// A mock that replaces a real service, and answers when a test tells it to.
@MainActor
final class MockDataService: DataService {
    /// The number of requests.
    private(set) var requestCount = 0
    /// The last request, which is waiting for an answer.
    private(set) var completion: (@MainActor ([Game]?, (any Error)?) -> Void)?
    /// Called at each request.
    var onRequest: (() -> Void)?

    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void) {
        requestCount += 1
        self.completion = completion
        onRequest?()
    }

    /// Answers the last request.
    func answer(_ games: [Game]?, _ error: (any Error)? = nil) {
        completion?(games, error)
    }
}

/// The error of a service that can't be reached.
struct Offline: Error {}

extension Game {
    static let tetris = Game(title: "Tetris", genre: "Puzzle", year: 1984)
    static let doom = Game(title: "Doom", genre: "Shooter", year: 1993)
    static let myst = Game(title: "Myst", genre: "Adventure", year: 1993)
}
