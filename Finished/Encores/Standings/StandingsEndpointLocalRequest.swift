import Foundation
import Shared

/// Reads the standings from a file, without a network: for tests.
struct StandingsEndpointLocalRequest: StandingsEndpoint {
    let tournamentId: Int
    let file: URL

    /// Reads the file and parses it. A file that can't be read throws.
    func load() async throws -> [Standing] {
        try parse(Data(contentsOf: file))
    }
}
