import Foundation
import Shared

/// What can be asked for the standings of a tournament.
protocol StandingsEndpoint: Sendable {
    var tournamentId: Int { get }

    /// Gives all standings of the answer, or throws why there are none.
    func load() async throws -> [Standing]
}

extension StandingsEndpoint {
    /// Where the server has the standings: `https://standings.example.com/tournaments/10`.
    var url: URL {
        // TODO: Copy the address of the old code here.
        URL(string: "https://standings.example.com")!
    }
}
