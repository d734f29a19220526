import Shared

// Clears the table before it asks, shows the answer unsorted, and accepts every answer.
@MainActor
final class StandingsDatasource {
    private let endpointRequest: any StandingsEndpoint
    private let dataController: any DataController

    private(set) var sections: [StandingsSection] = []

    init(
        endpointRequest: any StandingsEndpoint, entityRequest: any EntityRequest,
        dataController: any DataController
    ) {
        self.endpointRequest = endpointRequest
        self.dataController = MemoryDataController.shared
    }

    convenience init(tournamentId: Int, group: String? = nil) {
        self.init(
            endpointRequest: StandingsEndpointRequest(
                tournamentId: tournamentId, transport: WebSession.shared),
            entityRequest: StandingsEntityRequest(tournamentId: tournamentId),
            dataController: MemoryDataController.shared)
    }

    func load() async throws {
        sections = []
        let answer = try await endpointRequest.load()
        try await dataController.takeOver(answer, of: endpointRequest.tournamentId)
        sections = StandingsSection.sections(of: answer)
    }
}
