import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `StandingsDatasource`, through its three seams.
@MainActor @Suite struct MyStandingsDatasourceTests {
    private let endpoint = EndpointSpy()
    private let store = MemoryDataController()

    @Test func anEmptyAnswerEmptiesAllGroups() async throws {
        store.standings = [.fixture(id: 1, group: "A"), .fixture(id: 2, group: "B")]
        let datasource = newDatasource(EndpointStub(standings: []), group: "A")
        try await datasource.load()
        #expect(store.standings == [])
    }

    @Test func aFailureKeepsWhatIsShown() async throws {
        let datasource = try await loadedDatasource()
        let before = datasource.sections
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        #expect(datasource.sections == before, "while it is loading")
        endpoint.answer(2, .failure(StandingsError.offline))
        await #expect(throws: StandingsError.offline) { try await load.value }
        #expect(datasource.sections == before)
    }

    @Test func anAnswerAfterThatOneIsShown() async throws {
        let datasource = try await loadedDatasource()
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        try await load.value
        #expect(datasource.sections == [])
    }

    @Test func anOlderAnswerThatComesLaterChangesNothing() async throws {
        let datasource = newDatasource(endpoint)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success(.sample))
        try await newer.value
        let before = datasource.sections
        endpoint.answer(1, .success([]))
        try await older.value
        #expect(datasource.sections == before)
        #expect(store.standings == .sample)
    }

    @Test func anOlderFailureIsNotThrown() async throws {
        let datasource = newDatasource(endpoint)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(1, .failure(StandingsError.offline))
        try await older.value
        endpoint.answer(2, .success([]))
        try await newer.value
    }

    @Test func aCancelledLoadChangesNothing() async throws {
        let datasource = try await loadedDatasource()
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        load.cancel()
        endpoint.answer(2, .success([]))
        await #expect(throws: CancellationError.self) { try await load.value }
        #expect(store.standings == .sample)
    }

    @Test func aLoadThatIsOvertakenInTheStoreShowsNothing() async throws {
        let store = SlowStore()
        let datasource = StandingsDatasource(
            endpointRequest: endpoint, entityRequest: StandingsEntityRequest(tournamentId: 10),
            dataController: store)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success([.fixture(group: "C")]))
        await waitUntil { store.fetchCount == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        try await newer.value
        store.goOn()
        try await older.value
        #expect(datasource.sections == [])
    }

    /// Returns a data source that shows the sample.
    private func loadedDatasource() async throws -> StandingsDatasource {
        let datasource = newDatasource(endpoint)
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success(.sample))
        try await load.value
        return datasource
    }

    private func newDatasource(
        _ endpoint: any StandingsEndpoint, group: String? = nil
    ) -> StandingsDatasource {
        StandingsDatasource(
            endpointRequest: endpoint,
            entityRequest: StandingsEntityRequest(tournamentId: 10, group: group),
            dataController: store)
    }
}
