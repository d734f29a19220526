import Foundation
import Shared

/// A server that takes a moment and then gives the answer chosen by the app's user.
@MainActor
final class StandingsServer {
    /// The answer to requests from now on.
    var choice = StandingsState.Choice.standings
    private let delay: Duration

    init(delay: Duration) { self.delay = delay }

    /// Starts answering all of the app's network requests.
    func start() {
        WebSession.shared.server = { [self] _ in
            let choice = choice
            try await Task.sleep(for: delay)
            return try Self.answer(choice)
        }
    }

    private static func answer(_ choice: StandingsState.Choice) throws -> Data {
        switch choice {
        case .standings: try sample()
        case .newRound: try JSONEncoder().encode(nextRound(after: sample()))
        case .nothing: Data(#"{"standings": []}"#.utf8)
        case .broken: Data(#"{"standings": [{"id": 101, "points": 9}]}"#.utf8)
        case .offline: throw StandingsError.offline
        }
    }

    private static func sample() throws -> Data {
        guard let file = SampleData.url(of: "tournamentStandingsSample") else {
            throw StandingsError.offline
        }
        return try Data(contentsOf: file)
    }

    /// Returns the next round, in which Old Mill has beaten Northgate and leads its group.
    private static func nextRound(after data: Data) throws -> StandingsAnswer {
        let standings = try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
        return StandingsAnswer(
            standings: standings.map { old in
                let places = [102: (1, 7), 101: (2, 6)]
                let (position, points) = places[old.id] ?? (old.position, old.points)
                return Standing(
                    id: old.id, tournamentId: old.tournamentId, group: old.group,
                    position: position, team: old.team, points: points)
            })
    }
}
