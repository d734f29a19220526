import Foundation
import Shared

extension StandingsEndpoint {
    /// Returns all standings in an answer, including those of other tournaments.
    ///
    /// If any part of it can't be read, this throws `StandingsError.unreadable` with the reason.
    func parse(_ data: Data) throws -> [Standing] {
        do {
            return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
        } catch let error as DecodingError {
            throw StandingsError.unreadable(error.reason)
        }
    }
}
