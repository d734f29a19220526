import Foundation
import Shared

/// A source of the standings of a tournament.
protocol StandingsEndpoint: Sendable {
    var tournamentId: Int { get }

    /// Returns all standings in the answer, or throws the reason why there are none.
    func load() async throws -> [Standing]
}

extension StandingsEndpoint {
    /// The address of the standings, for example `https://standings.example.com/tournaments/10`.
    var url: URL {
        // TODO: Copy the address of the old code here.
        URL(string: "https://standings.example.com")!
    }
}
