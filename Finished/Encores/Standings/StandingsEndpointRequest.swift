import Shared

/// Asks the network for the standings of a tournament.
struct StandingsEndpointRequest: StandingsEndpoint {
    let tournamentId: Int
    let transport: any Transport

    /// Asks the transport once for the data at the address, and parses it.
    ///
    /// It throws the transport's errors unchanged.
    func load() async throws -> [Standing] {
        try parse(await transport.data(from: url))
    }
}
