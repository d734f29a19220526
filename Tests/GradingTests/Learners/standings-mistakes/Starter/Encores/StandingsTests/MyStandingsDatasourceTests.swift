import Shared
import TestHelpers
import Testing

@testable import Standings

@MainActor @Suite struct MyStandingsDatasourceTests {
    @Test func expectsAnOlderLoadToThrow() async {
        let endpoint = EndpointSpy()
        let datasource = StandingsDatasource(
            endpointRequest: endpoint, entityRequest: StandingsEntityRequest(tournamentId: 10),
            dataController: MemoryDataController())
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        _ = try? await newer.value
        endpoint.answer(1, .failure(StandingsError.offline))
        await #expect(throws: StandingsError.offline) { try await older.value }
    }

    @Test func neverAnswersItsEndpoint() async throws {
        let endpoint = EndpointSpy()
        let datasource = StandingsDatasource(
            endpointRequest: endpoint, entityRequest: StandingsEntityRequest(tournamentId: 10),
            dataController: MemoryDataController())
        try await datasource.load()
        #expect(datasource.sections == [])
    }
}
