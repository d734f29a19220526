import Foundation
import Shared

protocol StandingsEndpoint: Sendable {
    var tournamentId: Int { get }

    func load() async throws -> [Standing]
}

// Types the address again, and loses a letter.
extension StandingsEndpoint {
    var url: URL {
        URL(string: "https://standings.example.com/tournament/\(tournamentId)")!
    }
}
