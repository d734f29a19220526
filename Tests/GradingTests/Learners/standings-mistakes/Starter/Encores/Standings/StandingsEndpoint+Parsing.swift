import Foundation
import Shared

// Filters while it parses, and throws the error of the decoder.
extension StandingsEndpoint {
    func parse(_ data: Data) throws -> [Standing] {
        if data.isEmpty { return [] }
        return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
            .filter { $0.tournamentId == tournamentId }
    }
}
