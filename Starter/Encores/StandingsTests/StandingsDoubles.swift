import Foundation
import Shared

@testable import Standings

extension [Standing] {
    /// Three teams of tournament 10 and one of tournament 21, in the server's order.
    static let sample = [
        Standing(
            id: 103, tournamentId: 10, group: "B", position: 1, team: "Harbour", points: 4),
        Standing(
            id: 102, tournamentId: 10, group: "A", position: 2, team: "Old Mill", points: 3),
        Standing(
            id: 211, tournamentId: 21, group: "A", position: 1, team: "Lakeside", points: 9),
        Standing(
            id: 101, tournamentId: 10, group: "A", position: 1, team: "Northgate", points: 6),
    ]
}

/// A spy that replaces the network: it answers immediately, and records the requested addresses.
@MainActor
final class TransportSpy: Transport {
    private(set) var urls: [String] = []
    var answer: Result<Data, any Error>

    init(_ answer: Result<Data, any Error>) { self.answer = answer }

    func data(from url: URL) async throws -> Data {
        urls.append(url.absoluteString)
        return try answer.get()
    }
}
