import Foundation
import Shared

protocol StandingsEndpoint: Sendable {
    var tournamentId: Int { get }

    func load() async throws -> [Standing]
}

// Repeats the address, with one letter missing.
extension StandingsEndpoint {
    var url: URL {
        URL(string: "https://standings.example.com/tournament/\(tournamentId)")!
    }
}
