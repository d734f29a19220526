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

    /// After each load of `endpointRequest`, shows what `entityRequest` finds in the store.
    init(
        endpointRequest: any StandingsEndpoint, entityRequest: any EntityRequest,
        dataController: any DataController
    ) {
        self.endpointRequest = endpointRequest
        self.entityRequest = entityRequest
        self.dataController = dataController
    }

    /// The data source of the app: it asks the network, and keeps the answers in the app's store.
    convenience init(tournamentId: Int, group: String? = nil) {
        self.init(
            endpointRequest: StandingsEndpointRequest(
                tournamentId: tournamentId, transport: WebSession.shared),
            entityRequest: StandingsEntityRequest(tournamentId: tournamentId, group: group),
            dataController: MemoryDataController.shared)
    }

    /// Loads the standings, keeps them in the store and shows the ones that are wanted.
    ///
    /// If it fails or is cancelled, it throws and changes nothing. A load that is overtaken by a newer
    /// one also changes nothing, but doesn't throw: the newer one reports how it ends.
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
