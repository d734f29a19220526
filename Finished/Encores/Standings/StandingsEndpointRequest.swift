import Shared

/// Asks the network for the standings of a tournament.
struct StandingsEndpointRequest: StandingsEndpoint {
    let tournamentId: Int
    let transport: any Transport

    /// Asks the transport once for what is at the address, and parses it.
    ///
    /// What the transport throws is thrown on as it is.
    func load() async throws -> [Standing] {
        try parse(await transport.data(from: url))
    }
}
