import Shared

/// Loads the standings of a tournament, and shows them by group.
@MainActor
final class StandingsDatasource {
    private let endpointRequest: any StandingsEndpoint
    private let entityRequest: any EntityRequest
    private let dataController: any DataController

    /// The sections that are shown now.
    private(set) var sections: [StandingsSection] = []
    private var loadCount = 0

    /// Creates a data source that loads `endpointRequest` and shows what `entityRequest` finds.
    init(
        endpointRequest: any StandingsEndpoint, entityRequest: any EntityRequest,
        dataController: any DataController
    ) {
        self.endpointRequest = endpointRequest
        self.entityRequest = entityRequest
        self.dataController = dataController
    }

    /// Creates the app's data source, which uses the network and the app's store.
    convenience init(tournamentId: Int, group: String? = nil) {
        self.init(
            endpointRequest: StandingsEndpointRequest(
                tournamentId: tournamentId, transport: WebSession.shared),
            entityRequest: StandingsEntityRequest(tournamentId: tournamentId, group: group),
            dataController: MemoryDataController.shared)
    }

    /// Loads the standings, keeps them in the store and shows the ones that were asked for.
    ///
    /// A load that fails or is cancelled throws, and changes nothing. A load that is overtaken also
    /// changes nothing, but doesn't throw, because the newer load reports its own outcome.
    func load() async throws {
        loadCount += 1
        let number = loadCount
        let answer: [Standing]
        do {
            answer = try await endpointRequest.load()
        } catch {
            if number != loadCount { return }
            throw error
        }
        if number != loadCount { return }
        try Task.checkCancellation()
        try await dataController.takeOver(answer, of: endpointRequest.tournamentId)
        let shown = try await dataController.fetch(entityRequest)
        // The store also takes time, so a newer load may have started.
        if number != loadCount { return }
        sections = StandingsSection.sections(of: shown)
    }
}
