import Foundation
import Shared

/// Reads the standings from a file instead of the network, for tests.
struct StandingsEndpointLocalRequest: StandingsEndpoint {
    let tournamentId: Int
    let file: URL

    /// Reads the file and parses it. It throws if the file can't be read.
    func load() async throws -> [Standing] {
        // TODO: Read the data of the file, and parse it.
        []
    }
}
