import Shared

/// Asks the network for the standings of a tournament.
struct StandingsEndpointRequest: StandingsEndpoint {
    let tournamentId: Int
    let transport: any Transport

    /// Asks the transport once for the data at the address, and parses it.
    ///
    /// It throws the transport's errors unchanged.
    func load() async throws -> [Standing] {
        // TODO: Ask the transport for the data from the url, and parse it.
        []
    }
}
